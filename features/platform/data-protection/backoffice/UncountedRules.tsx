import { useTranslations } from "use-intl/react";
import { uncountedKinds } from "../domain/retention-rules.ts";
import classes from "./data-protection.module.css";
import { RetentionKindName } from "./RetentionKindName.tsx";
import { useKeptFor } from "./use-kept-for.ts";

/** Lists the kinds with automatic removal that are not counted by club. */
export function UncountedRules() {
  const t = useTranslations("retention");
  const keptFor = useKeptFor();
  return (
    <section className={classes.section} aria-labelledby="uncounted-rules">
      <h2 id="uncounted-rules" className={classes.heading}>
        {t("others")}
      </h2>
      <p className={classes.quiet}>{t("othersLead")}</p>
      <ul className={classes.list}>
        {uncountedKinds.map((kind) => (
          <li key={kind} className={classes.rule}>
            <RetentionKindName kind={kind} />
            <span>{keptFor(kind)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
