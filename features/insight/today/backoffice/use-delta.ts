import { useTranslations } from "use-intl/react";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { compare } from "./compare.ts";
import type { Delta } from "./FigureRow.tsx";
import type { FigureName } from "./figure-name.ts";
import type { Figures, Today } from "./queries.ts";

const compared = ["purchases", "totalAmount", "newMembers", "couponsUsed"] as const;
const isCompared = (name: FigureName): name is (typeof compared)[number] =>
  (compared as readonly string[]).includes(name);

/** Returns a figure's comparison with last week; empty if both are zero. */
export function useDelta(today: Figures, lastWeek: Today["lastWeek"]) {
  const words = useTranslations("today");
  const { count, wholeKronor } = useNumbers();
  return (name: FigureName): Delta | undefined => {
    if (!lastWeek || !isCompared(name) || (today[name] === 0 && lastWeek[name] === 0)) return undefined;
    const { direction, difference } = compare(today[name], lastWeek[name]);
    const isAmount = name === "totalAmount";
    const phrase = isAmount ? (`amount.${direction}` as const) : (`number.${direction}` as const);
    return {
      text: words(phrase, { difference: isAmount ? wholeKronor(difference) : count(difference) }),
      // A lower figure only means a quieter day, so it is not shown as bad.
      tone: direction === "more" ? "good" : "calm",
    };
  };
}
