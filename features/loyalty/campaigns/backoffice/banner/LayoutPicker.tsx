import { useTranslations } from "use-intl/react";
import { bannerWidth } from "#packages/domain/limits.ts";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { type BannerText, bannerHeight } from "../../domain/banners.ts";
import { arranged, bannerLayouts } from "../banner-rules/banner-layouts.ts";
import { frameOf } from "../banner-rules/framing.ts";
import controls from "./controls.module.css";
import { layOut } from "./layout.ts";
import type { Work } from "./render-banner.ts";
import { TextDrawing } from "./TextDrawing.tsx";
import type { BannerWork } from "./use-banner-work.ts";

type LayoutPickerProps = {
  editor: BannerWork;
  /** The name of the campaign, for a banner without texts; "" before it is typed. */
  name: string;
};

const measure = (text: BannerText) => layOut(text).box;

/** Layouts with the banner's own texts, or the names of campaign and club. One press arranges the banner; undo restores it. */
export function LayoutPicker({ editor, name }: LayoutPickerProps) {
  const t = useTranslations("campaigns.banner");
  const { brandColour, commercialName } = useChain();
  const { work, change, select } = editor;
  const words = [name.trim() || t("newText"), commercialName] as const;
  return (
    <fieldset className={controls.layouts}>
      <legend className={controls.legend}>{t("layouts")}</legend>
      {bannerLayouts.map((layout) => {
        const banner = arranged(work.banner, layout, { words, brandColour, measure });
        return (
          <button
            key={layout}
            type="button"
            className={controls.layout}
            onClick={() => {
              select(null);
              change(() => banner);
            }}
          >
            <LayoutDrawing work={{ ...work, banner }} />
            <span>{t(`layoutNames.${layout}`)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

function LayoutDrawing({ work: { banner, source } }: { work: Work }) {
  const { picture, background, texts } = banner;
  return (
    <svg viewBox={`0 0 ${bannerWidth} ${bannerHeight}`} aria-hidden="true">
      <rect width={bannerWidth} height={bannerHeight} fill={background} />
      {picture && source && (
        <>
          <image href={source.url} {...frameOf(picture, source.size)} preserveAspectRatio="none" />
          <rect width={bannerWidth} height={bannerHeight} fill="#000" fillOpacity={picture.darken} />
        </>
      )}
      {texts.map((text, index) => (
        <TextDrawing key={index} text={text} laid={layOut(text)} isOnPicture={picture !== null} />
      ))}
    </svg>
  );
}
