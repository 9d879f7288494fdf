import { Button, Radio } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import type { MergeRules } from "#packages/domain/merge-edits.ts";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import type { AnyField, AnyFields } from "../../forms/form-fields.ts";
import { useRealDates } from "../format/dates.ts";
import { useFieldWords } from "../forms/use-field-words.ts";
import classes from "./edits.module.css";

export type ShownDifference<Values> = {
  values: Values;
  yielded: Values;
  taken: readonly (keyof Values)[];
  clashes: readonly (keyof Values)[];
  by: string | null;
  at: string | null;
};

type DifferenceProps<Values> = {
  /** Null when no other person has saved. */
  difference: ShownDifference<Values> | null;
  fields: AnyFields<Values>;
  rules?: MergeRules<Values> | undefined;
  /** Whether further text that the user types is saved automatically. */
  savesItself?: boolean | undefined;
  settle: (theirs: readonly (keyof Values)[]) => void;
  dismiss: () => void;
};

/** Shown when another person has saved meanwhile: both versions of each changed field, to choose from. */
export function DifferenceDialog<Values extends object>({ difference, ...props }: DifferenceProps<Values>) {
  useFocusAfter(difference !== null);
  return difference && <Difference difference={difference} {...props} />;
}

/**
 * Restores the focus after saving by keyboard: the button was disabled during the save, so the dialog found no focus to
 * return to.
 */
function useFocusAfter(isOpen: boolean) {
  const before = useRef<EventTarget>(null);
  useEffect(() => {
    if (isOpen) return () => void (before.current instanceof HTMLElement && before.current.focus());
    const keep = ({ target }: FocusEvent) => {
      before.current = target;
    };
    document.addEventListener("focusin", keep);
    return () => document.removeEventListener("focusin", keep);
  }, [isOpen]);
}

function Difference<Values extends object>(props: DifferenceProps<Values> & { difference: ShownDifference<Values> }) {
  const { difference, rules, savesItself = false, settle, dismiss } = props;
  const { by, at, taken, clashes, values, yielded } = difference;
  const t = useTranslations("edits");
  const words = useTranslations("words");
  const { moment } = useRealDates();
  const say = useFieldWords();
  const [chosen, setChosen] = useState<readonly (keyof Values)[]>([]);
  const wordsOf = (field: keyof Values) => {
    const words = props.fields[field] as AnyField<Values>;
    return words === null || words === "wordless" ? {} : { label: words.fullLabel ?? words.label, say: words.say };
  };
  // A field that follows another field is shown and chosen together with it.
  const isShown = (field: keyof Values) => props.fields[field] !== "wordless" && rules?.follows?.[field] === undefined;
  const choose = (field: keyof Values, isTheirs: boolean) =>
    setChosen((before) => [...before.filter((each) => each !== field), ...(isTheirs ? [field] : [])]);
  const visibleFields = (Object.keys(props.fields) as (keyof Values)[]).filter(isShown);
  const toChoose = visibleFields.filter((field) => clashes.includes(field));
  const merged = visibleFields.filter((field) => taken.includes(field));
  const foot = (
    <>
      <Button variant="default" onClick={dismiss}>
        {words("back")}
      </Button>
      <Button onClick={() => settle(chosen)}>{t("apply")}</Button>
    </>
  );
  return (
    <Dialog opened onClose={dismiss} title={t("title")} foot={foot} width={640}>
      <p>{by && at ? t("savedBy", { name: by, when: moment(at) }) : t("saved")}</p>
      <p>{toChoose.length > 0 ? t("choose") : t("nothingToChoose")}</p>
      <div className={classes.fields}>
        {toChoose.map((field) => {
          const words = wordsOf(field);
          return (
            <Radio.Group
              key={String(field)}
              label={words.label}
              value={chosen.includes(field) ? "theirs" : "mine"}
              onChange={(value) => choose(field, value === "theirs")}
            >
              <div className={classes.sides}>
                <Side value="mine" who={t("mine")} text={say(words, values[field], values)} />
                <Side value="theirs" who={by ?? t("theirs")} text={say(words, yielded[field], yielded)} />
              </div>
            </Radio.Group>
          );
        })}
      </div>
      {merged.length > 0 && (
        <section className={classes.taken}>
          <h3 className={classes.takenTitle}>{t("taken")}</h3>
          <dl className={classes.list}>
            {merged.map((field) => (
              <div key={String(field)}>
                <dt>{wordsOf(field).label}</dt>
                <dd className={classes.said}>{say(wordsOf(field), values[field], values)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {!savesItself && <p className={classes.quiet}>{t("notSaved")}</p>}
    </Dialog>
  );
}

function Side({ value, who, text }: { value: "mine" | "theirs"; who: string; text: string }) {
  return (
    <Radio.Card value={value} className={classes.side}>
      <Radio.Indicator />
      <span className={classes.sideWords}>
        <span className={classes.who}>{who}</span>
        <span className={classes.said}>{text}</span>
      </span>
    </Radio.Card>
  );
}
