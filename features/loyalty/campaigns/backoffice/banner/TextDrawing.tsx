import { bannerFontSizes } from "#packages/domain/limits.ts";
import type { BannerText } from "../../domain/banners.ts";
import { shadeColour, softShadow } from "../banner-rules/readability.ts";
import classes from "./banner.module.css";
import { standIns, weightOf } from "./fonts.ts";
import { baselineOf, type Laid, lineStart } from "./layout.ts";

const anchors = { left: "start", center: "middle", right: "end" } as const;

type TextDrawingProps = { text: BannerText; laid: Laid; isOnPicture: boolean };

/** A banner's text in an SVG: its shade, its letters, and the outline of a selected text. */
export function TextDrawing({ text, laid, isOnPicture }: TextDrawingProps) {
  const { radius, ...shadeBox } = laid.shade;
  const { colour, blur } = softShadow(text);
  const size = bannerFontSizes[text.size];
  // The deviation of a filter's blur is half of a canvas's.
  const filter = isOnPicture ? `drop-shadow(0 0 ${(size * blur) / 2}px ${colour})` : undefined;
  return (
    <>
      <rect
        {...shadeBox}
        rx={radius}
        fill={shadeColour(text.colour)}
        fillOpacity={text.shade}
        className={classes.shade}
      />
      <text
        fill={text.colour}
        fontFamily={`"${standIns[text.font].family}"`}
        fontSize={size}
        fontWeight={weightOf(text)}
        textAnchor={anchors[text.align]}
        className={classes.letters}
        style={{ filter }}
      >
        {laid.lines.map((line, index) => (
          <tspan key={index} x={lineStart(text, laid.box)} y={baselineOf(laid, index)}>
            {line}
          </tspan>
        ))}
      </text>
      <rect {...shadeBox} className={classes.outline} />
    </>
  );
}
