/** Downloads a file under a name; removes characters that are invalid in file names. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name.replace(/[\\/:*?"<>|]/g, " ");
  link.click();
  // The browser has read the file after a minute.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
