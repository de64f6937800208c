/** Saves a text or a picture as a file of the reader. */
export function save(name: string, text: BlobPart, type = "application/x-ndjson"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 1000);
}
