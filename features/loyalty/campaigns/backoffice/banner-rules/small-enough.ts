/** Shares of quality that are tried, the best first. */
const qualities = [0.95, 0.9, 0.85, 0.75, 0.6, 0.45, 0.3] as const;

/**
 * The picture in the best quality that is no larger than may be uploaded. `encode` answers null where the browser
 * cannot; null too when even the worst quality is too large.
 */
export async function smallEnough(
  encode: (quality: number) => Promise<Blob | null>,
  bytesAtMost: number,
): Promise<Blob | null> {
  for (const quality of qualities) {
    const blob = await encode(quality);
    if (blob === null || blob.size <= bytesAtMost) return blob;
  }
  return null;
}
