import { ActionIcon, Button } from "@mantine/core";
import { IconArrowsSplit2, IconTrash } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { Segments } from "#packages/web/backoffice/forms/Segments.tsx";
import type { ConditionKind, Match } from "../../domain/selection.ts";
import { conditionsMax } from "../../domain/selection.ts";
import type { Things } from "../queries.ts";
import classes from "../selections.module.css";
import { ConditionFields } from "./ConditionFields.tsx";
import { ConditionPicker } from "./ConditionPicker.tsx";
import {
  isTypedGroup,
  newCondition,
  newGroup,
  type TypedCondition,
  type TypedGroup,
  type TypedPart,
  type TypedSelection,
} from "./typed-selection.ts";

type Shared = {
  things: Things;
  /** The condition that was just added, which gets the focus. */
  added: string | null;
  setAdded: (key: string | null) => void;
  /** Returns the error text at a path within the conditions (`conditions.0.min`). */
  errorAt: (path: string) => string | undefined;
};

type ConditionsProps = Omit<Shared, "added" | "setAdded"> & {
  value: TypedSelection;
  onChange: (value: TypedSelection) => void;
};

const replaced = <Each,>(all: readonly Each[], at: number, by: Each | null): Each[] =>
  by === null ? all.filter((_, order) => order !== at) : all.map((each, order) => (order === at ? by : each));

const countIn = ({ conditions }: TypedSelection) =>
  conditions.reduce((sum, part) => sum + (isTypedGroup(part) ? part.conditions.length : 1), 0);

/** All or any of some conditions, and of groups of them. */
export function Conditions({ value, onChange, things, errorAt }: ConditionsProps) {
  const t = useTranslations("selectionEditor");
  const { match, conditions } = value;
  const isFull = countIn(value) >= conditionsMax;
  const [added, setAdded] = useState<string | null>(null);
  const set = (parts: TypedPart[]) => onChange({ match, conditions: parts });
  const add = (kind: ConditionKind) => {
    const condition = newCondition(kind);
    setAdded(condition.key);
    set([...conditions, condition]);
  };
  return (
    <div className={classes.conditions}>
      {conditions.length > 1 && <MatchChoice match={match} onChange={(next) => onChange({ ...value, match: next })} />}
      <ol className={classes.parts} aria-label={t("conditions")}>
        {conditions.map((part, at) => {
          const change = (next: TypedPart | null) => set(replaced(conditions, at, next));
          const shared = { things, added, setAdded, errorAt: (path: string) => errorAt(`conditions.${at}.${path}`) };
          return (
            <li key={part.key} data-match={at > 0 ? t(`join.${match}`) : undefined}>
              {isTypedGroup(part) ? (
                <GroupCard {...shared} group={part} onChange={change} isFull={isFull} />
              ) : (
                <ConditionCard
                  {...shared}
                  condition={part}
                  onChange={change}
                  onGroup={() => change(newGroup(match === "ALL" ? "ANY" : "ALL", [part]))}
                />
              )}
            </li>
          );
        })}
      </ol>
      {isFull ? (
        <p className={classes.none}>{t("full", { max: String(conditionsMax) })}</p>
      ) : (
        <ConditionPicker
          key={conditions.length === 0 ? "first" : "next"}
          label={conditions.length === 0 ? t("addFirst") : t("add")}
          isFirst={conditions.length === 0}
          onPick={add}
        />
      )}
      {errorAt("conditions") && (
        <p className={classes.error} role="alert">
          {errorAt("conditions")}
        </p>
      )}
    </div>
  );
}

function MatchChoice({ match, onChange }: { match: Match; onChange: (match: Match) => void }) {
  const t = useTranslations("selectionEditor");
  return (
    <Segments
      label={t("match")}
      choices={(["ALL", "ANY"] as const).map((value) => ({ value, label: t(`matches.${value}`) }))}
      value={match}
      onChange={onChange}
    />
  );
}

type ConditionCardProps = Shared & {
  condition: TypedCondition;
  onChange: (condition: TypedCondition | null) => void;
  /** Moves the condition into a new group; absent within a group. */
  onGroup?: () => void;
};

function ConditionCard({ condition, onChange, onGroup, things, added, errorAt }: ConditionCardProps) {
  const t = useTranslations("selectionEditor");
  const card = useRef<HTMLElement>(null);
  const isAdded = added === condition.key;
  useEffect(() => {
    if (!isAdded) return;
    const first = card.current?.querySelector<HTMLElement>(`.${classes.fields} :is(input, select, button)`);
    (first ?? card.current)?.focus();
  }, [isAdded]);
  const name = t(`kinds.${condition.kind}`);
  return (
    <section ref={card} className={classes.condition} aria-label={name} tabIndex={-1}>
      <header className={classes.conditionHead}>
        <h3 className={classes.conditionName}>{name}</h3>
        {onGroup && (
          <ActionIcon aria-label={t("group", { name })} title={t("group", { name })} onClick={onGroup}>
            <IconArrowsSplit2 size={18} aria-hidden />
          </ActionIcon>
        )}
        <ActionIcon aria-label={t("remove", { name })} title={t("remove", { name })} onClick={() => onChange(null)}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </header>
      <ConditionFields
        condition={condition}
        things={things}
        errorAt={errorAt}
        onChange={(changed) => onChange({ ...condition, ...changed })}
      />
    </section>
  );
}

type GroupCardProps = Shared & { group: TypedGroup; onChange: (group: TypedPart | null) => void; isFull: boolean };

/** A group of conditions, which counts as one condition. */
function GroupCard({ group, onChange, isFull, errorAt, ...shared }: GroupCardProps) {
  const t = useTranslations("selectionEditor");
  const { match, conditions } = group;
  const set = (next: TypedCondition[]) => onChange(next.length === 0 ? null : { ...group, conditions: next });
  const add = (kind: ConditionKind) => {
    const condition = newCondition(kind);
    shared.setAdded(condition.key);
    set([...conditions, condition]);
  };
  const [only] = conditions;
  return (
    <section className={classes.group} aria-label={t("groupName")}>
      <header className={classes.groupHead}>
        <MatchChoice match={match} onChange={(next) => onChange({ ...group, match: next })} />
        {conditions.length === 1 && only && (
          <Button type="button" variant="subtle" onClick={() => onChange(only)}>
            {t("ungroup")}
          </Button>
        )}
      </header>
      <ol className={classes.parts} aria-label={t("groupName")}>
        {conditions.map((condition, at) => (
          <li key={condition.key} data-match={at > 0 ? t(`join.${match}`) : undefined}>
            <ConditionCard
              {...shared}
              condition={condition}
              onChange={(next) => set(replaced(conditions, at, next))}
              errorAt={(path) => errorAt(`conditions.${at}.${path}`)}
            />
          </li>
        ))}
      </ol>
      {!isFull && <ConditionPicker label={t("addToGroup")} opened={conditions.length === 1} onPick={add} />}
    </section>
  );
}
