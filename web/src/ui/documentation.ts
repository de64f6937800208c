/** Where the documentation is, if it lies here: in a server's page there is no such line. */
export const documentation = () => document.querySelector<HTMLLinkElement>('link[rel="help"]')?.href;
