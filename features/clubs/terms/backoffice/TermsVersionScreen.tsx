import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { FormSkeleton } from "#packages/web/backoffice/forms/FormSkeleton.tsx";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { type TermsKind, termsVersionQuery } from "./queries.ts";
import { VersionPage } from "./VersionPage.tsx";

/** `/chain/membership/terms/$version` and `/chain/membership/privacy/$version`. */
export function TermsVersionScreen() {
  const t = useTranslations("terms");
  const { version = "" } = useParams({ strict: false });
  const kind: TermsKind = useLocation().pathname.startsWith(paths.privacyPolicy) ? "privacy" : "membership";
  const backPath = kind === "privacy" ? paths.privacyPolicy : paths.membershipTerms;
  const text = t(`titles.${kind}`);
  return (
    <Loaded
      query={useQuery(termsVersionQuery(kind, version))}
      frame={(instead) => (
        <PlainPage title={t("versionOf", { text, version })} above={<BackLink to={backPath} label={text} />}>
          {instead}
        </PlainPage>
      )}
      failed={t("versionFailed")}
      skeleton={<FormSkeleton />}
    >
      {(read) => <VersionPage key={`${kind} ${version}`} kind={kind} read={read} />}
    </Loaded>
  );
}
