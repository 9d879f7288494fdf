import { useTranslations } from "use-intl/react";
import { pendingPurchaseDays } from "#packages/domain/limits.ts";
import type { TillFacts } from "../queries.ts";
import { ChoicesForAll } from "../visit/ChoicesForAll.tsx";
import type { Visit, VisitEvent } from "../visit/visit.ts";

type NewCustomerProps = {
  facts: TillFacts | undefined;
  visit: Visit;
  dispatch: (event: VisitEvent) => void;
  pointOfSaleId: number;
};

/** Shows the choices for a customer to be invited; the typed amount will be pending. */
export function NewCustomer({ facts, visit, dispatch, pointOfSaleId }: NewCustomerProps) {
  const t = useTranslations("register");
  return (
    <ChoicesForAll
      text={t("waitsText", { days: pendingPurchaseDays })}
      facts={facts}
      visit={visit}
      dispatch={dispatch}
      pointOfSaleId={pointOfSaleId}
    />
  );
}
