/** A text in the fragment of a link: deflated, then base64 with the letters that links may hold. */

const LONGEST = 200_000; // bytes: a link that unpacks to more is no map

/** All bytes that come through; rejects as soon as there are too many. */
async function through(bytes: Uint8Array<ArrayBuffer>, by: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const changed = new Blob([bytes]).stream().pipeThrough(by as ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = changed.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    length += read.value.length;
    if (length > LONGEST) throw new RangeError("too long");
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const plain = btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join(""));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The text again. Rejects what was not packed here, or was cut short. */
export async function unpacked(link: string): Promise<string> {
  const plain = atob(link.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(plain, (each) => each.charCodeAt(0));
  const text = await through(bytes, new DecompressionStream("deflate-raw"));
  return new TextDecoder("utf-8", { fatal: true }).decode(text);
}
