import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { mergedConsent } from "../domain/merged-consents.ts";
import type { Held, Membership, Preview } from "./queries.ts";

const channels = [
  { channel: "EMAIL", field: "email" },
  { channel: "SMS", field: "phone" },
] as const;
const shownDays = 2;

/** Shows the points, stamps and offers of each membership, and of both together. */
export function HoldingsRows({ preview }: { preview: Preview }) {
  const t = useTranslations("merging");
  const { kept: survivor, other, after } = preview;
  const rows: [string, (held: Held) => ReactNode][] = [
    [t("purchases"), (holdings) => <Purchases holdings={holdings} />],
    [t("points"), (holdings) => <Points holdings={holdings} />],
    [t("expiring"), (holdings) => <Expiring holdings={holdings} />],
    [t("cards"), (holdings) => <Cards holdings={holdings} />],
    [t("welcome"), (holdings) => <Welcome holdings={holdings} />],
  ];
  return (
    <tbody>
      {rows.map(([name, show]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td data-side={t("kept")}>{show(survivor)}</td>
          <td data-side={t("other")}>{show(other)}</td>
          <td data-side={t("after")}>{show(after)}</td>
        </tr>
      ))}
      <tr>
        <th scope="row">{t("consents")}</th>
        <td data-side={t("kept")}>
          <Consents of={survivor} />
        </td>
        <td data-side={t("other")}>
          <Consents of={other} />
        </td>
        <td data-side={t("after")}>
          <ConsentsAfter kept={survivor} other={other} />
        </td>
      </tr>
    </tbody>
  );
}

function Purchases({ holdings }: { holdings: Held }) {
  const t = useTranslations("merging");
  const { shortKronor } = useNumbers();
  return t("purchasesSum", { count: holdings.purchases, amount: shortKronor(holdings.totalAmount) });
}

function Points({ holdings }: { holdings: Held }) {
  const t = useTranslations("merging");
  const { count } = useNumbers();
  return holdings.owedPoints > 0 ? t("owed", { points: holdings.owedPoints }) : count(holdings.clubPoints);
}

function Expiring({ holdings: { expiring } }: { holdings: Held }) {
  const t = useTranslations("merging");
  const { full } = useDates();
  if (expiring.length === 0) return t("empty");
  const more = expiring.length - shownDays;
  return (
    <>
      {expiring.slice(0, shownDays).map(({ validThrough, points }) => (
        <div key={validThrough}>{t("expires", { points, date: full(validThrough) })}</div>
      ))}
      {more > 0 && <div>{t("moreExpiring", { count: more })}</div>}
    </>
  );
}

function Cards({ holdings: { stampcards } }: { holdings: Held }) {
  const t = useTranslations("merging");
  const lines = stampcards.flatMap(
    ({ title, collectedStamps: collected, stampsAmount: amount, rewards, owedStamps: owed }) => [
      ...(collected > 0 ? [t("cardStands", { title, collected, amount })] : []),
      ...(rewards > 0 ? [t("rewards", { title, count: rewards })] : []),
      ...(owed > 0 ? [t("cardOwes", { title, owed })] : []),
    ],
  );
  return lines.length > 0 ? lines.map((line) => <div key={line}>{line}</div>) : t("nothing");
}

function Welcome({ holdings: { welcomeOffer } }: { holdings: Held }) {
  const t = useTranslations("merging");
  const { full } = useDates();
  if (!welcomeOffer) return t("nothing");
  const { name, used, usable, validThrough } = welcomeOffer;
  if (used) return t("welcomeUsed", { name });
  return usable ? t("welcomeUsable", { name, date: full(validThrough) }) : t("welcomeOver", { name });
}

function Consents({ of: { consents, email, phone } }: { of: Membership }) {
  const t = useTranslations("merging");
  const visibleChannels = channels.filter(
    ({ channel, field }) => consents[channel].optedOut || { email, phone }[field] !== null,
  );
  return visibleChannels.map(({ channel }) => {
    const { given: hasConsent, optedOut } = consents[channel];
    const words = { channel: t(`channels.${channel}`) };
    return (
      <div key={channel}>
        {optedOut ? t("consentRefused", words) : hasConsent ? t("consentYes", words) : t("consentNo", words)}
      </div>
    );
  });
}

type AfterProps = { kept: Membership; other: Membership };

/** Shows the consents after the merge, by the same rule as the server. */
function ConsentsAfter({ kept: survivor, other }: AfterProps) {
  const t = useTranslations("merging");
  return channels
    .filter(({ field }) => survivor[field] !== null)
    .map(({ channel }) => {
      const hasConsent = mergedConsent(survivor.consents[channel], other.consents[channel]);
      const words = { channel: t(`channels.${channel}`) };
      return <div key={channel}>{hasConsent ? t("consentYes", words) : t("consentNo", words)}</div>;
    });
}
