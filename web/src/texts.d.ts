/** What the page says in other languages than English, by `LANGUAGE/GROUP` (textModules.ts). */
declare module "virtual:texts" {
  const modules: Record<string, () => Promise<{ default: string }>>;
  export default modules;
}
