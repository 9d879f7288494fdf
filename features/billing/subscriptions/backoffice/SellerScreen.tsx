import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { FormSkeleton } from "#packages/web/backoffice/forms/FormSkeleton.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { sellerQuery } from "./platform-billing/queries.ts";
import { SellerForm } from "./platform-billing/SellerForm.tsx";

/** `/seller`: the issuer of invoices and its accounts. */
export function SellerScreen() {
  const t = useTranslations("seller");
  const seller = useQuery(sellerQuery);
  useTitle(t("title"));
  return (
    <PlainPage title={t("title")} description={t("lead")}>
      <Loaded query={seller} failed={t("fetchFailed")} skeleton={<FormSkeleton />}>
        {(data) => <SellerForm seller={data} />}
      </Loaded>
    </PlainPage>
  );
}
