import { expect, test } from "vitest";
import { sha256 } from "./sha256";

const bytes = (text: string) => new TextEncoder().encode(text);

test("the examples of FIPS 180-4", () => {
  expect(sha256(bytes(""))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(sha256(bytes("abc"))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(sha256(bytes("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"))).toBe(
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  );
});

test("agrees with the browser's own for every length around one and two blocks", async () => {
  for (let length = 50; length < 140; length++) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
    const known = new Uint8Array(await crypto.subtle.digest("SHA-256", message));
    expect(sha256(message)).toBe([...known].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
  }
});
