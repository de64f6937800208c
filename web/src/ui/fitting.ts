/** The language that serves who wants one, as `fitting` of core/languages.py finds it; "" if there is none. */
export function fitting(wanted: string, known: readonly string[]): string {
  const parts = wanted.toLowerCase().replaceAll("_", "-").split("-");
  for (let count = parts.length; count > 0; count -= 1) {
    const found = known.find((each) => each.toLowerCase() === parts.slice(0, count).join("-"));
    if (found !== undefined) return found;
  }
  return known.find((each) => each.toLowerCase().split("-")[0] === parts[0]) ?? "";
}
