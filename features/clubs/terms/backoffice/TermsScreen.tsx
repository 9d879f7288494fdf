import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { FormSkeleton } from "#packages/web/backoffice/forms/FormSkeleton.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { type TermsKind, termsQuery } from "./queries.ts";
import { TermsEditor } from "./TermsEditor.tsx";

/** `/chain/membership/terms` and `/chain/membership/privacy`. */
export function TermsScreen() {
  const t = useTranslations("terms");
  const { pathname } = useLocation();
  const kind: TermsKind = pathname.startsWith(paths.privacyPolicy) ? "privacy" : "membership";
  const query = useQuery(termsQuery(kind));
  return (
    <Loaded
      query={query}
      frame={(instead) => (
        <PlainPage title={t(`titles.${kind}`)} description={t(`leads.${kind}`)}>
          {instead}
        </PlainPage>
      )}
      failed={t(`fetchFailed.${kind}`)}
      skeleton={<FormSkeleton />}
    >
      {(state) => <TermsEditor key={kind} kind={kind} state={state} />}
    </Loaded>
  );
}
