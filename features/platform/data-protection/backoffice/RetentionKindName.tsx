import { useTranslations } from "use-intl/react";
import type { ListedKind } from "../domain/retention-rules.ts";
import classes from "./data-protection.module.css";

/** Shows the name of a kind with the reason for its retention. */
export function RetentionKindName({ kind }: { kind: ListedKind }) {
  const t = useTranslations("retention.kinds");
  return (
    <span className={classes.kept}>
      <span className={classes.keptName}>{t(`${kind}.name`)}</span>
      <span className={classes.quiet}>{t(`${kind}.why`)}</span>
    </span>
  );
}
