/** The qualities to try, the best first. */
const qualities = [0.95, 0.9, 0.85, 0.75, 0.6, 0.45, 0.3] as const;

/**
 * Encodes the picture in the best quality below the upload limit. Null if the browser cannot encode (`encode` returns
 * null), or the lowest quality is too large.
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
