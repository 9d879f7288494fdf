import type { Finished } from "../desk/finished.ts";
import { CodeToScan } from "./CodeToScan.tsx";
import { DoneTick } from "./DoneTick.tsx";
import { InvitedTick } from "./InvitedTick.tsx";

type AnswerProps = {
  finished: Finished;
  onDone: () => void;
  /** What was done a moment ago is done no longer. */
  onUndone: () => void;
  onScanNext: () => void;
  /** The same customer goes on: a reward they have just won. */
  onOpen: (membershipId: string) => void;
};

/** What the server said, over the whole screen; a scanner goes on with the next customer behind it. */
export function Answer({ finished, onDone, onUndone, onScanNext, onOpen }: AnswerProps) {
  if (finished.kind === "done")
    return <DoneTick outcome={finished} onDone={onDone} onScanNext={onScanNext} onOpen={onOpen} />;
  const onGone = () => {
    onUndone();
    onDone();
  };
  const { link } = finished.invited;
  if (link === null) return <InvitedTick awaited={finished} onDone={onDone} onGone={onGone} />;
  return <CodeToScan awaited={finished} link={link} onDone={onDone} onGone={onGone} />;
}
