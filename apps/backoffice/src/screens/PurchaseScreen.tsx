import { Button } from "@mantine/core";
import { ApiError } from "@stammis/contract/client";
import { EmptyState } from "@stammis/ui/EmptyState.tsx";
import { PlainPage } from "@stammis/ui/Page.tsx";
import { CardSkeleton } from "@stammis/ui/Skeletons.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { PurchaseDetail } from "../features/purchases/PurchaseDetail.tsx";
import { type Purchase, purchaseQuery } from "../features/purchases/queries.ts";
import { useDates } from "../lib/dates.ts";
import { paths } from "../paths.ts";
import { BackLink } from "../shell/BackLink.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { useTitle } from "../shell/use-title.ts";

export function PurchaseScreen() {
  const t = useTranslations("purchases");
  const words = useTranslations("words");
  const { id } = useParams({ strict: false });
  const query = useQuery(purchaseQuery(Number(id)));
  if (query.error instanceof ApiError && query.error.status === 404) {
    return (
      <EmptyState
        drawing="search"
        level={1}
        title={t("notFound")}
        text={t("notFoundText")}
        action={
          <Button variant="light" renderRoot={(props) => <Link to={paths.purchases} {...props} />}>
            {t("toPurchases")}
          </Button>
        }
      />
    );
  }
  return (
    <Loaded query={query} failed={t("fetchFailed")} skeleton={<CardSkeleton label={words("loading")} />}>
      {(purchase) => <PurchaseView purchase={purchase} />}
    </Loaded>
  );
}

function PurchaseView({ purchase }: { purchase: Purchase }) {
  const t = useTranslations("purchases");
  const shell = useTranslations("shell");
  const { moment } = useDates();
  const title = t("title", { date: moment(purchase.dateOfPurchase) });
  useTitle(title);
  return (
    <PlainPage title={title} above={<BackLink to={paths.purchases} label={shell("purchases")} />}>
      <PurchaseDetail purchase={purchase} />
    </PlainPage>
  );
}
