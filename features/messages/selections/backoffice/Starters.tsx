import { useTranslations } from "use-intl/react";
import { newCondition, type TypedCondition } from "./conditions/typed-selection.ts";
import classes from "./selections.module.css";
import { starterNames, starters } from "./starters.ts";

/** Common selections: one press fills in the conditions. */
export function Starters({ onPick }: { onPick: (conditions: TypedCondition[]) => void }) {
  const t = useTranslations("selectionEditor");
  return (
    <fieldset className={classes.starters}>
      <legend>{t("begin")}</legend>
      {starterNames.map((name) => (
        <button
          key={name}
          type="button"
          className={classes.starter}
          onClick={() => onPick(starters[name].map(({ kind, ...presets }) => newCondition(kind, presets)))}
        >
          <strong>{t(`starters.${name}.title`)}</strong>
          <span>{t(`starters.${name}.text`)}</span>
        </button>
      ))}
    </fieldset>
  );
}
