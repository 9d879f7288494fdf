import { Button } from "@mantine/core";
import { SuccessTick } from "@stammis/ui/SuccessTick.tsx";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { useUndo } from "./use-undo.ts";
import type { Finished } from "./use-visit.ts";

/** How long it stays; longer where a reward can be taken back beside it. Milliseconds. */
const stays = { plain: 3_000, undoable: 7_000 } as const;

/** Done: what was earned and the new balance, gone by itself. */
export function Done({ finished: { registered, member }, onDone }: { finished: Finished; onDone: () => void }) {
  const t = useTranslations("till");
  const undo = useUndo();
  const { earnedPoints, redemptions, clubPoints } = registered;
  const firstName = member?.firstName.trim();
  const lines = [
    firstName ? t("doneName", { name: firstName }) : t("done"),
    t("balance", { points: clubPoints }),
    ...redemptions.map(({ name }) => t("redeemed", { name })),
  ];
  return (
    <SuccessTick
      title={earnedPoints > 0 ? t("earned", { points: earnedPoints }) : t("noneEarned")}
      earned={lines}
      closeLabel={t("next")}
      onDone={onDone}
      duration={redemptions.length > 0 ? stays.undoable : stays.plain}
      action={redemptions.map(({ redemptionId, name }) => (
        <Button
          key={redemptionId}
          variant="white"
          color="black"
          size="lg"
          leftSection={<IconArrowBackUp size={20} aria-hidden="true" />}
          loading={undo.isPending}
          onClick={() => undo.mutate({ redemptionId, name }, { onSuccess: onDone })}
        >
          {t("undoNamed", { name })}
        </Button>
      ))}
    />
  );
}
