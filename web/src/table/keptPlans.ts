/** Where this device keeps plans: as text, under their table and the secret of the seat whose they are. */

const PREFIX = "carrack.plans.";

/** What a browser refuses to store is known until the page is reloaded. */
const unkept = new Map<string, string>();

const slot = (table: string, token: string) => `${PREFIX}${table}/${token && `${token}/`}`;

export function keptPlans(table: string, token: string): string {
  const key = slot(table, token);
  try {
    return unkept.get(key) ?? localStorage.getItem(key) ?? "";
  } catch {
    return unkept.get(key) ?? "";
  }
}

/** Whether they will be there after a reload. */
export const keepsPlans = (table: string, token: string): boolean => token !== "" && !unkept.has(slot(table, token));

export function keepPlans(table: string, token: string, text: string): void {
  const key = slot(table, token);
  try {
    if (!token) throw new Error("nobody could take them away with the seat");
    localStorage.setItem(key, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
  }
}

/** The seat is no longer this device's, or (without a token) nothing of the table is. */
export function dropPlans(table: string, token = ""): void {
  const gone = slot(table, token);
  const isGone = (key: string) => key.startsWith(gone);
  [...unkept.keys()].filter(isGone).forEach((key) => unkept.delete(key));
  try {
    for (const key of Object.keys(localStorage).filter(isGone)) localStorage.removeItem(key);
  } catch {
    // nothing is stored
  }
}
