import { useTranslations } from "use-intl/react";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { compare } from "./compare.ts";
import type { Delta } from "./FigureRow.tsx";
import type { FigureName } from "./figure-name.ts";
import type { Figures, Today } from "./queries.ts";

const compared = ["purchases", "totalAmount", "newMembers", "couponsUsed"] as const;
const isCompared = (name: FigureName): name is (typeof compared)[number] =>
  (compared as readonly string[]).includes(name);

/** How a figure stands against last week's; silent where nothing happened either day. */
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
      // Fewer is only a quieter day, not bad: nothing to be alarmed about.
      tone: direction === "more" ? "good" : "calm",
    };
  };
}
