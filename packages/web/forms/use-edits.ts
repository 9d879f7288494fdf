import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import { ApiError } from "#packages/contract/client.ts";
import {
  chooseTheirs,
  isSameForm,
  type MergedEdits,
  type MergeRules,
  mergeEdits,
  withFollowers,
} from "#packages/domain/merge-edits.ts";
import { type Draft, DraftKeeper, type DraftPlace } from "./draft-keeper.ts";
import type { Form } from "./use-form.ts";

/** An entity with an editor, as the server returns it. */
export type Versioned = { version: string } | { versions: Record<string, string> };

/**
 * The conflict with another person's save: the merged fields, and the fields for which the user must choose a version.
 */
export type Difference<Thing, Values> = MergedEdits<Values> & {
  thing: Thing;
  theirs: Values;
  /** The person and time of the other save, where the server reports them. */
  by: string | null;
  at: string | null;
  /** Whether the user's side of the conflict is an earlier, unsaved draft. */
  ofDraft: boolean;
};

type Editing<Thing, Values extends FieldValues> = {
  form: Form<Values>;
  /** The server's latest version; null when it was not saved before. */
  thing: Thing | null;
  valuesOf: (thing: Thing) => Values;
  /** The place of the draft on this device; null for none. */
  place: DraftPlace | null;
  /** Returns whether the same account is still signed in. */
  isTheirs: () => boolean;
  /** Fields that a draft excludes. */
  leaves?: readonly (keyof Values)[] | undefined;
  /** The dependencies between the form's fields. */
  rules?: MergeRules<Values> | undefined;
  /** Called with the fields that got the other person's values. */
  onTaken?: ((fields: readonly (keyof Values)[]) => void) | undefined;
};

const versionIn = (thing: Versioned | null) =>
  thing && ("version" in thing ? thing.version : Object.values(thing.versions).join(" "));

const kindOf = (value: unknown) => (Array.isArray(value) ? "list" : typeof value);

/** Returns a draft's values in the form's present shape; a field whose type changed keeps its present value. */
function fitting<Values extends object>(storedValues: Values, now: Values, leaves: readonly (keyof Values)[]): Values {
  const fitted = { ...now };
  for (const field of Object.keys(now) as (keyof Values)[]) {
    if (!leaves.includes(field) && kindOf(storedValues[field]) === kindOf(now[field]))
      fitted[field] = storedValues[field];
  }
  return fitted;
}

