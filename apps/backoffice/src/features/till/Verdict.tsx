import { pointsFor } from "@stammis/domain/points";
import { useTranslations } from "use-intl/react";
import classes from "./amount.module.css";
import type { TillMember } from "./queries.ts";
import type { Readiness, Visit } from "./visit.ts";

type VerdictProps = { visit: Visit; readiness: Readiness; member: TillMember | undefined; left: number };

type Said = { text: string; tone: "calm" | "good" | "bad" };

/** One line over Confirm: what it gives, what is missing, or what went wrong. */
export function Verdict(props: VerdictProps) {
  const { text, tone } = useSaid(props);
  return (
    <p className={classes.verdict} data-tone={tone} role={tone === "bad" ? "alert" : "status"}>
      {text}
    </p>
  );
}

function useSaid({ visit, readiness, member, left }: VerdictProps): Said {
  const t = useTranslations("till");
  const errors = useTranslations("errors");
  if (visit.phase === "unanswered") return { text: t("unanswered"), tone: "calm" };
  if (visit.phase === "sending") return { text: t("sending"), tone: "calm" };
  if (visit.refusal) return { text: visit.refusal, tone: "bad" };
  if (!readiness.ok) {
    switch (readiness.reason) {
      case "MEMBER":
        return { text: t("missingMember"), tone: "calm" };
      case "AMOUNT":
        return { text: t("missingAmount"), tone: "calm" };
      case "AMOUNT_TOO_LARGE":
        return { text: t("tooLarge"), tone: "bad" };
      // "0" and "0," are on their way to "0,50 kr too little" and to "0,…" alike: said once there is a whole number.
      default:
        return { text: errors(readiness.reason), tone: "bad" };
    }
  }
  if (!member?.pointsActive) return { text: t("pointsOff"), tone: "calm" };
  const earned = pointsFor(readiness.ore, Math.round(member.pointsPerKrona * 100));
  return { text: `${t("earns", { points: earned })} · ${t("balance", { points: left + earned })}`, tone: "good" };
}
