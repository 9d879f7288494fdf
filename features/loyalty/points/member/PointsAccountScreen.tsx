import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { useChain } from "#packages/web/member/club/chain.ts";
import { useHome } from "#packages/web/member/club/home.ts";
import { BackLink } from "#packages/web/member/shell/BackLink.tsx";
import link from "#packages/web/member/shell/text-link.module.css";
import { Balance } from "./Balance.tsx";
import { PointsAccount } from "./PointsAccount.tsx";

/** `/consumer/points`: the origin, use and expiry of the member's points. */
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
