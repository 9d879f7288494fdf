import { IconCalendarEvent } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import type { Home } from "#packages/web/member/club/home.ts";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import classes from "./use-through.module.css";

type UseThroughProps = { home: Pick<Home, "redeemsThrough" | "points"> };

/**
 * Shows members of a club with a lapsed subscription the last day to redeem, or that it has passed. Spec §4, SUSPENDED.
 */
export function UseThrough({ home: { redeemsThrough, points } }: UseThroughProps) {
  const words = useTranslations("grace");
  const { today, day } = useDates();
  if (!redeemsThrough) return null;
  const what = points.active ? "POINTS" : "OFFERS";
  return (
    <p className={classes.note}>
      <IconCalendarEvent size={24} stroke={1.75} aria-hidden className={classes.icon} />
      <span>
        {redeemsThrough < today() ? words(`rests.${what}`) : words(`useThrough.${what}`, { day: day(redeemsThrough) })}
      </span>
    </p>
  );
}
