import sharp from "sharp";
import type { TestApi } from "./harness.ts";

/** A PNG as somebody may upload it. */
export function drawing(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#8b1e3f" } })
    .png()
    .toBuffer();
}

/** What was kept behind a public path: its format, width and height. */
export async function keptPicture(api: TestApi, path: string) {
  const { format, width, height } = await sharp((await api.services.files.read(path)) as Buffer).metadata();
  return { format, width, height };
}
