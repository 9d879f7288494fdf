import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { formatMembershipNumber } from "#packages/domain/people/membership-number.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { fullName } from "#packages/web/backoffice/format/full-name.ts";
import { useHeaders } from "#packages/web/backoffice/lists/use-headers.ts";
import classes from "#packages/web/backoffice/page/detail-page.module.css";
import { purchaseWords } from "../i18n/column-words.ts";
import type { Purchase } from "./queries.ts";

/** Shows the member, time, place, cashier and categories of a purchase. */
export function PurchaseFacts({ purchase }: { purchase: Purchase }) {
  const t = useTranslations("purchases");
  const header = useHeaders(purchaseWords);
  const { full, moment } = useDates();
  const { member } = purchase;
  const names = (things: { name: string }[]) => things.map(({ name }) => name).join(", ");
  return (
    <section className={classes.card}>
      <h2 className={classes.heading}>{t("detail")}</h2>
      <dl className={classes.facts}>
        <div>
          <dt>{header("member")}</dt>
          <dd>
            {member.left ? (
              t("hasLeft")
            ) : (
              <>
                <Link to={paths.member} params={{ id: String(member.id) }}>
                  {fullName(member) || t("nameless")}
                </Link>
                <span className={classes.small}>{formatMembershipNumber(member.membershipId)}</span>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{header("date")}</dt>
          <dd>
            {full(purchase.dateOfPurchase)}
            {purchase.receivedAt && (
              <span className={classes.small}>{t("receivedLater", { when: moment(purchase.receivedAt) })}</span>
            )}
          </dd>
        </div>
        <div>
          <dt>{header("location")}</dt>
          <dd>{purchase.pointOfSale.name}</dd>
        </div>
        <div>
          <dt>{header("cashier")}</dt>
          <dd>{purchase.cashier || t("unknownCashier")}</dd>
        </div>
        {purchase.confirmedBy !== null && (
          <div>
            <dt>{header("confirmedBy")}</dt>
            <dd>{purchase.confirmedBy || t("unknownCashier")}</dd>
          </div>
        )}
        <div>
          <dt>{t("categories")}</dt>
          <dd data-empty={purchase.categories.length === 0 || undefined}>
            {names(purchase.categories) || t("noCategories")}
          </dd>
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
