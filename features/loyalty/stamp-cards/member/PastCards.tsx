import { IconCheck, IconClockX, IconGift, IconRotate2 } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import type { Home } from "#packages/web/member/club/home.ts";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import { Section } from "#packages/web/member/shell/Section.tsx";
import { type PastFilling, pastFillings } from "./fillings.ts";
import { stampCardsQuery } from "./queries.ts";
import classes from "./stamp-card-page.module.css";

/** Lists the earlier cards: full, expired or taken back; the latest first. Spec §3 "historicStampcardUsages". */
export function PastCards({ home, cardId }: { home: Home; cardId: number }) {
  const words = useTranslations("stampCards");
  const dates = useDates();
  // The data of the home page has only the latest earlier cards; the others load afterwards.
  const stampcards = useQuery(stampCardsQuery).data ?? home.stampcards;
  const past = pastFillings({ ...home, stampcards }, cardId, dates.today());
  return (
    <Section title={words("history")} note={past.length === 0 ? words("noHistory") : undefined}>
      {past.length > 0 && (
        <ol className={classes.past}>
          {past.map((each) => (
            <PastCard key={each.filling.id} {...each} />
          ))}
        </ol>
      )}
    </Section>
  );
}

const icon = { size: 22, stroke: 1.75, "aria-hidden": true } as const;
const rewardWords = { used: "wonUsed", ready: "wonReady", over: "wonOver" } as const;

function PastCard({ filling, reward }: PastFilling) {
  const words = useTranslations("stampCards");
  const dates = useDates();
  const { stampcardUsageStatus: status, collectedStamps: collected, stampsAmount: total } = filling;
  const text =
    status === "COMPLETED"
      ? words("completed", { day: dates.full(filling.since) })
      : status === "RESET"
        ? words("reset", { day: dates.full(filling.endDate ?? filling.since), collected, total })
        : words("emptied", { day: dates.full(filling.since) });
  return (
    <li className={classes.pastCard} data-status={status} data-reward={reward ?? undefined}>
      <StatusIcon status={status} reward={reward} />
      <span>
        {text}
        {reward && <span className={classes.pastReward}>{words(rewardWords[reward])}</span>}
      </span>
    </li>
  );
}

function StatusIcon({ status, reward }: { status: string; reward: PastFilling["reward"] }) {
  if (status === "COMPLETED" && reward === "ready") return <IconGift {...icon} />;
  if (status === "COMPLETED" && reward !== "over") return <IconCheck {...icon} />;
  return status === "RESET" || reward === "over" ? <IconClockX {...icon} /> : <IconRotate2 {...icon} />;
}
