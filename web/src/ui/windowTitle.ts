/** What the window is called: before that how many tables wait, so that it is seen on the tab of a browser. */

export const windowTitle = (name: string, waiting: number): string => (waiting ? `(${waiting}) ${name}` : name);
