import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { Purchases } from "../features/purchases/Purchases.tsx";
import { useChain } from "../lib/chain.ts";
import { paths } from "../paths.ts";
import { BackLink } from "../shell/BackLink.tsx";
import link from "../shell/text-link.module.css";

/** `/consumer/purchases/history`: every purchase, with the way back to the points. */
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
