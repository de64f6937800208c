import { expect, test } from "vitest";
import { joined } from "./gamesTable";

test("tables of several games have their first line once, also where a name holds a line end", () => {
  const one = 'seat,name\r\n1,"Ada\r\nthe first"\r\n';
  expect(joined([one, "seat,name\r\n1,Ben\r\n2,Cy\r\n"])).toBe('seat,name\r\n1,"Ada\r\nthe first"\r\n1,Ben\r\n2,Cy\r\n');
  expect(joined([])).toBe("");
});
