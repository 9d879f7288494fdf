import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { Balance } from "../features/points/Balance.tsx";
import { PointsAccount } from "../features/points/PointsAccount.tsx";
import { useChain } from "../lib/chain.ts";
import { useHome } from "../lib/home.ts";
import { paths } from "../paths.ts";
import { BackLink } from "../shell/BackLink.tsx";
import link from "../shell/text-link.module.css";

/** `/consumer/points`: where every point came from, where it went, and when it expires. */
export function PointsAccountScreen() {
  const words = useTranslations("pointsAccount");
  const points = useTranslations("points");
  const shell = useTranslations("shell");
  const { clubPointActive } = useChain();
  const { purchase } = useSearch({ from: "/own/consumer/points" });
  const home = useHome().data;
  return (
    <PlainPage
      title={words("title")}
      description={words("text")}
      above={<BackLink to={paths.purchases}>{shell(clubPointActive ? "points" : "purchases")}</BackLink>}
    >
      {home && <Balance home={home} />}
      <Link to={paths.purchaseHistory} className={link.link}>
        {points("history")}
      </Link>
      <PointsAccount purchase={purchase} />
    </PlainPage>
  );
}
