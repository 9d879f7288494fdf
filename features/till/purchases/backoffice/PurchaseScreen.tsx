import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { CardSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { NothingHere } from "#packages/web/backoffice/page/NotFound.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { PurchaseActions } from "./PurchaseActions.tsx";
import { PurchaseDetail } from "./PurchaseDetail.tsx";
import { type Purchase, purchaseQuery } from "./queries.ts";

export function PurchaseScreen() {
  const t = useTranslations("purchases");
  const words = useTranslations("words");
  const { id } = useParams({ strict: false });
  const query = useQuery(purchaseQuery(Number(id)));
  const missing = (
    <NothingHere title={t("notFound")} text={t("notFoundText")} to={paths.purchases} toLabel={t("toPurchases")} />
  );
  return (
    <Loaded
      query={query}
      failed={t("fetchFailed")}
      skeleton={<CardSkeleton label={words("loading")} />}
      missing={missing}
    >
      {(purchase) => <PurchaseView purchase={purchase} />}
    </Loaded>
  );
}

function PurchaseView({ purchase }: { purchase: Purchase }) {
  const t = useTranslations("purchases");
  const { moment } = useDates();
  const date = moment(purchase.dateOfPurchase);
  const title = purchase.totalAmount > 0 ? t("title", { date }) : t("visitTitle", { date });
  useTitle(title);
  return (
    <PlainPage
      title={title}
      above={<BackLink to={paths.purchases} label={t("menu")} />}
      actions={<PurchaseActions purchase={purchase} />}
    >
      <PurchaseDetail purchase={purchase} visit={purchase} />
    </PlainPage>
  );
}
