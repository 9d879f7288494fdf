import { Button } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { type StatusTone, StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import type { SaveState } from "./autosave-queue.ts";
import classes from "./terms.module.css";

type DraftStateProps = {
  state: SaveState;
  /** Whether a version is published and whether the draft differs from it; shown before the user has typed. */
  published: boolean;
  changed: boolean;
  onRetry: () => void;
};

const tones: Record<SaveState, StatusTone> = {
  clean: "calm",
  waiting: "calm",
  saving: "calm",
  saved: "good",
  failed: "bad",
};

/** The draft's state: typed, being sent, or saved. */
export function DraftState({ state, published, changed, onRetry }: DraftStateProps) {
  const t = useTranslations("terms.draft");
  const words = useTranslations("words");
  const clean = !published ? "firstText" : changed ? "saved" : "published";
  return (
    <div className={classes.draft} role="status">
      <StatusWord tone={tones[state]}>{t(state === "clean" ? clean : state)}</StatusWord>
      {state === "failed" && (
        <Button type="button" variant="subtle" onClick={onRetry}>
          {words("retry")}
        </Button>
      )}
    </div>
  );
}
