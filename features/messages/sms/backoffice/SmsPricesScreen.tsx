import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { FormSkeleton } from "#packages/web/backoffice/forms/FormSkeleton.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { type ChosenClub, ClubChoice } from "./sms-prices/ClubChoice.tsx";
import { PricesForm } from "./sms-prices/PricesForm.tsx";
import { pricesQuery } from "./sms-prices/queries.ts";

/** `/sms-prices`: the platform's prices of SMS credits, for all clubs or for one. */
export function SmsPricesScreen() {
  const t = useTranslations("smsPrices");
  const [club, choose] = useState<ChosenClub>(null);
  const [isUnsaved, note] = useState(false);
  const subdomain = club?.value ?? null;
  const prices = useQuery(pricesQuery(subdomain));
  useTitle(t("title"));
  return (
    <PlainPage title={t("title")} description={t("lead")}>
      <ClubChoice chosen={club} disabled={isUnsaved} onChoose={choose} />
      <Loaded query={prices} failed={t("fetchFailed")} skeleton={<FormSkeleton />}>
        {(data) => <PricesForm key={subdomain ?? ""} prices={data} subdomain={subdomain} onUnsaved={note} />}
      </Loaded>
    </PlainPage>
  );
}
