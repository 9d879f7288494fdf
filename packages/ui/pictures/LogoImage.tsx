import { useLayoutEffect, useRef, useState } from "react";
import { normalizeHex } from "../theme/colour.ts";
import classes from "./logo-image.module.css";
import { type LogoPlate, plateFor } from "./logo-plate.ts";
import { pictureAt } from "./picture-sizes.ts";

type LogoImageProps = {
  src: string;
  alt: string;
  className?: string | undefined;
  /** The colours behind the logo: names from the club's palette. */
  on: readonly `--brand-${string}`[];
};

/** Shows a logo that stays readable: it gets a plate if its colours contrast too little with the background. */
export function LogoImage({ src, alt, className, on }: LogoImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [plate, setPlate] = useState<LogoPlate>("none");
  const look = () => {
    const element = image.current;
    const pixels = element?.complete ? pixelsOf(element) : null;
    if (!element || !pixels) return;
    const style = getComputedStyle(element);
    setPlate(
      plateFor(
        pixels,
        on.flatMap((name) => normalizeHex(style.getPropertyValue(name)) ?? []),
      ),
    );
  };
  // The colours can change at each render: the club's editor shows them as they are picked.
  useLayoutEffect(look);
  return (
    <span className={classes.plate} data-plate={plate}>
      <img ref={image} className={className} {...pictureAt(src, "half")} alt={alt} onLoad={look} />
    </span>
  );
}

const side = 48;

/** Returns a picture's pixels, scaled down; null when the picture is missing or may not be read. */
export function pixelsOf(image: HTMLImageElement): Uint8ClampedArray | null {
  if (image.naturalWidth === 0) return null;
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  try {
    context?.drawImage(image, 0, 0, side, side);
    return context?.getImageData(0, 0, side, side).data ?? null;
  } catch {
    return null;
  }
}
