import { Link, useLocation } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { OpenCard } from "#packages/web/backoffice/page/OpenCard.tsx";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { platformDocumentNames } from "../domain/platform-documents.ts";
import { DocumentBody } from "./DocumentBody.tsx";
import classes from "./documents.module.css";
import { readDocumentSearch } from "./search.ts";

const addresses = {
  TERMS_OF_SERVICE: paths.platformTerms,
  PRIVACY_POLICY: paths.platformPrivacy,
  DATA_PROCESSING_AGREEMENT: paths.platformAgreement,
} as const;

/** The platform's terms of service, privacy policy and data processing agreement, readable by anyone. */
export function DocumentScreen() {
  const documents = useTranslations("documents");
  const { pathname, search } = useLocation();
  const document = platformDocumentNames.find((each) => pathname.startsWith(addresses[each])) ?? "TERMS_OF_SERVICE";
  return (
    <OpenCard
      title={documents(document)}
      size="wide"
      foot={
        <Link to={paths.today} className={link.link}>
          {documents("back")}
        </Link>
      }
    >
      <nav className={classes.others} aria-label={documents("title")}>
        {platformDocumentNames.map((each) => (
          <Link
            key={each}
            to={addresses[each]}
            className={classes.other}
            aria-current={each === document ? "page" : undefined}
          >
            {documents(each)}
          </Link>
        ))}
      </nav>
      <DocumentBody
        key={document}
        document={document}
        level={2}
        version={readDocumentSearch(search).version}
        linkTo={(version, text) => (
          <Link to={addresses[document]} search={{ version }} className={link.link}>
            {text}
          </Link>
        )}
      />
    </OpenCard>
  );
}
