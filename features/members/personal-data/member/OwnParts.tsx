import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { yesNoWords } from "#packages/i18n/list-words.ts";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import { shownLanguage } from "#packages/web/member/language/shown-language.ts";
import { codeWord } from "../i18n/data-file.ts";
import classes from "./own-data.module.css";
import type { OwnPart } from "./queries.ts";

const rowsAtMost = 100;
const instant = /^\d{4}-\d\d-\d\dT/;
const day = /^\d{4}-\d\d-\d\d$/;

/** The stored data, part by part, newest rows first. */
export function OwnParts({ parts }: { parts: readonly OwnPart[] }) {
  return (
    <div className={classes.parts}>
      {parts.map((part) => (
        <Part key={part.name} {...part} />
      ))}
    </div>
  );
}

function Part({ title, columns, rows }: OwnPart) {
  const words = useTranslations("settings");
  const say = useFactWords();
  const [isOpen, setOpen] = useState(false);
  const newest = rows.slice(-rowsAtMost).reverse();
  return (
    <details className={classes.part} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.title}>
        {title} <span className={classes.quiet}>{rows.length}</span>
        <IconChevronDown size={20} aria-hidden className={classes.further} />
      </summary>
      {isOpen &&
        newest.map((row, place) => (
          <dl key={place} className={classes.row}>
            {Object.entries(columns).map(([fact, word]) => {
              const text = say(row[fact]);
              return text === "" ? null : (
                <div key={fact} className={classes.fact}>
                  <dt>{word}</dt>
                  <dd>{text}</dd>
                </div>
              );
            })}
          </dl>
        ))}
      {isOpen && rows.length > rowsAtMost && (
        <p className={classes.quiet}>{words("dataMore", { shown: String(rowsAtMost), count: String(rows.length) })}</p>
      )}
    </details>
  );
}

/** Returns a formatter for a fact; empty without a value. */
function useFactWords(): (fact: unknown) => string {
  const { full, time } = useDates();
  const locale = useLocale();
  const language = shownLanguage.get();
  const say = (fact: unknown): string => {
    if (fact === null || fact === undefined) return "";
    if (typeof fact === "boolean") return yesNoWords[fact ? "yes" : "no"][language];
    if (typeof fact === "number") return fact.toLocaleString(locale);
    if (Array.isArray(fact)) return fact.map(say).filter(Boolean).join(", ");
    if (typeof fact !== "string") return Object.keys(fact).length > 0 ? JSON.stringify(fact) : "";
    if (instant.test(fact)) return `${full(fact)} ${time(fact)}`;
    if (day.test(fact)) return full(fact);
    return codeWord(fact, language);
  };
  return say;
}
