import type { Language } from "@stammis/domain/clubs/languages";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { useLanguageName } from "../lib/language-name.ts";
import { LanguageTabs, TabNote } from "./LanguageTabs.tsx";
import classes from "./language-tabs.module.css";
import type { FormTexts } from "./use-form-texts.ts";

type LanguageTextsProps = { texts: FormTexts; children: ReactNode };

/** Texts of a form under a tab for each language the club offers; in a club of one language just the texts. */
export function LanguageTexts({ texts, children }: LanguageTextsProps) {
  const t = useTranslations("translations");
  const name = useLanguageName();
  const { own, offered, language, missing } = texts;
  if (offered.length === 1) return children;
  return (
    <LanguageTabs
      label={t("label")}
      among={offered}
      value={language}
      onChange={texts.choose}
      noteOf={(each) => <Mark texts={texts} language={each} />}
    >
      {language !== own && missing(language) > 0 && (
        <p className={classes.fallback}>{t("fallback", { language: name(own) })}</p>
      )}
      {children}
    </LanguageTabs>
  );
}

/** Of the club's own that it is; of another whether something in it is wrong, or missing. */
function Mark({ texts, language }: { texts: FormTexts; language: Language }) {
  const t = useTranslations("translations");
  const count = texts.missing(language);
  if (texts.isWrong(language)) return <Dot says={t("wrong")} wrong />;
  if (language === texts.own) return <TabNote>{t("own")}</TabNote>;
  return count > 0 && <Dot says={t("missing", { count })} />;
}

function Dot({ says, wrong }: { says: string; wrong?: boolean }) {
  return (
    <span title={says}>
      <span className={classes.mark} data-wrong={wrong} />
      <span className="st-hidden">{says}</span>
    </span>
  );
}
