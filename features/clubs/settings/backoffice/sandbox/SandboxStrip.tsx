import { useDisclosure } from "@mantine/hooks";
import { IconClockPlay } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { thisDeviceQuery } from "#features/till/devices/backoffice/queries.ts";
import { todayIn } from "#packages/domain/calendar.ts";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import { TopStrip } from "#packages/ui/page/TopStrip.tsx";
import { realNow } from "#packages/web/backoffice/format/clock.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { type OpenChain, useCan, useMaybeChain } from "#packages/web/backoffice/session/session.ts";
import { type TillDevice, useTillDevice } from "#packages/web/backoffice/session/till-device-store.ts";
import { daysAhead } from "../../domain/sandbox-clock.ts";
import { ClockPanel } from "./ClockPanel.tsx";

/** Shows on every screen, also at the till, that this club is a sandbox, and its current day. */
export function SandboxStrip() {
  const chain = useMaybeChain();
  const moves = useCan("manageClub");
  const [opened, panel] = useDisclosure(false);
  if (!chain?.sandbox) return null;
  return (
    <>
      <Strip chain={chain} onOpen={moves ? panel.open : undefined} />
      {moves && <ClockPanel opened={opened} onClose={panel.close} />}
    </>
  );
}

/** Shows the sandbox strip at an approved till without a signed-in user. */
export function DeviceStrip() {
  const device = useTillDevice();
  return device && <OfDevice device={device} />;
}

function OfDevice({ device }: { device: TillDevice }) {
  const chain = useQuery(thisDeviceQuery(device)).data?.chain;
  return chain?.sandbox && <Strip chain={chain} />;
}

type StripProps = { chain: Pick<OpenChain, "timeZone" | "clockAhead">; onOpen?: (() => void) | undefined };

function Strip({ chain, onOpen }: StripProps) {
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
