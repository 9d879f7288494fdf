import { useTranslations } from "use-intl/react";
import type { Language } from "#packages/domain/translations/languages.ts";
import { PhoneFrame } from "#packages/ui/page/PhoneFrame.tsx";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import type { Terms } from "./queries.ts";
import classes from "./terms.module.css";

/** A preview of the member's page, with the typed line breaks. Spec §2 "/terms/membership/". */
export function TermsPreview({ terms, language }: { terms: Terms; language: Language }) {
  const t = useTranslations("terms");
  const chain = useChain();
  return (
    <PhoneFrame label={t("preview")} brandColour={chain.brandColour} scheme="light">
      <article className={classes.page} lang={language}>
        <h2 className={classes.pageTitle}>{terms.title}</h2>
        {terms.termsParagraphs.map(({ id, title, content }) => (
          <section key={id}>
            {title && <h3 className={classes.pageHeading}>{title}</h3>}
            <p className={classes.pageText}>{content}</p>
          </section>
        ))}
      </article>
    </PhoneFrame>
  );
}
