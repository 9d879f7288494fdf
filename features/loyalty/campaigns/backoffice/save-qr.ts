/** The side of the QR code's picture in pixels, sharp in print. */
const side = 1200;

/** Returns the drawn QR code as an SVG file. */
export function svgOf(code: SVGSVGElement | null | undefined): Blob {
  const drawn = code ? new XMLSerializer().serializeToString(code) : "";
  return new Blob([drawn], { type: "image/svg+xml" });
}

/** Returns the drawn QR code as a PNG file. Null if the browser cannot draw. */
export async function pngOf(code: SVGSVGElement | null | undefined): Promise<Blob | null> {
  const url = URL.createObjectURL(svgOf(code));
  try {
    const image = new Image(side, side);
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext("2d");
    if (context) context.imageSmoothingEnabled = false;
    context?.drawImage(image, 0, 0, side, side);
    return await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  } finally {
    URL.revokeObjectURL(url);
  }
}
