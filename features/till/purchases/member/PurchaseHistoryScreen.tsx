import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { useChain } from "#packages/web/member/club/chain.ts";
import { BackLink } from "#packages/web/member/shell/BackLink.tsx";
import link from "#packages/web/member/shell/text-link.module.css";
import { Purchases } from "./Purchases.tsx";

/** `/consumer/purchases/history`: all purchases, with a link back to the points. */
export function PurchaseHistoryScreen() {
  const words = useTranslations("purchases");
  const shell = useTranslations("shell");
  const { clubPointActive } = useChain();
  return (
    <PlainPage
      title={words("historyTitle")}
      above={<BackLink to={paths.purchases}>{clubPointActive ? shell("points") : shell("purchases")}</BackLink>}
    >
      {clubPointActive && (
        <Link to={paths.pointsAccount} className={link.link}>
          {words("toAccount")}
        </Link>
      )}
      <Purchases />
    </PlainPage>
  );
}
