import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { PurchaseRow } from "#features/till/purchases/member/PurchaseRow.tsx";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { useChain } from "#packages/web/member/club/chain.ts";
import type { Home } from "#packages/web/member/club/home.ts";
import { Section } from "#packages/web/member/shell/Section.tsx";
import classes from "#packages/web/member/shell/section.module.css";

/** Whether home shows this member anything apart from the latest purchase. */
const hasMore = ({ coupons, stampcards, stampcardCoupons, campaigns, welcomeOffer }: Home) =>
  welcomeOffer !== null || [coupons, stampcards, stampcardCoupons, campaigns].some((list) => list.length > 0);

/** Shows the latest purchase with a link to all purchases, or an invitation if home is otherwise empty. */
export function LatestPurchase({ home }: { home: Home }) {
  const words = useTranslations("home");
  const { clubPointActive } = useChain();
  const purchase = home.latestPurchase;
  if (!purchase && hasMore(home)) return null;
  if (!purchase) return <EmptyState drawing="purchases" title={words("nothingTitle")} text={words("nothingText")} />;
  const more = (
    <Link to={clubPointActive ? paths.purchaseHistory : paths.purchases} className={classes.more}>
      {words("allPurchases")}
    </Link>
  );
  return (
    <Section title={words("latestPurchase")} more={more}>
      <PurchaseRow purchase={purchase} />
    </Section>
  );
}
