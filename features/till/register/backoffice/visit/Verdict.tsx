import { useTranslations } from "use-intl/react";
import { kronorFromOre } from "#packages/domain/money.ts";
import { joinWithDots } from "#packages/web/backoffice/format/join-with-dots.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { useWhatWaits } from "../answer/use-pending-words.ts";
import type { TillFacts } from "../queries.ts";
import classes from "./amount.module.css";
import type { Visit } from "./visit.ts";
import type { Missing, Plan, Readiness } from "./visit-plan.ts";

type VerdictProps = { visit: Visit; plan: Plan; readiness: Readiness; facts: TillFacts | undefined };

type Said = { text: string; more?: string; tone: "calm" | "good" | "wait" | "bad" };

/** Shows the earned points and the amount to pay above Confirm, or a missing input, or an error. */
export function Verdict(props: VerdictProps) {
  const { text, more, tone } = useSaid(props);
  return (
    <p className={classes.verdict} data-tone={tone} role={tone === "bad" ? "alert" : "status"}>
      {more && <strong>{more}</strong>}
      {text}
    </p>
  );
}

function useSaid({ visit, plan, readiness, facts }: VerdictProps): Said {
  const t = useTranslations("register");
  const missing = useMissing();
  const toPay = useToPay(plan);
  const gives = useGives();
  const whatWaits = useWhatWaits();
  if (visit.phase === "sending") return { text: t("sending"), tone: "calm" };
  if (visit.refusal) return { text: visit.refusal, tone: "bad" };
  if (!readiness.ok) return missing(readiness.reason, plan);
  if (visit.invitee !== null) {
    const { earned: points, stamps } = plan;
    const isEmpty = plan.goodsOre === null && stamps === 0;
    return { text: isEmpty ? t("inviteOnly") : t("willWait", whatWaits({ points, stamps })), tone: "good" };
  }
  if (plan.goodsOre === null) return { text: t("withoutPurchase"), tone: "calm" };
  if (!facts?.pointsActive) return { text: t("pointsOff"), tone: "calm", ...toPay };
  return { text: gives(plan), tone: "good", ...toPay };
}

/** Describes the earned points, and that they cover a deficit first. */
function useGives() {
  const t = useTranslations("register");
  return ({ earned, filled, owed, balance }: Plan): string => {
    const earns = t("earns", { points: earned });
    const fills = t("fills", { points: filled, left: owed });
    const after = balance === null ? null : t("balance", { points: balance });
    if (filled === 0) return joinWithDots(earns, after);
    return earned === filled ? fills : joinWithDots(earns, fills, after);
  };
}

/** Describes the amount left to pay after a value coupon, and the lost value. */
function useToPay({ discountOre, paidOre, lostOre }: Plan): Partial<Said> {
  const t = useTranslations("register");
  const { kronor, shortKronor } = useNumbers();
  if (discountOre === 0) return {};
  const pays = t("toPay", { amount: kronor(kronorFromOre(paidOre)) });
  if (lostOre === 0) return { more: pays };
  return { more: `${pays} · ${t("lost", { amount: shortKronor(kronorFromOre(lostOre)) })}`, tone: "wait" };
}

function useMissing() {
  const t = useTranslations("register");
  const errors = useTranslations("errors");
  const { shortKronor } = useNumbers();
  return (reason: Missing, { minimum }: Plan): Said => {
    switch (reason) {
      case "OPENING":
        return { text: t("opening"), tone: "calm" };
      case "MEMBER":
        return { text: t("missingMember"), tone: "calm" };
      case "NOTHING":
        return { text: t("missingAmount"), tone: "calm" };
      case "GOODS":
        return { text: t("missingGoods"), tone: "calm" };
      case "AMOUNT_BELOW_MINIMUM":
        return { text: t("missingMinimum", { amount: shortKronor(minimum ?? 0) }), tone: "calm" };
      case "AMOUNT_TOO_LARGE":
        return { text: t("tooLarge"), tone: "bad" };
      case "AMOUNT_TOO_SMALL":
        return { text: t("tooSmall"), tone: "bad" };
      default:
        return { text: errors(reason), tone: "bad" };
    }
  };
}
