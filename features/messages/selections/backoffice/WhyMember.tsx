import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { fullName } from "#packages/web/backoffice/format/full-name.ts";
import type { AnswerOf } from "#packages/web/backoffice/session/api.ts";
import type { Selection } from "../domain/selection.ts";
import { explanationQuery, foundMembersQuery, type Things } from "./queries.ts";
import classes from "./selection-side.module.css";
import { useSelectionWords } from "./use-selection-words.ts";

const pauseMs = 200;
const fewestLetters = 2;

type WhyMemberProps = { expression: Selection; things: Things };

/**
 * Explains why a member is in the selection or not: the user searches a member, and each condition shows its answer.
 */
export function WhyMember({ expression, things }: WhyMemberProps) {
  const t = useTranslations("selectionEditor");
  const [typed, type] = useState("");
  const [chosen, choose] = useState<{ value: string; label: string } | null>(null);
  const [q] = useDebouncedValue(typed.trim(), pauseMs);
  const memberSearch = useQuery({ ...foundMembersQuery(q), enabled: q.length >= fewestLetters && q !== chosen?.label });
  const answer = useQuery({
    ...explanationQuery(expression, Number(chosen?.value)),
    enabled: chosen !== null,
  });
  const members = (memberSearch.data ?? []).map((member) => ({
    value: String(member.id),
    label: fullName(member) || member.email || member.phone || member.membershipId,
    detail: member.email ?? member.phone ?? member.membershipId,
  }));
  const data = chosen && members.every(({ value }) => value !== chosen.value) ? [chosen, ...members] : members;
  return (
    <section>
      <h3 className={classes.title}>{t("why")}</h3>
      <Select
        aria-label={t("whyMember")}
        placeholder={t("whyMember")}
        searchable
        clearable
        data={data}
        filter={({ options }) => options}
        value={chosen?.value ?? null}
        onChange={(_, option) => choose(option)}
        searchValue={typed}
        onSearchChange={type}
        nothingFoundMessage={q.length < fewestLetters || memberSearch.isFetching ? undefined : t("noneFound")}
        renderOption={({ option }) => (
          <span className={classes.found}>
            <span>{option.label}</span>
            <small>{(option as (typeof members)[number]).detail}</small>
          </span>
        )}
        maxDropdownHeight={280}
      />
      {chosen && answer.data && <Answer answer={answer.data} things={things} name={chosen.label} />}
    </section>
  );
}

type AnswerProps = { answer: AnswerOf<"explainSelection">; things: Things; name: string };

function Answer({ answer, things, name }: AnswerProps) {
  const t = useTranslations("selectionEditor");
  const { conditionWords } = useSelectionWords(things);
  return (
    <div aria-live="polite">
      <p className={classes.verdict}>{t(answer.met ? "isIn" : "isNotIn", { name })}</p>
      <ul className={classes.answers}>
        {answer.conditions.map((part, at) =>
          "condition" in part ? (
            <AnswerLine key={at} met={part.met} words={conditionWords(part.condition)} />
          ) : (
            <li key={at}>
              <AnswerLine met={part.met} words={t(`groupAnswer.${part.match}`)} as="span" />
              <ul>
                {part.conditions.map(({ condition, met }, within) => (
                  <AnswerLine key={within} met={met} words={conditionWords(condition)} />
                ))}
              </ul>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

type AnswerLineProps = { met: boolean; words: string; as?: "li" | "span" };

function AnswerLine({ met, words, as: Line = "li" }: AnswerLineProps) {
  const t = useTranslations("words");
  return (
    <Line className={classes.answer} data-met={met || undefined}>
      {met ? <IconCheck size={16} aria-label={t("yes")} /> : <IconX size={16} aria-label={t("no")} />}
      <span>{words}</span>
    </Line>
  );
}
