import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { sellerQuery } from "../features/platform-billing/queries.ts";
import { SellerForm } from "../features/platform-billing/SellerForm.tsx";
import { FormSkeleton } from "../shell/FormSkeleton.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { useTitle } from "../shell/use-title.ts";

/** `/seller`: who sends invoices, and where they are paid. */
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
