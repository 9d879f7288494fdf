import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { useLanguageName } from "../language/language-name.ts";
import { LanguageTabs } from "./LanguageTabs.tsx";
import classes from "./language-tabs.module.css";
import type { FormTexts } from "./use-form-texts.ts";

type LanguageTextsProps<Field extends string> = {
  texts: FormTexts<Field>;
  /** The texts shown here; absent: all texts. */
  of?: readonly Field[];
  children: ReactNode;
};

/**
 * Shows a form's texts under a tab for each language of the club. In a club with one language, shows only the texts.
 */
export function LanguageTexts<Field extends string>({ texts, of, children }: LanguageTextsProps<Field>) {
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
      noteOf={(each) => <Mark own={each === texts.own} missing={missing(each, of)} isWrong={texts.isWrong(each, of)} />}
    >
      {language !== own && missing(language, of) > 0 && (
        <p className={classes.fallback}>{t("fallback", { language: name(own) })}</p>
      )}
      {children}
    </LanguageTabs>
  );
}

/** Marks the tab of the club's own language, and the tabs of other languages with a wrong or missing text. */
function Mark({ own, missing, isWrong }: { own: boolean; missing: number; isWrong: boolean }) {
  const t = useTranslations("translations");
  if (isWrong) return <Dot says={t("wrong")} wrong />;
  if (own) return <span className={classes.own}> {t("own")}</span>;
  return missing > 0 && <Dot says={t("missing", { count: missing })} />;
}

function Dot({ says, wrong }: { says: string; wrong?: boolean }) {
  return (
    <span title={says}>
      <span className={classes.mark} data-wrong={wrong} />
      <span className="st-hidden">{says}</span>
    </span>
  );
}
