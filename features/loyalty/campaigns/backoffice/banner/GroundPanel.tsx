import { Button, FileButton } from "@mantine/core";
import { IconPhotoPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFileTaken } from "#packages/ui/form/use-file-taken.ts";
import { pictureProblem } from "#packages/web/backoffice/files/picture-problem.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { bannerDarkenMax, bannerZoomMax, newBannerPicture } from "../../domain/banners.ts";
import { changePicture } from "../banner-rules/banner-acts.ts";
import { isBlurred, zoomedTo } from "../banner-rules/framing.ts";
import classes from "./banner.module.css";
import { ColourRow } from "./ColourRow.tsx";
import controls from "./controls.module.css";
import { LayoutPicker } from "./LayoutPicker.tsx";
import { Slider } from "./Slider.tsx";
import { chosenSource } from "./source.ts";
import type { BannerWork } from "./use-banner-work.ts";

/** Edits the background: the picture and its crop, or a colour. Offers layouts filled with the campaign's `name`. */
export function GroundPanel({ editor, name }: { editor: BannerWork; name: string }) {
  const t = useTranslations("campaigns.banner");
  const errors = useTranslations("errors");
  const { work, change, changeWork, settle, select } = editor;
  const [error, setError] = useState<string>();
  const { banner, source } = work;
  const take = async (file: File | null) => {
    if (!file) return;
    setError(undefined);
    try {
      const chosen = await chosenSource(file);
      changeWork((from) => ({ banner: { ...from.banner, picture: newBannerPicture }, source: chosen }));
      select("picture");
    } catch {
      setError(errors((await pictureProblem(file)) ?? "IMAGE_NOT_READABLE"));
    }
  };
  const taking = useFileTaken((file) => void take(file));
  const remove = () => {
    select(null);
    changeWork((from) => ({ banner: { ...from.banner, picture: null }, source: null }));
  };
  return (
    <div className={controls.panel} data-over={taking.over || undefined} {...taking.target}>
      <LayoutPicker editor={editor} name={name} />
      <div className={classes.row}>
        <FileButton accept="image/png,image/jpeg,image/webp" onChange={(file) => void take(file)}>
          {(props) => (
            <Button type="button" variant="default" leftSection={<IconPhotoPlus size={18} aria-hidden />} {...props}>
              {source ? t("replacePicture") : t("pickPicture")}
            </Button>
          )}
        </FileButton>
        {source && (
          <Button
            type="button"
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={remove}
          >
            {t("removePicture")}
          </Button>
        )}
      </div>
      <p className={classes.note} role="alert" data-error={error ? true : undefined}>
        {error}
      </p>
      {banner.picture && source ? (
        <PictureSliders editor={editor} />
      ) : (
        <ColourRow
          label={t("background")}
          value={banner.background}
          onChange={(background) => change((from) => ({ ...from, background }), "background")}
          onDone={settle}
        />
      )}
    </div>
  );
}

function PictureSliders({ editor }: { editor: BannerWork }) {
  const t = useTranslations("campaigns.banner");
  const { decimal } = useNumbers();
  const { work, change, settle } = editor;
  const { picture } = work.banner;
  const size = work.source?.size;
  if (!picture || !size) return null;
  const percent = (share: number) => t("percent", { share: String(Math.round(share * 100)) });
  const set = (part: Partial<typeof picture>, of: string) =>
    change((banner) => changePicture(banner, (from) => ({ ...from, ...part })), of);
  return (
    <>
      <p className={classes.note}>{t("pictureHint")}</p>
      <Slider
        label={t("zoom")}
        valueText={t("times", { zoom: decimal(Math.round(picture.zoom * 10) / 10) })}
        min={1}
        max={bannerZoomMax}
        step={0.05}
        value={picture.zoom}
        onChange={(zoom) => change((banner) => changePicture(banner, (from) => zoomedTo(from, size, zoom)), "zoom")}
        onDone={settle}
      />
      <Slider
        label={t("across")}
        valueText={percent(picture.x)}
        min={0}
        max={1}
        step={0.01}
        value={picture.x}
        onChange={(x) => set({ x }, "across")}
        onDone={settle}
      />
      <Slider
        label={t("along")}
        valueText={percent(picture.y)}
        min={0}
        max={1}
        step={0.01}
        value={picture.y}
        onChange={(y) => set({ y }, "along")}
        onDone={settle}
      />
      <Slider
        label={t("darken")}
        valueText={percent(picture.darken)}
        min={0}
        max={bannerDarkenMax}
        step={0.05}
        value={picture.darken}
        onChange={(darken) => set({ darken }, "darken")}
        onDone={settle}
      />
      {isBlurred(picture, size) && <p className={classes.note}>{t("blurred")}</p>}
    </>
  );
}
