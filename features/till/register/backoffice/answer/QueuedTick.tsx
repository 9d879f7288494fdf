import { Button } from "@mantine/core";
import { IconCamera } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { SuccessTick } from "#packages/ui/answer/SuccessTick.tsx";
import type { Queued } from "../desk/finished.ts";
import { useUnansweredWords } from "../unanswered/use-unanswered-words.ts";

type QueuedTickProps = { queued: Queued; onDone: () => void; onScanNext: () => void };

/** Confirms that the device has stored the visit, and says when it counts. */
export function QueuedTick({ queued: { visit, points }, onDone, onScanNext }: QueuedTickProps) {
  const t = useTranslations("register");
  const wordsOf = useUnansweredWords();
  const earned = points > 0 ? [t("queuedPoints", { points })] : [];
  return (
    <SuccessTick
      title={t("queued")}
      earned={[wordsOf(visit), ...earned, t("queuedText")]}
      closeLabel={t("next")}
      onDone={onDone}
      duration={4_000}
      action={
        <Button
          variant="white"
          color="black"
          size="lg"
          leftSection={<IconCamera size={20} aria-hidden="true" />}
          onClick={onScanNext}
        >
          {t("scanNext")}
        </Button>
      }
    />
  );
}
