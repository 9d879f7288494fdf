import type { Finished } from "../visit/use-visit.ts";
import { CodeToScan } from "./CodeToScan.tsx";
import { DoneTick } from "./DoneTick.tsx";
import { InvitedTick } from "./InvitedTick.tsx";

type AnswerProps = {
  finished: Finished;
  onDone: () => void;
  /** The visit was taken back. */
  onUndone: () => void;
  onScanNext: () => void;
  /** The same customer goes on: a reward they have just won. */
  onOpen: (memberId: number) => void;
};

/** What the server said, over the whole screen; a scanner goes on with the next customer behind it. */
export function Answer({ finished, ...on }: AnswerProps) {
  if (finished.kind === "done") return <DoneTick done={finished} {...on} />;
  const { invited, contact } = finished;
  if (invited.link === null) return <InvitedTick invited={invited} contact={contact} onDone={on.onDone} />;
  return <CodeToScan invited={invited} link={invited.link} onDone={on.onDone} />;
}
