import { Checkbox } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { type Language, languages } from "#packages/domain/translations/languages.ts";
import { offeredLanguages } from "#packages/domain/translations/translations.ts";
import { useLanguageName } from "#packages/web/backoffice/language/language-name.ts";
import classes from "./club.module.css";
import { type Club, writtenQuery } from "./queries.ts";
import type { ClubFieldForm } from "./use-club-fields.ts";

type ClubLanguagesProps = { form: ClubFieldForm; club: Club };

/** The languages that a club offers, and the effect of a change on its texts. */
export function ClubLanguages({ form, club }: ClubLanguagesProps) {
  const t = useTranslations("settings");
  const words = useTranslations("words");
  const name = useLanguageName();
  const written = useQuery(writtenQuery(club.language)).data;
  const [own, chosen] = useWatch({ control: form.control, name: ["language", "languages"] });
  const offered = offeredLanguages(chosen, own);
  const thingsIn = (language: Language) => written?.written.find((each) => each.language === language)?.things ?? 0;
  const noteOf = (language: Language) => {
    const things = thingsIn(language);
    if (language === own) return t("ownLanguage");
    if (!written?.things || language === club.language) return undefined;
    if (!offered.includes(language)) return things > 0 ? t("keptTexts", { things }) : undefined;
    return t("writtenTexts", { things: String(things), all: String(written.things) });
  };
  const offer = (language: Language, isOffered: boolean) => {
    const others = chosen.filter((each) => each !== language);
    const next = offeredLanguages(isOffered ? [...others, language] : others, own);
    form.setValue("languages", next, { shouldDirty: true });
  };
  return (
    <>
      {own !== club.language && written && (
        <p className={classes.languageChange} role="status">
          {t("languageChange", {
            language: name(own),
            former: name(club.language),
            things: String(thingsIn(own)),
            all: String(written.things),
          })}
        </p>
      )}
      <Checkbox.Group label={form.fields.languages.label} description={t("languagesHint")} value={offered}>
        <div className={classes.languages}>
          {languages.map((language) => (
            <Checkbox
              key={language}
              value={language}
              label={words(`languages.${language}`)}
              description={noteOf(language)}
              disabled={language === own}
              onChange={(event) => offer(language, event.currentTarget.checked)}
            />
          ))}
        </div>
      </Checkbox.Group>
    </>
  );
}
