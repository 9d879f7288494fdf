import { Button } from "@mantine/core";
import { IconArrowBackUp, IconCamera, IconGift } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { SuccessTick } from "#packages/ui/answer/SuccessTick.tsx";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import type { Done } from "../desk/finished.ts";
import { useUndo } from "../returns/use-undo.ts";
import { useDoneWords } from "./use-done-words.ts";

/** The time the tick stays, longer for more text. Milliseconds. */
const stays = { plain: 3_500, long: 7_000 } as const;

type DoneTickProps = {
  outcome: Done;
  onDone: () => void;
  onScanNext: () => void;
  onOpen: (membershipId: string) => void;
};

/** Shows the earned points and the new balance for a moment, with undo and next customer. */
export function DoneTick({ outcome: finishedVisit, onDone, onScanNext, onOpen }: DoneTickProps) {
  const t = useTranslations("register");
  const { kronor } = useNumbers();
  const undo = useUndo();
  const { title, lines } = useDoneWords(finishedVisit);
  const { registered, member } = finishedVisit;
  const { purchaseId, totalAmount, discount } = registered;
  const name = totalAmount + discount > 0 ? kronor(totalAmount) : title;
  const undoVisit = () => undo.mutate({ purchaseId, name }, { onSuccess: onDone });
  const won = registered.completed[0];
  const look = { variant: "white", color: "black", size: "lg" } as const;
  return (
    <SuccessTick
      title={title}
      earned={lines}
      closeLabel={t("next")}
      onDone={onDone}
      duration={lines.length > 2 ? stays.long : stays.plain}
      action={
        <>
          {won && member && (
            <Button
              {...look}
              leftSection={<IconGift size={20} aria-hidden="true" />}
              onClick={() => onOpen(member.membershipId)}
            >
              {t("giveRewardNow")}
            </Button>
          )}
          <Button
            {...look}
            leftSection={<IconArrowBackUp size={20} aria-hidden="true" />}
            loading={undo.isPending}
            onClick={undoVisit}
          >
            {t("undo")}
          </Button>
          <Button {...look} leftSection={<IconCamera size={20} aria-hidden="true" />} onClick={onScanNext}>
            {t("scanNext")}
          </Button>
        </>
      }
    />
  );
}
