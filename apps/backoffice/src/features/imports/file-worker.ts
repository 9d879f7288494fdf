import { readTable } from "./read-table.ts";

/** Reads a file beside the page, which stays alive meanwhile; told its bytes, it tells the table. */
addEventListener("message", async ({ data }: MessageEvent<ArrayBuffer>) => {
  postMessage(await readTable(data));
});
