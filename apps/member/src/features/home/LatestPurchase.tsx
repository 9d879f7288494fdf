import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { useChain } from "../../lib/chain.ts";
import type { Home } from "../../lib/home.ts";
import { paths } from "../../paths.ts";
import { Section } from "../../shell/Section.tsx";
import classes from "../../shell/section.module.css";
import { PurchaseRow } from "../purchases/PurchaseRow.tsx";

/** Whether the club has anything else to show this member. */
const hasMore = ({ coupons, stampcards, stampcardCoupons, campaigns, welcomeOffer }: Home) =>
  welcomeOffer !== null || [coupons, stampcards, stampcardCoupons, campaigns].some((list) => list.length > 0);

/** What one bought last, with the way to the rest; where there is nothing at all as yet, an invitation. */
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
