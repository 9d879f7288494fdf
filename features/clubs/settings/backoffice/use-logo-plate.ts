import { useEffect, useMemo, useState } from "react";
import { pixelsOf } from "#packages/ui/pictures/LogoImage.tsx";
import { plateFor } from "#packages/ui/pictures/logo-plate.ts";
import { brandPalette } from "#packages/ui/theme/brand-palette.ts";

/** Whether a logo is unreadable on the card's colour in light or dark mode, and needs a plate. */
export function useLogoPlate(url: string | undefined, brandColour: string): boolean {
  const [pixels, setPixels] = useState<Uint8ClampedArray | null>(null);
  useEffect(() => {
    setPixels(null);
    if (!url) return;
    const image = new Image();
    image.onload = () => setPixels(pixelsOf(image));
    image.src = url;
    return () => {
      image.onload = null;
    };
  }, [url]);
  return useMemo(() => {
    if (!pixels) return false;
    const { light, dark } = brandPalette(brandColour);
    return [light, dark].some(({ cardFrom, cardTo }) => plateFor(pixels, [cardFrom, cardTo]) !== "none");
  }, [pixels, brandColour]);
}
