import { useLayoutEffect, useRef, useState } from "react";
import { normalizeHex } from "../theme/colour.ts";
import classes from "./logo-image.module.css";
import { type LogoPlate, plateFor } from "./logo-plate.ts";
import { pictureAt } from "./picture-sizes.ts";

type LogoImageProps = {
  src: string;
  alt: string;
  className?: string | undefined;
  /** What it lies on: names of the palette's colours. */
  on: readonly `--brand-${string}`[];
};

/** A logo that can be read wherever it lies: where its colours would be lost on the ground it gets a plate. */
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
  // The colours may be others at each rendering: the club's editor shows them as they are picked.
  useLayoutEffect(look);
  return (
    <span className={classes.plate} data-plate={plate}>
      <img ref={image} className={className} {...pictureAt(src, "half")} alt={alt} onLoad={look} />
    </span>
  );
}

const side = 48;

/** A picture's pixels, made small; null where it is not there, or may not be read. */
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
