import { useDisclosure } from "@mantine/hooks";
import { useCan, useMaybeChain } from "#packages/web/backoffice/session/session.ts";
import { ClockLine } from "./ClockLine.tsx";
import { ClockPanel } from "./ClockPanel.tsx";

/** Shows on every screen, also at the till, that this club is a sandbox, and its current day. */
export function SandboxStrip() {
  const chain = useMaybeChain();
  const moves = useCan("manageClub");
  const [opened, panel] = useDisclosure(false);
  if (!chain?.sandbox) return null;
  return (
    <>
      <ClockLine chain={chain} onOpen={moves ? panel.open : undefined} />
      {moves && <ClockPanel opened={opened} onClose={panel.close} />}
    </>
  );
}
