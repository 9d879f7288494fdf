import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { type TermsKind, termsQuery } from "../features/terms/queries.ts";
import { TermsEditor } from "../features/terms/TermsEditor.tsx";
import { paths } from "../paths.ts";
import { FormSkeleton } from "../shell/FormSkeleton.tsx";
import { Loaded } from "../shell/Loaded.tsx";

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
