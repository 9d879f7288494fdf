import { IconClockPlay } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { todayIn } from "#packages/domain/calendar.ts";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import { TopStrip } from "#packages/ui/page/TopStrip.tsx";
import { realNow } from "#packages/web/backoffice/format/clock.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import type { OpenChain } from "#packages/web/backoffice/session/session.ts";
import { daysAhead } from "../../domain/sandbox-clock.ts";

type ClockLineProps = { chain: Pick<OpenChain, "timeZone" | "clockAhead">; onOpen?: (() => void) | undefined };

/** Shows that a club is a sandbox, and its current day. */
export function ClockLine({ chain, onOpen }: ClockLineProps) {
  const t = useTranslations("sandbox");
  const { full } = useDates();
  const now = realNow();
  return (
    <TopStrip name={t("name")} icon={<IconClockPlay size={20} aria-hidden />} onOpen={onOpen}>
      {t("clock", {
        days: daysAhead(chain, now),
        date: full(todayIn(chain.timeZone, chainNow(now, chain)).toString()),
      })}
    </TopStrip>
  );
}
