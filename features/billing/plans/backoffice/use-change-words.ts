import { useTranslations } from "use-intl/react";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { payersOn } from "../domain/price-changes.ts";
import type { Change } from "./plan-form.ts";
import type { Plan } from "./queries.ts";

/** `whole` is the complete change in one sentence. */
export type SaidChange = { key: string; title: string; parts: string[]; whole: string };

/** Phrases a price change for the companies that pay by the plan on its day. */
export function useChangeWords(payers: Plan["payers"]) {
  const t = useTranslations("plans.changes");
  const { full } = useRealDates();
  const { shortKronor, kronor, count } = useNumbers();
  const steps = payers.map(({ from, companies }) => ({ from: Temporal.PlainDate.from(from), companies }));
  const partsOf = ({ was, becomes }: Change): string[] => {
    const [old, next] = [was?.price, becomes.price];
    const all = [
      old?.location !== next.location && ([t("location"), shortKronor, "location"] as const),
      old?.membersIncluded !== next.membersIncluded && ([t("membersIncluded"), count, "membersIncluded"] as const),
      old?.member !== next.member && ([t("member"), kronor, "member"] as const),
    ];
    return all.flatMap((part) => {
      if (!part) return [];
      const [what, say, field] = part;
      const becomesText = say(next[field]);
      return [
        old
          ? t("part", { what, becomes: becomesText, was: say(old[field]) })
          : t("first", { what, becomes: becomesText }),
      ];
    });
  };
  return (change: Change): SaidChange => {
    const day = full(change.from.toString());
    const companies = payersOn(steps, change.from);
    const key = `${change.kind} ${change.from.toString()}`;
    const parts = partsOf(change);
    const { was, becomes } = change;
    if (change.kind === "CALLED_OFF") {
      const title = t("calledOff", { day, companies });
      return { key, title, parts: [], whole: title };
    }
    const title = was ? t("pays", { day, companies }) : t("begins", { day });
    const isLocation = was !== null && was.price.location !== becomes.price.location;
    const prices = { becomes: shortKronor(becomes.price.location), was: shortKronor(was?.price.location ?? 0) };
    return { key, title, parts, whole: isLocation ? t("paysLocation", { day, companies, ...prices }) : title };
  };
}
