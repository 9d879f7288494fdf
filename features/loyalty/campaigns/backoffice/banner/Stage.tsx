import { useRef } from "react";
import { useTranslations } from "use-intl/react";
import { bannerWidth } from "#packages/domain/limits.ts";
import { bannerHeight } from "../../domain/banners.ts";
import { frameOf } from "../banner-rules/framing.ts";
import type { Readability } from "../banner-rules/readability.ts";
import classes from "./banner.module.css";
import { TextDrawing } from "./TextDrawing.tsx";
import type { BannerWork } from "./use-banner-work.ts";
import { useStageKeys } from "./use-stage-keys.ts";
import { useStagePointer } from "./use-stage-pointer.ts";

type StageProps = {
  editor: BannerWork;
  readings: readonly Readability[];
  /** Called when the user wants to edit the selected text. */
  onWrite: () => void;
};

/** The banner as an SVG, so that texts can be focused, named and moved by any input device. */
export function Stage({ editor, readings, onWrite }: StageProps) {
  const t = useTranslations("campaigns.banner");
  const stage = useRef<SVGSVGElement>(null);
  const { work, laid, selected, select } = editor;
  const pointer = useStagePointer(stage, editor);
  const keys = useStageKeys(editor, onWrite);
  const { background, picture, texts } = work.banner;
  const frame = picture && work.source ? frameOf(picture, work.source.size) : null;
  const { at } = keys;
  return (
    <>
      <p className="st-hidden" aria-live="polite">
        {at && t("at", { x: String(at.x), y: String(at.y) })}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds no drawing */}
      <svg
        ref={stage}
        role="group"
        tabIndex={-1}
        aria-label={t("stage")}
        className={classes.stage}
        viewBox={`0 0 ${bannerWidth} ${bannerHeight}`}
        onPointerMove={pointer.onMove}
        onPointerUp={pointer.onUp}
        onPointerCancel={pointer.onUp}
        onPointerDown={(event) => pointer.onDown(event, "picture")}
        onDoubleClick={() => typeof selected === "number" && onWrite()}
      >
        <rect width={bannerWidth} height={bannerHeight} fill={background} />
        {frame && work.source && picture && (
          // biome-ignore lint/a11y/useSemanticElements: a button holds no part of a drawing
          <g
            role="button"
            tabIndex={0}
            className={classes.thing}
            aria-label={t("pictureOnStage")}
            aria-pressed={selected === "picture"}
            onFocus={() => select("picture")}
            onKeyDown={keys.onPicture}
          >
            <image href={work.source.url} {...frame} preserveAspectRatio="none" />
            <rect width={bannerWidth} height={bannerHeight} fill="#000" fillOpacity={picture.darken} />
            <rect className={classes.outline} x={3} y={3} width={bannerWidth - 6} height={bannerHeight - 6} />
          </g>
        )}
        {texts.map((text, index) => {
          const place = laid[index];
          if (!place) return null;
          const unreadable = readings[index]?.shade != null;
          const named = t(unreadable ? "textOnStageUnreadable" : "textOnStage", {
            number: String(index + 1),
            text: text.text,
          });
          return (
            // biome-ignore lint/a11y/useSemanticElements: a button holds no part of a drawing
            <g
              key={index}
              role="button"
              tabIndex={0}
              className={classes.thing}
              aria-label={named}
              aria-pressed={selected === index}
              onFocus={() => select(index)}
              onKeyDown={(event) => keys.onText(event, index)}
              onPointerDown={(event) => pointer.onDown(event, index)}
            >
              <TextDrawing text={text} laid={place} isOnPicture={frame !== null} />
            </g>
          );
        })}
        {pointer.guides.map(({ axis, at }) => (
          <line
            key={axis}
            className={classes.guide}
            {...(axis === "x"
              ? { x1: at, x2: at, y1: 0, y2: bannerHeight }
              : { x1: 0, x2: bannerWidth, y1: at, y2: at })}
          />
        ))}
      </svg>
    </>
  );
}
