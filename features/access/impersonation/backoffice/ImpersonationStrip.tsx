import { IconEyeCheck } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useCallback, useEffect } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { TopStrip } from "#packages/ui/page/TopStrip.tsx";
import { realNow } from "#packages/web/backoffice/format/clock.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { endImpersonation, type StaffAccess, useAccess } from "#packages/web/backoffice/session/session.ts";

/** Shown on every screen during an impersonation; otherwise renders `otherwise`. */
export function ImpersonationStrip({ otherwise }: { otherwise: ReactNode }) {
  const { impersonation } = useAccess();
  return impersonation ? <Strip {...impersonation} /> : otherwise;
}

/** Shows the merchant, the permission and the end time; a click anywhere on it ends the impersonation. */
function Strip({ company, merchant, endsAt, mayChange }: NonNullable<StaffAccess["impersonation"]>) {
  const t = useTranslations("impersonation");
  const { weekdayAndTime } = useRealDates();
  const navigate = useNavigate();
  const toast = useToast();
  const leave = useCallback(
    async (text: string) => {
      await endImpersonation();
      toast({ variant: "success", text });
      await navigate({ to: paths.companies, ignoreBlocker: true });
    },
    [navigate, toast],
  );
  const timeIsUp = t("timeIsUp");
  useEffect(() => {
    const remainingMs = Temporal.Instant.from(endsAt).epochMilliseconds - realNow().epochMilliseconds;
    const timer = setTimeout(() => void leave(timeIsUp), Math.max(0, remainingMs));
    return () => clearTimeout(timer);
  }, [endsAt, leave, timeIsUp]);
  const words = { company, merchant, time: weekdayAndTime(endsAt).time };
  return (
    <TopStrip
      name={t("name")}
      icon={<IconEyeCheck size={20} aria-hidden />}
      onOpen={() => void leave(t("ended"))}
      action={t("stop")}
    >
      {mayChange ? t("mayChange", words) : t("lookOnly", words)}
    </TopStrip>
  );
}
