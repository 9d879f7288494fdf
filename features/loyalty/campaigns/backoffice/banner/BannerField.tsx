import { Button } from "@mantine/core";
import { IconBrush, IconTrash } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl/react";
import { pictureAt } from "#packages/ui/pictures/picture-sizes.ts";
import { normalizeHex } from "#packages/ui/theme/colour.ts";
import type { ImageChoice } from "#packages/web/backoffice/files/image-choice.ts";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import type { Banner } from "../../domain/banners.ts";
import type { Finished } from "./BannerEditor.tsx";
import classes from "./banner.module.css";
import type { Work } from "./render-banner.ts";

/** Loads the editor and its fonts when it opens. */
const BannerEditor = lazy(async () => ({ default: (await import("./BannerEditor.tsx")).BannerEditor }));

type BannerFieldProps = {
  /** The campaign's name, which layouts begin with. */
  name: string;
  banner: Banner | null;
  onBanner: (banner: Banner | null) => void;
  /** The picture shown to members, and the source picture that the editor crops. */
  picture: ImageChoice;
  source: ImageChoice;
  disabled: boolean;
};

/** Shows the current banner and opens its editor. */
export function BannerField({ name, banner, onBanner, picture, source, disabled }: BannerFieldProps) {
  const t = useTranslations("campaigns.banner");
  const { brandColour } = useChain();
  const [opened, setOpened] = useState<Work | null>(null);
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    picture.setError(undefined);
    try {
      const { openBanner } = await import("./open-banner.ts");
      const bannerSource = { banner, sourceUrl: source.url, pictureUrl: picture.url };
      setOpened(await openBanner({ ...bannerSource, brandColour: normalizeHex(brandColour) ?? "#6b2452" }));
    } catch {
      picture.setError(t("openFailed"));
    }
    setBusy(false);
  };
  const keep = (finished: Finished) => {
    onBanner(finished.banner);
    picture.pick(finished.picture);
    if (finished.source?.file) source.pick(finished.source.file);
    setOpened(null);
  };
  const remove = () => {
    onBanner(null);
    picture.clear();
    source.clear();
  };
  return (
    <div className={classes.field}>
      {picture.url && <img {...pictureAt(picture.url, "full")} alt={t("alt")} className={classes.kept} />}
      <div className={classes.row}>
        <Button
          type="button"
          variant="default"
          loading={busy}
          disabled={disabled}
          leftSection={<IconBrush size={18} aria-hidden />}
          onClick={() => void open()}
        >
          {picture.url ? t("edit") : t("make")}
        </Button>
        {picture.url && !disabled && (
          <Button
            type="button"
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={remove}
          >
            {t("remove")}
          </Button>
        )}
      </div>
      <p className={classes.note} role="alert" data-error={picture.error ? true : undefined}>
        {picture.error}
      </p>
      {opened && (
        <Suspense>
          <BannerEditor first={opened} name={name} onDone={keep} onCancel={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  );
}
