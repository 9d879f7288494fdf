import { IconClockPlay } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { daysAhead } from "#features/clubs/settings/domain/sandbox-clock.ts";
import { TopStrip } from "#packages/ui/page/TopStrip.tsx";
import { useChain } from "#packages/web/member/club/chain.ts";
import { now } from "#packages/web/member/format/clock.ts";
import { useDates } from "#packages/web/member/format/use-dates.ts";

/** Shows on every screen that the sandbox is not real, and its current day. */
export function SandboxStrip() {
  const t = useTranslations("sandbox");
  const chain = useChain();
  const dates = useDates();
  if (!chain.sandbox) return null;
  return (
    <TopStrip name={t("name")} icon={<IconClockPlay size={20} aria-hidden />}>
      {t("clock", { days: daysAhead(chain, now()), date: dates.full(dates.today()) })}
    </TopStrip>
  );
}
