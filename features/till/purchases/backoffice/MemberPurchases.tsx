import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import type { Member } from "#features/members/directory/backoffice/queries.ts";
import { paths } from "#features/office-paths.ts";
import { DataTable } from "#packages/ui/tables/DataTable.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import classes from "#packages/web/backoffice/page/detail-page.module.css";
import { hrefOf } from "#packages/web/backoffice/page/href.ts";
import { useGo } from "#packages/web/use-go.ts";
import { KeptAmount } from "./KeptAmount.tsx";
import { keptPoints } from "./kept.ts";

/** Shows the latest purchases, with a link to all. */
export function MemberPurchases({ member }: { member: Member }) {
  const t = useTranslations("directory");
  const { wholeKronor, count } = useNumbers();
  const { moment } = useDates();
  const go = useGo();
  const { latestPurchases, purchases, totalAmount, profile } = member;
  return (
    <section>
      <div className={classes.headingRow}>
        <h2 className={classes.heading}>{t("purchases")}</h2>
        <p className={classes.quiet}>{t("purchasesCount", { count: purchases, amount: wholeKronor(totalAmount) })}</p>
      </div>
      <DataTable
        caption={t("purchases")}
        columns={[
          { key: "date", header: t("purchaseDate"), cell: (row) => moment(row.dateOfPurchase) },
          { key: "location", header: t("purchaseLocation"), cell: (row) => row.pointOfSale.name },
          { key: "amount", header: t("purchaseAmount"), align: "end", cell: (row) => <KeptAmount purchase={row} /> },
          { key: "earned", header: t("purchaseEarned"), align: "end", cell: (row) => count(keptPoints(row)) },
        ]}
        rows={latestPurchases}
        rowKey={({ id }) => id}
        rowHref={({ id }) => hrefOf(paths.purchase, id)}
        navigate={go}
        empty={<p className={classes.quiet}>{t("noPurchases")}</p>}
      />
      {purchases > latestPurchases.length && (
        <p className={classes.more}>
          <Link to={paths.purchases} search={{ memberId: profile.id }}>
            {t("allPurchases")}
          </Link>
        </p>
      )}
    </section>
  );
}
