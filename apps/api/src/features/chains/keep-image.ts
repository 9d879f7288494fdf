import type { Chain } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { UnreadableImage } from "../../storage/files.ts";

/** Longest side of a logo, in pixels. */
export const logoSide = 512;

/** Keeps an uploaded image; answers its public path. Refuses IMAGE_NOT_READABLE. */
export async function keepImage({ files }: Services, chain: Chain, bytes: Buffer, side: number): Promise<string> {
  try {
    return await files.keepImage(chain.id, bytes, side);
  } catch (error) {
    if (error instanceof UnreadableImage) refuse("IMAGE_NOT_READABLE");
    throw error;
  }
}
