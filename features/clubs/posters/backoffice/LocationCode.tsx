import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { QrCode } from "#packages/ui/pictures/QrCode.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { CopyLink } from "#packages/web/backoffice/page/CopyLink.tsx";
import type { AnswerOf } from "#packages/web/backoffice/session/api.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { saveFile } from "#packages/web/save-file.ts";
import { type PosterFormat, posterFormats } from "../domain/posters.ts";
import classes from "./attract.module.css";
import { type PosterLook, useGetPoster } from "./queries.ts";

type LocationCodeProps = {
  location: AnswerOf<"listLocations">[number];
  /** The club's own URL without its last slash. */
  club: string;
  look: PosterLook;
};

/** A point of sale's sign-up code and link, with the printable posters. */
export function LocationCode({ location, club, look }: LocationCodeProps) {
  const t = useTranslations("posters");
  const notices = useNotices();
  const offered = useCan("takeFiles") ? posterFormats : [];
  const poster = useGetPoster();
  const { id, name, subpage } = location;
  const link = `${club}/${subpage}/onboarding`;
  const print = (format: PosterFormat) =>
    poster.mutate(
      { id, format, ...look },
      {
        onSuccess: (file) => saveFile(file, `${t("fileName")}-${subpage}-${format.toLowerCase()}.pdf`),
        onError: (error) => notices.failed(error, t("posterFailed")),
      },
    );
  return (
    <li className={classes.location}>
      <div className={classes.code}>
        <QrCode value={link} label={t("codeOf", { name })} border={3} />
      </div>
      <div className={classes.locationWords}>
        <h3 className={classes.locationName}>{name}</h3>
        <CopyLink address={link} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons side by side, no fields of a form */}
      <div className={classes.formats} role="group" aria-label={t("print", { name })}>
        {offered.map((format) => (
          <Button
            key={format}
            variant="light"
            loading={poster.isPending && poster.variables?.format === format}
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => print(format)}
          >
            {t(`formats.${format}`)}
          </Button>
        ))}
      </div>
    </li>
  );
}