/** Manages an editor's base version, its draft on the device, and conflicts with other people's saves. */
export function useEdits<Thing extends Versioned, Values extends FieldValues>(editing: Editing<Thing, Values>) {
  const { form, thing, valuesOf, place, isTheirs, leaves = [], rules = {}, onTaken } = editing;
  const client = useQueryClient();
  const [base] = useState(() => ({ thing, values: structuredClone(form.getValues()) }));
  const [keeper] = useState(() => new DraftKeeper<Values>(place, isTheirs));
  const [offered, setOffered] = useState(() => keeper.read());
  const [difference, setDifference] = useState<Difference<Thing, Values> | null>(null);

  const rebase = (next: Thing, values: Values) => Object.assign(base, { thing: next, values: structuredClone(values) });
  const reset = (values: Values, from: Values) => {
    form.reset(from as DefaultValues<Values>);
    form.reset(values, { keepDefaultValues: true });
  };

  const { getValues, subscribe } = form;
  const isChanged = () => !isSameForm(getValues(), base.values, rules);
  const take = () => {
    if (!isChanged()) return null;
    const without = (values: Values) =>
      Object.fromEntries(Object.entries(values).filter(([field]) => !leaves.includes(field))) as Values;
    return { version: versionIn(base.thing), base: without(base.values), values: without(getValues()) };
  };
  const taking = useRef(take);
  taking.current = take;
  const [keep] = useState(() => () => keeper.change(() => taking.current()));
  useEffect(() => {
    const stop = subscribe({ formState: { values: true }, callback: keep });
    const whenHidden = () => document.visibilityState === "hidden" && keeper.flush();
    window.addEventListener("pagehide", keeper.flush);
    document.addEventListener("visibilitychange", whenHidden);
    return () => {
      stop();
      window.removeEventListener("pagehide", keeper.flush);
      document.removeEventListener("visibilitychange", whenHidden);
      keeper.flush();
    };
  }, [subscribe, keeper, keep]);

  const follow = () => {
    if (!thing || versionIn(thing) === versionIn(base.thing) || isChanged()) return;
    const values = valuesOf(thing);
    rebase(thing, values);
    form.reset(values);
  };
  const following = useRef(follow);
  following.current = follow;
  // Shows new server data if the user has typed nothing.
  useEffect(() => following.current(), [thing]);

  /** Ends the offer of the draft: the form's values replace it. */
  const answer = (draft: Draft<Values>) => {
    keeper.adopt(draft);
    setOffered(null);
    keep();
  };
  const compare = (
    from: Values,
    mine: Values,
    next: Omit<Difference<Thing, Values>, keyof MergedEdits<Values> | "theirs">,
  ) => {
    const otherSide = valuesOf(next.thing);
    return { ...next, theirs: otherSide, ...mergeEdits(from, mine, otherSide, rules) };
  };
  const apply = ({ thing: next, theirs: otherSide, values, taken, ofDraft }: Difference<Thing, Values>) => {
    rebase(next, otherSide);
    reset(values, otherSide);
    onTaken?.(taken);
    setDifference(null);
    if (ofDraft && offered) answer(offered);
  };

  return {
    /** Returns the entity that a save starts from, with its version. */
    began: () => base.thing,
    /** Records that a part was saved: later changes start from the saved state. */
    rebase: (next: Thing) => void Object.assign(base, { thing: next }),
    /** Records that the complete form was saved. */
    saved(next: Thing, values = valuesOf(next)) {
      rebase(next, values);
      form.reset(values);
      setOffered(null);
      keeper.remove();
    },
    /**
     * Returns whether a save was refused because another person has saved. If so, the difference is shown, and no other
     * message is needed.
     */
    isOvertaken(error: unknown): boolean {
      const changed = error instanceof ApiError ? error.problem?.changed : undefined;
      if (!changed) return false;
      void client.invalidateQueries();
      const { by, at, present } = changed;
      setDifference(compare(base.values, getValues(), { thing: present as Thing, by, at, ofDraft: false }));
      return true;
    },
    difference,
    /** Continues with the user's own values, except for the fields chosen from the other person. */
    settle(chosen: readonly (keyof Values)[]) {
      if (!difference) return;
      const values = chooseTheirs(difference, chosen, rules);
      const became = chosen.flatMap((field) => withFollowers(field, values, rules));
      apply({ ...difference, values, taken: [...difference.taken, ...became] });
    },
    /** Closes the dialog and changes nothing, so the next save meets the same conflict. */
    dismiss: () => setDifference(null),
    /** The earlier, unsaved draft, which the user can resume; null for none. */
    offered,
    /** Adopts the draft, and keeps the text that the user has typed since. */
    resume() {
      if (!offered) return;
      const draftValues = fitting(offered.values, base.values, leaves);
      const mine = mergeEdits(base.values, getValues(), draftValues, rules).values;
      if (!base.thing || offered.version === versionIn(base.thing)) {
        reset(mine, base.values);
        return answer(offered);
      }
      const from = fitting(offered.base, base.values, leaves);
      const next = compare(from, mine, { thing: base.thing, by: null, at: null, ofDraft: true });
      if (next.taken.length + next.clashes.length > 0) setDifference(next);
      else apply(next);
    },
    discard(draft: Draft<Values>) {
      keeper.adopt(draft);
      keeper.remove();
      answer(draft);
    },
    /** Removes the draft, because the user leaves on purpose. */
    leave: keeper.remove,
  };
}

export type Edits<Thing extends Versioned, Values extends FieldValues> = ReturnType<typeof useEdits<Thing, Values>>;
