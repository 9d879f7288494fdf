import { Button, Checkbox, NativeSelect } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import type { RefObject } from "react";
import { useTranslations } from "use-intl/react";
import { bannerFontSizes, bannerFonts } from "#packages/domain/limits.ts";
import { Segments } from "#packages/web/backoffice/forms/Segments.tsx";
import { LimitedArea } from "#packages/web/forms/LimitedArea.tsx";
import {
  type BannerFont,
  type BannerSize,
  type BannerText,
  bannerAligns,
  bannerSizes,
  bannerTextMax,
} from "../../domain/banners.ts";
import { changeText, withoutText } from "../banner-rules/banner-acts.ts";
import { alignedBy, placedAt, rows } from "../banner-rules/boxes.ts";
import type { Readability } from "../banner-rules/readability.ts";
import classes from "./banner.module.css";
import { ColourRow } from "./ColourRow.tsx";
import controls from "./controls.module.css";
import { standIns } from "./fonts.ts";
import { ReadabilityNote } from "./ReadabilityNote.tsx";
import { Slider } from "./Slider.tsx";
import type { BannerWork } from "./use-banner-work.ts";

type TextPanelProps = {
  editor: BannerWork;
  index: number;
  reading: Readability | undefined;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** Edits the selected text. */
export function TextPanel({ editor, index, reading, field }: TextPanelProps) {
  const t = useTranslations("campaigns.banner");
  const { work, laid, change, settle, select } = editor;
  const text = work.banner.texts[index];
  const box = laid[index]?.box;
  if (!text || !box) return null;
  const set = (to: (from: BannerText) => BannerText, of: string | null = null) =>
    change((banner) => changeText(banner, index, to), of && `${of} ${index}`);
  const { hasBold } = standIns[text.font];
  return (
    <div className={controls.panel}>
      <LimitedArea
        ref={field}
        label={t("text")}
        autosize
        minRows={2}
        maxRows={5}
        limit={bannerTextMax}
        value={text.text}
        onChange={(event) => {
          const written = event.currentTarget.value;
          set((from) => ({ ...from, text: written }), "write");
        }}
        onBlur={settle}
      />
      {reading && <ReadabilityNote reading={reading} onShade={(shade) => set((from) => ({ ...from, shade }))} />}
      <div className={controls.pair}>
        <NativeSelect
          label={t("font")}
          value={text.font}
          data={bannerFonts.map((font) => ({ value: font, label: font }))}
          onChange={(event) => {
            const font = event.currentTarget.value as BannerFont;
            set((from) => ({ ...from, font }));
          }}
        />
        <NativeSelect
          label={t("size")}
          value={text.size}
          data={bannerSizes.map((size) => ({
            value: size,
            label: t(`sizes.${sizeKey(size)}`, { px: String(bannerFontSizes[size]) }),
          }))}
          onChange={(event) => {
            const size = event.currentTarget.value as BannerSize;
            set((from) => ({ ...from, size }));
          }}
        />
      </div>
      <p className={classes.note}>
        {t(standIns[text.font].sameWidths ? "standsFor" : "looksLike", {
          font: text.font,
          family: standIns[text.font].family,
        })}
      </p>
      <Checkbox
        label={hasBold ? t("bold") : t("boldByNature")}
        checked={!hasBold || text.bold}
        disabled={!hasBold}
        onChange={(event) => {
          const bold = event.currentTarget.checked;
          set((from) => ({ ...from, bold }));
        }}
      />
      <ColourRow
        label={t("colour")}
        value={text.colour}
        onChange={(colour) => set((from) => ({ ...from, colour }), "colour")}
        onDone={settle}
      />
      <div>
        <p className={controls.legend}>{t("align")}</p>
        <Segments
          label={t("align")}
          choices={bannerAligns.map((align) => ({ value: align, label: t(`aligns.${align}`) }))}
          value={text.align}
          onChange={(align) => set((from) => alignedBy(from, align, box))}
        />
      </div>
      <fieldset className={controls.places}>
        <legend className={controls.legend}>{t("place")}</legend>
        {rows.flatMap((row) =>
          bannerAligns.map((align) => (
            <button
              key={`${row} ${align}`}
              type="button"
              className={controls.place}
              aria-label={t("placeAt", { row: t(`rows.${row}`), align: t(`aligns.${align}`) })}
              onClick={() => set((from) => placedAt(from, { row, align }, box))}
            />
          )),
        )}
      </fieldset>
      <Slider
        label={t("shade")}
        valueText={t("percent", { share: String(Math.round(text.shade * 100)) })}
        min={0}
        max={1}
        step={0.05}
        value={text.shade}
        onChange={(shade) => set((from) => ({ ...from, shade }), "shade")}
        onDone={settle}
      />
      <Button
        type="button"
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={18} aria-hidden />}
        className={controls.start}
        onClick={() => {
          select(null);
          change((banner) => withoutText(banner, index));
        }}
      >
        {t("removeText")}
      </Button>
    </div>
  );
}

/** Translation keys have no spaces. */
const sizeKey = (size: BannerSize) =>
  (
    ({
      tinny: "tinny",
      "very small": "verySmall",
      small: "small",
      medium: "medium",
      large: "large",
      "very large": "veryLarge",
      huge: "huge",
    }) as const
  )[size];
