import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { realNow } from "#packages/web/backoffice/format/clock.ts";
import { FormSkeleton } from "#packages/web/backoffice/forms/FormSkeleton.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useMyCompany } from "#packages/web/backoffice/session/session.ts";
import classes from "./billing.module.css";
import { InvoiceSettings } from "./InvoiceSettings.tsx";
import { Invoices } from "./Invoices.tsx";
import { MonthCost } from "./MonthCost.tsx";
import { PayingCard } from "./PayingCard.tsx";
import { billingQuery } from "./queries.ts";
import { Standing } from "./Standing.tsx";

/** `/billings/details`: the company's subscription, its cost and its invoices. Spec §2. */
export function BillingScreen() {
  const t = useTranslations("subscriptions");
  const mine = useMyCompany();
  useTitle(t("title"));
  return (
    <PlainPage title={t("title")} description={t("lead")}>
      {mine && <Found key={mine.id} id={mine.id} />}
    </PlainPage>
  );
}

function Found({ id }: { id: number }) {
  const t = useTranslations("subscriptions");
  const billing = useQuery(billingQuery(id));
  const today = platformToday(realNow()).toString();
  return (
    <Loaded query={billing} failed={t("fetchFailed")} skeleton={<FormSkeleton />}>
      {(data) => (
        <>
          <div className={classes.overview}>
            <div className={classes.column}>
              <Standing billing={data} companyId={id} today={today} />
              <PayingCard billing={data} companyId={id} />
            </div>
            <MonthCost billing={data} toCome={data.standing.subscription === null} />
          </div>
          <Invoices companyId={id} today={today} />
          <InvoiceSettings billing={data} companyId={id} />
        </>
      )}
    </Loaded>
  );
}
