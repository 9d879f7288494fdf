import { languages } from "@stammis/domain/clubs/languages";
import { ListSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "use-intl/react";
import { Acceptances } from "../features/data-protection/Acceptances.tsx";
import classes from "../features/data-protection/data-protection.module.css";
import { agreementQuery } from "../features/data-protection/queries.ts";
import { Sections } from "../features/data-protection/Sections.tsx";
import { DocumentBody } from "../features/documents/DocumentBody.tsx";
import { call } from "../lib/api.ts";
import { ExportButton } from "../shell/ExportButton.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { useTitle } from "../shell/use-title.ts";

/** `/dataprotection/dpa`: the agreement between company and platform, and who accepted it. */
export function ProcessingAgreementScreen() {
  const t = useTranslations("dataProtection.agreement");
  const words = useTranslations("words");
  const locale = useLocale();
  const language = languages.find((each) => each === locale) ?? "sv";
  const agreement = useQuery(agreementQuery);
  useTitle(t("title"));
  return (
    <PlainPage
      title={t("title")}
      description={t("lead")}
      actions={<ExportButton label={t("pdf")} bring={() => call("printAgreement", { query: { language } })} />}
    >
      <Sections current="agreement" />
      <Loaded query={agreement} failed={t("failed")} skeleton={<ListSkeleton label={words("loading")} rows={6} />}>
        {(found) => (
          <div className={classes.page}>
            <Acceptances {...found} />
            <section className={classes.section} aria-labelledby="agreement-text">
              <h2 id="agreement-text" className={classes.heading}>
                {t("text")}
              </h2>
              <DocumentBody document="DATA_PROCESSING_AGREEMENT" level={3} />
            </section>
          </div>
        )}
      </Loaded>
    </PlainPage>
  );
}
