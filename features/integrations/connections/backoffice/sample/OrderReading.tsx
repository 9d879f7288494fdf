import { useTranslations } from "use-intl/react";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import classes from "../connections.module.css";
import type { Sample } from "../queries.ts";

type ReadFields = Pick<
  Sample,
  "number" | "amount" | "returnedAmount" | "paidAt" | "email" | "phone" | "membershipNumber"
>;

/** Shows the fields of an order as they were read from a message. */
export function OrderReading({ order }: { order: ReadFields }) {
  const t = useTranslations("connections");
  const { moment } = useRealDates();
  const { kronor } = useNumbers();
  const { number, amount, returnedAmount, paidAt, email, phone, membershipNumber } = order;
  const buyer = [email, phone, membershipNumber].filter((each) => each !== null).join(" · ");
  const facts = [
    [t("order.number"), number || t("order.noNumber")],
    ...(amount === null ? [] : [[t("order.amount"), kronor(amount)]]),
    ...(returnedAmount > 0 ? [[t("order.returned"), kronor(returnedAmount)]] : []),
    ...(paidAt ? [[t("order.paidAt"), moment(paidAt)]] : []),
    ...(buyer ? [[t("order.buyer"), buyer]] : []),
  ];
  return (
    <section aria-label={t("sample.read")}>
      <h3 className={page.subheading}>{t("sample.read")}</h3>
      <dl className={`${page.facts} ${classes.reading}`}>
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
