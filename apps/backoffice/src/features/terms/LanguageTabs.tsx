import { Tabs } from "@mantine/core";
import { type Language, languages } from "@stammis/domain/clubs/languages";
import { useTranslations } from "use-intl/react";
import type { TermsTexts } from "./queries.ts";
import classes from "./terms.module.css";
import { isEmpty } from "./texts.ts";

type LanguageTabsProps = {
  texts: TermsTexts;
  own: Language;
  value: Language;
  onChange: (language: Language) => void;
};

/** The languages of the text; the club's own and the empty ones are marked. */
export function LanguageTabs({ texts, own, value, onChange }: LanguageTabsProps) {
  const t = useTranslations("terms");
  const words = useTranslations("words");
  const noteOf = (language: Language) =>
    language === own ? t("clubLanguage") : isEmpty(texts[language]) ? t("emptyLanguage") : null;
  return (
    <Tabs value={value} onChange={(chosen) => chosen && onChange(chosen as Language)}>
      <Tabs.List aria-label={t("languages")}>
        {languages.map((language) => (
          <Tabs.Tab key={language} value={language} className={classes.tab ?? ""}>
            {words(`languages.${language}`)}
            {noteOf(language) && <span className={classes.tabNote}> {noteOf(language)}</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}
