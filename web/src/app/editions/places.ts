/** Where on the page a cell is. */

export const placeOf = (section: string, line: number, cell: number) => `${section}-${line}-${cell}`;

/** Goes to a cell. Says whether there is one. */
export function enter(section: string, line: number, cell: number): boolean {
  const found = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(placeOf(section, line, cell))}"]`);
  found?.focus();
  return found !== null;
}
