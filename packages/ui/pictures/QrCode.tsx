import { useMemo } from "react";
import { encode } from "uqr";

type QrCodeProps = {
  /** The text that a scanner reads from the code. */
  value: string;
  /** Describes the code for screen readers; without it the code is only a decoration of a button. */
  label?: string | undefined;
  /** The length of a side in px; when absent, the code fills the available width. */
  size?: number | undefined;
  /** Quiet zone in modules: readers require 4, and 1 is enough on a white panel. */
  border?: number | undefined;
};

/** A QR code as one SVG path: black on white in every theme, because hand scanners fail otherwise. */
export function QrCode({ value, label, size, border = 2 }: QrCodeProps) {
  const { path, side } = useMemo(() => drawn(value, border), [value, border]);
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      width={size ?? "100%"}
      height={size}
      role={label ? "img" : "presentation"}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      shapeRendering="crispEdges"
      style={{ display: "block", forcedColorAdjust: "none" }}
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** Draws each run of dark modules as one rectangle: a short path without hairlines between modules. */
function drawn(value: string, border: number): { path: string; side: number } {
  const { data, size } = encode(value, { ecc: "M", border });
  const runs: string[] = [];
  data.forEach((row, y) => {
    let start = -1;
    for (let x = 0; x <= row.length; x++) {
      if (row[x] && start < 0) start = x;
      if (!row[x] && start >= 0) {
        runs.push(`M${start} ${y}h${x - start}v1H${start}z`);
        start = -1;
      }
    }
  });
  return { path: runs.join(""), side: size };
}
