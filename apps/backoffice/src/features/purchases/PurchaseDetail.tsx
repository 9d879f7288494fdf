import { formatMembershipNumber } from "@stammis/domain/membership-number";
import { DataTable } from "@stammis/ui/DataTable.tsx";
import { Figure } from "@stammis/ui/Figure.tsx";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { useDates } from "../../lib/dates.ts";
import { useNumbers } from "../../lib/numbers.ts";
import { paths } from "../../paths.ts";
import { fullName } from "../members/member-name.ts";
import classes from "./purchases.module.css";
import type { Purchase } from "./queries.ts";

/** One purchase: what was paid, what it gave, where those points went. */
export function PurchaseDetail({ purchase }: { purchase: Purchase }) {
  const t = useTranslations("purchases");
  const { count, kronor } = useNumbers();
  return (
    <div className={classes.detail}>
      <div className={classes.main}>
        <div className={classes.figures}>
          <Figure label={t("paid")} value={kronor(purchase.totalAmount)} />
          <Figure label={t("earnedPoints")} value={count(purchase.earnedPoints)} />
          <Figure label={t("usedPoints")} value={count(purchase.tradedPoints)} />
        </div>
        <Earned purchase={purchase} />
        <Rewards purchase={purchase} />
      </div>
      <Facts purchase={purchase} />
    </div>
  );
}

function Facts({ purchase }: { purchase: Purchase }) {
  const t = useTranslations("purchases");
  const { full } = useDates();
  const { member } = purchase;
  const names = (things: { name: string }[]) => things.map(({ name }) => name).join(", ") || t("none");
  return (
    <section className={classes.card}>
      <h2 className={classes.heading}>{t("detail")}</h2>
      <dl className={classes.facts}>
        <div>
          <dt>{t("member")}</dt>
          <dd>
            <Link to={paths.member} params={{ id: String(member.id) }}>
              {fullName(member) || t("nameless")}
            </Link>
            <span className={classes.small}>{formatMembershipNumber(member.membershipId)}</span>
          </dd>
        </div>
        <div>
          <dt>{t("date")}</dt>
          <dd>{full(purchase.dateOfPurchase)}</dd>
        </div>
        <div>
          <dt>{t("location")}</dt>
          <dd>{purchase.pointOfSale.name}</dd>
        </div>
        <div>
          <dt>{t("cashier")}</dt>
          <dd>{purchase.cashier || t("unknownCashier")}</dd>
        </div>
        <div>
          <dt>{t("categories")}</dt>
          <dd>{names(purchase.categories)}</dd>
        </div>
        {purchase.campaigns.length > 0 && (
          <div>
            <dt>{t("campaigns")}</dt>
            <dd>{names(purchase.campaigns)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function Earned({ purchase }: { purchase: Purchase }) {
  const t = useTranslations("purchases");
  const { full, moment } = useDates();
  const { count } = useNumbers();
  if (purchase.earnedPoints === 0) return <p className={classes.quiet}>{t("nothingEarned")}</p>;
  return (
    <section>
      <h2 className={classes.heading}>{t("earnedTitle")}</h2>
      <dl className={classes.facts}>
        {purchase.pointsValidThrough && (
          <div>
            <dt>{t("validThrough")}</dt>
            <dd>{full(purchase.pointsValidThrough)}</dd>
          </div>
        )}
        <div>
          <dt>{t("remaining")}</dt>
          <dd>{count(purchase.remainingPoints)}</dd>
        </div>
      </dl>
      <h3 className={classes.subheading}>{t("usages")}</h3>
      <DataTable
        caption={t("usages")}
        columns={[
          {
            key: "date",
            header: t("usedOn"),
            cell: ({ usedPointsDate, returnPointsDate }) => (
              <>
                {moment(usedPointsDate)}
                {returnPointsDate && (
                  <span className={classes.small}>{t("returned", { when: moment(returnPointsDate) })}</span>
                )}
              </>
            ),
          },
          {
            key: "points",
            header: t("points"),
            align: "end",
            cell: ({ usedPoints, returnPointsDate }) =>
              returnPointsDate ? <s>{count(usedPoints)}</s> : count(usedPoints),
          },
        ]}
        rows={purchase.pointsUsages.map((usage, key) => ({ ...usage, key }))}
        rowKey={({ key }) => key}
        empty={<p className={classes.quiet}>{t("noUsages")}</p>}
      />
    </section>
  );
}

function Rewards({ purchase }: { purchase: Purchase }) {
  const t = useTranslations("purchases");
  const { count } = useNumbers();
  return (
    <section>
      <h2 className={classes.heading}>{t("rewards")}</h2>
      <DataTable
        caption={t("rewards")}
        columns={[
          { key: "name", header: t("reward"), cell: ({ name }) => name },
          { key: "points", header: t("points"), align: "end", cell: ({ pointsRequired }) => count(pointsRequired) },
        ]}
        rows={purchase.coupons.map((coupon, key) => ({ ...coupon, key }))}
        rowKey={({ key }) => key}
        empty={<p className={classes.quiet}>{t("noRewards")}</p>}
      />
    </section>
  );
}
