import { useTranslations } from "use-intl/react";
import type { RetentionKind } from "../domain/retention-rules.ts";
import classes from "./data-protection.module.css";

/** Kinds that tell of somebody; the others are shown nowhere. */
export type ShownKind = Exclude<RetentionKind, "mailRefusals" | "removals" | "specialDays" | "whatIfs">;

/** What is kept, in plain words, and under it why. */
export function RetentionKindName({ kind }: { kind: ShownKind }) {
  const t = useTranslations("retention.kinds");
  return (
    <span className={classes.kept}>
      <span className={classes.keptName}>{t(`${kind}.name`)}</span>
      <span className={classes.quiet}>{t(`${kind}.why`)}</span>
    </span>
  );
}
