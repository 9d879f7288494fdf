import { Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useFormatter, useTranslations } from "use-intl/react";
import { channelRules } from "#packages/domain/people/channels.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { Segments } from "#packages/web/backoffice/forms/Segments.tsx";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { numbersQuery, type Sendout, type SendoutNumbers } from "../queries.ts";
import { purchaseDays, readSendoutSearch } from "../search.ts";
import classes from "../sendouts.module.css";

type Medium = SendoutNumbers["media"][number];
const lines = ["sent", "delivered", "bounced", "failed", "skipped", "clicked", "unsubscribed"] as const;
/** Lines that also show a share of the sent messages. */
const shared: readonly (keyof Medium)[] = ["delivered", "bounced", "clicked", "unsubscribed"];

/** Returns the sent messages and the lines above zero, because zeros say nothing. */
const linesOf = (media: readonly Medium[]) =>
  lines.filter((line) => line === "sent" || media.some((medium) => medium[line] > 0));

/** The results by medium, and the effect on purchases. */
export function SendoutFigures({ sendout }: { sendout: Sendout }) {
  const t = useTranslations("sendouts");
  const settled = sendout.counts.reduce((sum, { sent, failed }) => sum + sent + failed, 0);
  const { within = 14 } = useListAddress(readSendoutSearch).search;
  const numbers = useQuery(numbersQuery(sendout.id, settled, within));
  return (
    <section aria-labelledby="sendout-numbers">
      <h2 id="sendout-numbers" className={classes.title}>
        {t("numbers")}
      </h2>
      <Loaded query={numbers} failed={t("numbersFailed")} skeleton={<Skeleton height={220} />}>
        {(data) => (
          <>
            <table className={classes.numbers}>
              <thead>
                <tr>
                  <td />
                  {data.media.map(({ medium }) => (
                    <th key={medium} scope="col">
                      {t(`media.${medium}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {linesOf(data.media).map((line) => (
                  <tr key={line}>
                    <th scope="row">{t(`lines.${line}`)}</th>
                    {data.media.map((medium) => (
                      <td key={medium.medium}>
                        <Count medium={medium} line={line} />
                      </td>
                    ))}
                  </tr>
                ))}
                {data.media.some(({ credits }) => credits > 0) && (
                  <tr>
                    <th scope="row">{t("lines.credits")}</th>
                    {data.media.map(({ medium, credits }) => (
                      <td key={medium}>{channelRules[medium].costsCredits ? credits : ""}</td>
                    ))}
                  </tr>
                )}
              </tbody>
            </table>
            {data.written.members > 0 && <Effect numbers={data} />}
          </>
        )}
      </Loaded>
    </section>
  );
}

function Count({ medium, line }: { medium: Medium; line: (typeof lines)[number] }) {
  const format = useFormatter();
  const count = medium[line];
  // A mailbox does not report delivery.
  if (line === "delivered" && medium.medium === "EMAIL") return null;
  const share = shared.includes(line) && medium.sent > 0 && count > 0 ? count / medium.sent : null;
  return (
    <>
      {share !== null && (
        <span className={classes.share}>
          {format.number(share, { style: "percent", maximumFractionDigits: share < 0.1 ? 1 : 0 })}
        </span>
      )}
      {format.number(count)}
    </>
  );
}

/** Purchases afterwards by members with a message and by the holdout group, and a conclusion on the difference. */
function Effect({ numbers }: { numbers: SendoutNumbers }) {
  const t = useTranslations("sendouts");
  const automatic = useTranslations("automaticSendouts");
  const { wholeKronor, decimal } = useNumbers();
  const { day } = useDates();
  const { search, look } = useListAddress(readSendoutSearch);
  const { written, heldOut, uplift, through, since, days } = numbers;
  return (
    <div className={classes.effect}>
      <h3 className={classes.title}>{t("bought")}</h3>
      <Segments
        label={t("boughtWithin")}
        choices={purchaseDays.map((each) => ({ value: String(each), label: t("withinDays", { days: each }) }))}
        value={String(search.within ?? 14)}
        onChange={(value) =>
          look({ ...search, within: value === "14" ? undefined : purchaseDays.find((each) => String(each) === value) })
        }
      />
      <Bought group={written} compared={heldOut.members > 0}>
        {t("boughtWritten", { ...written, amount: wholeKronor(written.amount) })}
      </Bought>
      {heldOut.members > 0 && (
        <Bought group={heldOut} compared isQuiet>
          {t("boughtHeldOut", { ...heldOut, amount: wholeKronor(heldOut.amount) })}
        </Bought>
      )}
      {uplift ? (
        <>
          <p className={classes.big}>{t("uplift", { points: decimal(uplift.points) })}</p>
          <p className={classes.quiet}>
            {t(uplift.low <= 0 && uplift.high >= 0 ? "upliftByChance" : "upliftRange", {
              low: decimal(uplift.low),
              high: decimal(uplift.high),
            })}
          </p>
        </>
      ) : (
        <p className={classes.quiet}>{t(heldOut.members === 0 ? "nobodyHeldOut" : "tooFew")}</p>
      )}
      {since && <p className={classes.quiet}>{automatic("boughtSince", { days, day: day(since) })}</p>}
      {through && <p className={classes.quiet}>{t("boughtThrough", { days, day: day(through) })}</p>}
    </div>
  );
}

type BoughtProps = { group: SendoutNumbers["written"]; compared: boolean; isQuiet?: boolean; children: ReactNode };

/** The number of buyers in a group; for a comparison also as a share and a bar, because the groups differ in size. */
function Bought({ group: { buyers, members }, compared, isQuiet = false, children }: BoughtProps) {
  const format = useFormatter();
  if (!compared) return <p>{children}</p>;
  const share = buyers / members;
  return (
    <div className={classes.bought}>
      <p>{children}</p>
      <strong>{format.number(share, { style: "percent", maximumFractionDigits: 0 })}</strong>
      <span className={classes.track} aria-hidden="true">
        <span className={classes.bar} data-quiet={isQuiet || undefined} style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </div>
  );
}
