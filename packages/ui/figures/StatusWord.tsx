import classes from "./status-word.module.css";

export type StatusTone = "good" | "wait" | "bad" | "calm" | "accent";

/** A state as one small coloured word. The word carries the meaning; colour and dot only help the eye. */
export function StatusWord({ tone, children }: { tone: StatusTone; children: string }) {
  return (
    <span className={classes.word} data-tone={tone}>
      {children}
    </span>
  );
}
