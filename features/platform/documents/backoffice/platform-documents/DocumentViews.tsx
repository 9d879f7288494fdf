import { useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { type Language, languages } from "#packages/domain/translations/languages.ts";
import { LanguageTabs } from "#packages/web/backoffice/translations/LanguageTabs.tsx";
import { type DocumentTexts, documentIn } from "../../domain/document-texts.ts";
import { DocumentChanges } from "../DocumentChanges.tsx";
import { DocumentWords } from "../DocumentWords.tsx";
import reading from "../documents.module.css";
import classes from "./platform-documents.module.css";

type ViewsProps = { view: "read" | "changes"; texts: DocumentTexts; latest: DocumentTexts };

/** Shows the draft as its readers will see it, or its changes since the latest publication, by language. */
export function DocumentViews({ view, texts, latest }: ViewsProps) {
  const t = useTranslations("platformDocuments");
  const locale = useLocale();
  const [language, setLanguage] = useState<Language>(languages.find((each) => each === locale) ?? "sv");
  const after = documentIn(texts, language);
  return (
    <LanguageTabs label={t("language")} value={language} onChange={setLanguage} noteOf={() => null}>
      <div className={classes.paper} lang={language}>
        {view === "changes" ? (
          <DocumentChanges before={documentIn(latest, language)} after={after} />
        ) : (
          <div className={reading.text}>
            <DocumentWords text={after} level={3} />
          </div>
        )}
      </div>
    </LanguageTabs>
  );
}
