import { NativeSelect } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import type { Language } from "#packages/domain/translations/languages.ts";
import { type PosterBackground, posterBackgrounds } from "../domain/posters.ts";
import classes from "./attract.module.css";
import type { PosterLook } from "./queries.ts";

interface PosterChoicesProps {
  look: PosterLook;
  /** The club's languages; with one, there is no choice. */
  languages: readonly Language[];
  onChange: (look: PosterLook) => void;
}

/** The background and language of all posters. */
export function PosterChoices({ look, languages, onChange }: PosterChoicesProps) {
  const t = useTranslations("posters");
  const words = useTranslations("words");
  return (
    <div className={classes.choices}>
      <NativeSelect
        label={t("background")}
        data={posterBackgrounds.map((value) => ({ value, label: t(`backgrounds.${value}`) }))}
        value={look.background}
        onChange={(event) => onChange({ ...look, background: event.currentTarget.value as PosterBackground })}
      />
      {languages.length > 1 && (
        <NativeSelect
          label={t("posterLanguage")}
          data={languages.map((value) => ({ value, label: words(`languages.${value}`) }))}
          value={look.language}
          onChange={(event) => onChange({ ...look, language: event.currentTarget.value as Language })}
        />
      )}
    </div>
  );
}
