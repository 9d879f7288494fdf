import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { useChain } from "../../lib/chain.ts";
import type { Home } from "../../lib/home.ts";
import { paths } from "../../paths.ts";
import { Section } from "../../shell/Section.tsx";
import classes from "../../shell/section.module.css";
import { PurchaseRow } from "../purchases/PurchaseRow.tsx";

/** What one bought last, with the way to the rest; an invitation for whoever has bought nothing yet. */
export function LatestPurchase({ purchase }: { purchase: Home["latestPurchase"] }) {
  const words = useTranslations("home");
  const { clubPointActive } = useChain();
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
