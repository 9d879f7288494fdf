import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { useChain } from "#packages/web/member/club/chain.ts";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import { BackLink } from "#packages/web/member/shell/BackLink.tsx";
import { LinkButton } from "#packages/web/member/shell/LinkButton.tsx";
import { Loaded } from "#packages/web/member/shell/Loaded.tsx";
import { codeOf } from "#packages/web/problem.ts";
import { PurchaseFacts } from "./PurchaseFacts.tsx";
import { purchaseQuery } from "./queries.ts";
import { ReturnStory } from "./ReturnStory.tsx";

export function PurchaseScreen() {
  const words = useTranslations("purchases");
  const loading = useTranslations("words")("loading");
  const points = useTranslations("points");
  const dates = useDates();
  const { clubPointActive } = useChain();
  const { id } = useParams({ from: "/own/consumer/purchases/$id" });
  const query = useQuery(purchaseQuery(Number(id)));
  const backLink = clubPointActive ? (
    <BackLink to={paths.purchaseHistory}>{words("historyTitle")}</BackLink>
  ) : (
    <BackLink to={paths.purchases}>{words("title")}</BackLink>
  );
  const code = codeOf(query.error);
  if (code === "NOT_FOUND" || code === "INVALID_INPUT") {
    return <EmptyState drawing="search" level={1} title={words("missing")} action={backLink} />;
  }
  const title = query.data
    ? words(query.data.totalAmount + query.data.discount > 0 ? "detailTitle" : "visitTitle", {
        date: dates.moment(query.data.dateOfPurchase),
      })
    : words("title");
  return (
    <PlainPage title={title} above={backLink}>
      <Loaded query={query} skeleton={<ListSkeleton label={loading} />} failed={words("fetchOneFailed")}>
        {(purchase) => (
          <>
            <ReturnStory purchase={purchase} />
            <PurchaseFacts purchase={purchase} />
            {clubPointActive && purchase.earnedPoints + purchase.tradedPoints > 0 && (
              <LinkButton to={paths.pointsAccount} search={{ purchase: purchase.id }} variant="light">
                {points("explain")}
              </LinkButton>
            )}
          </>
        )}
      </Loaded>
    </PlainPage>
  );
}
