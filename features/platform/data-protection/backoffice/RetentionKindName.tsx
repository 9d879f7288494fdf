import { useTranslations } from "use-intl/react";
import type { ListedKind } from "../domain/retention-rules.ts";
import classes from "./data-protection.module.css";

/** What is kept, in plain words, and under it why. */
export function RetentionKindName({ kind }: { kind: ListedKind }) {
  const t = useTranslations("retention.kinds");
  return (
    <span className={classes.kept}>
      <span className={classes.keptName}>{t(`${kind}.name`)}</span>
      <span className={classes.quiet}>{t(`${kind}.why`)}</span>
    </span>
  );
}
