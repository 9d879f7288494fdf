import type { Finished } from "../desk/finished.ts";
import { CodeToScan } from "./CodeToScan.tsx";
import { DoneTick } from "./DoneTick.tsx";
import { InvitedTick } from "./InvitedTick.tsx";
import { QueuedTick } from "./QueuedTick.tsx";

type AnswerProps = {
  finished: Finished;
  onDone: () => void;
  /** Called after the latest registration was undone. */
  onUndone: () => void;
  onScanNext: () => void;
  /** Opens the same customer again, to use a reward just won. */
  onOpen: (membershipId: string) => void;
};

/** Shows the result of a registration on the full screen; a scan meanwhile opens the next customer. */
export function Answer({ finished, onDone, onUndone, onScanNext, onOpen }: AnswerProps) {
  if (finished.kind === "done")
    return <DoneTick outcome={finished} onDone={onDone} onScanNext={onScanNext} onOpen={onOpen} />;
  if (finished.kind === "queued") return <QueuedTick queued={finished} onDone={onDone} onScanNext={onScanNext} />;
  const onGone = () => {
    onUndone();
    onDone();
  };
  const { link } = finished.invited;
  if (link === null) return <InvitedTick awaited={finished} onDone={onDone} onGone={onGone} />;
  return <CodeToScan awaited={finished} link={link} onDone={onDone} onGone={onGone} />;
}
