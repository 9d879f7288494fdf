import sharp from "sharp";
import type { TestApi } from "./harness.ts";

/** Makes a PNG like an uploaded one. */
export function drawing(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#8b1e3f" } })
    .png()
    .toBuffer();
}

/** Makes a PNG as large as a photo, from soft noise. */
export function photo(width: number, height: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 120, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#7a3417", noise } })
    .blur(2)
    .png()
    .toBuffer();
}

/** Returns the format, width and height of the picture stored at a public path. */
export async function keptPicture(api: TestApi, path: string) {
  const { format, width, height } = await sharp((await api.services.files.read(path)) as Buffer).metadata();
  return { format, width, height };
}
