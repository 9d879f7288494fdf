import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import { useIsSupport } from "#packages/web/backoffice/session/session.ts";
import { orderFields } from "../domain/shop-order.ts";
import { shownState, stateTones } from "./connection-words.ts";
import classes from "./connections.module.css";
import type { Connection } from "./queries.ts";
import { CopyOne } from "./setup/CopyValue.tsx";

/** A connection's state, address, kind, point of sale, counts and mapped fields. */
export function ConnectionFacts({ connection }: { connection: Connection }) {
  const t = useTranslations("connections");
  const { moment, full } = useRealDates();
  const { count } = useNumbers();
  const { kind, pointOfSale, address, mapping, counts, formerSecretUntil, lastReceivedAt, createdAt } = connection;
  const state = shownState(connection);
  const facts: [string, ReactNode][] = [
    [
      t("facts.state"),
      <StatusWord key="state" tone={stateTones[state]}>
        {t(`states.${state}`)}
      </StatusWord>,
    ],
    [t("facts.kind"), t(`kinds.${kind}`)],
    [t("facts.place"), pointOfSale.name],
    [t("facts.lastReceivedAt"), lastReceivedAt ? moment(lastReceivedAt) : t("never")],
    [t("facts.month"), t("facts.counts", { noMember: count(counts.noMember), refused: count(counts.refused) })],
    [t("facts.address"), <Address key="address" address={address} />],
    ...(formerSecretUntil
      ? [[t("facts.secret"), t("facts.former", { when: moment(formerSecretUntil) })] satisfies [string, string]]
      : []),
    [t("facts.createdAt"), full(createdAt)],
  ];
  return (
    <section className={page.card} aria-labelledby="connection-facts">
      <h2 id="connection-facts" className={page.heading}>
        {t("facts.title")}
      </h2>
      <dl className={page.facts}>
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {mapping && (
        <>
          <h3 className={page.subheading}>{t("facts.fields")}</h3>
          <dl className={page.facts}>
            {orderFields.map((field) =>
              mapping[field] === null ? null : (
                <div key={field}>
                  <dt>{t(`fields.${field}`)}</dt>
                  <dd className={classes.path}>{mapping[field]}</dd>
                </div>
              ),
            )}
          </dl>
        </>
      )}
    </section>
  );
}

/** The address with a button that copies it. Support gets a masked address. */
function Address({ address }: Pick<Connection, "address">) {
  const t = useTranslations("connections.facts");
  if (useIsSupport()) return t("addressHidden");
  return (
    <div className={classes.address}>
      <code className={classes.path}>{address}</code>
      <CopyOne label={t("address")} value={address} />
    </div>
  );
}
