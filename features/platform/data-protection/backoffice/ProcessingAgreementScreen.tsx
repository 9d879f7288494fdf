import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "use-intl/react";
import { DocumentBody } from "#features/platform/documents/backoffice/DocumentBody.tsx";
import { languages } from "#packages/domain/translations/languages.ts";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { call } from "#packages/web/backoffice/session/api.ts";
import { Acceptances } from "./Acceptances.tsx";
import classes from "./data-protection.module.css";
import { agreementQuery } from "./queries.ts";
import { Sections } from "./Sections.tsx";

/** `/dataprotection/dpa`: the agreement between company and platform, with its acceptances. */
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
        {(agreement) => (
          <div className={classes.page}>
            <Acceptances {...agreement} />
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
