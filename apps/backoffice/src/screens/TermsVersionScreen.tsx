import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { type TermsKind, termsVersionQuery } from "../features/terms/queries.ts";
import { VersionPage } from "../features/terms/VersionPage.tsx";
import { paths } from "../paths.ts";
import { BackLink } from "../shell/BackLink.tsx";
import { FormSkeleton } from "../shell/FormSkeleton.tsx";
import { Loaded } from "../shell/Loaded.tsx";

/** `/chain/membership/terms/$version` and `/chain/membership/privacy/$version`. */
export function TermsVersionScreen() {
  const t = useTranslations("terms");
  const { version = "" } = useParams({ strict: false });
  const kind: TermsKind = useLocation().pathname.startsWith(paths.privacyPolicy) ? "privacy" : "membership";
  const back = kind === "privacy" ? paths.privacyPolicy : paths.membershipTerms;
  const text = t(`titles.${kind}`);
  return (
    <Loaded
      query={useQuery(termsVersionQuery(kind, version))}
      frame={(instead) => (
        <PlainPage title={t("versionOf", { text, version })} above={<BackLink to={back} label={text} />}>
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
