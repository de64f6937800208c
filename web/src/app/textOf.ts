/** The text of a file that somebody has chosen; a picture is told as one before anything is asked of the server. */

import { Refused } from "../protocol/http";
import "./start/words";

const PICTURE = /^(?:.PNG\r|\ufffd{3}.{0,8}(?:JFIF|Exif)|GIF8|RIFF.{4}WEBP|.{4}ftyp(?:heic|avif|mif1))/s;
const START = 64; // of a file: what kind it is stands there

const not = (key: string, file: string) => new Refused(0, key, key, "", {}, key, { file });

export async function textOf(file: File): Promise<string> {
  const text = await file.text();
  if (file.type.startsWith("image/") || PICTURE.test(text.slice(0, START))) throw not("file-picture", file.name);
  if (text.includes("\0")) throw not("file-no-text", file.name);
  return text;
}
