import { type KeyboardEvent, useState } from "react";
import { useTranslations } from "use-intl/react";
import { ApiError } from "#packages/contract/client.ts";
import type { ErrorCode } from "#packages/contract/error-codes.ts";
import { nameMax } from "#packages/domain/limits.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { useProblemText } from "#packages/web/problem.ts";
import classes from "./categories.module.css";
import { type Category, useRenameCategory } from "./queries.ts";

export type CategoryNames = Pick<Category, "name" | "translations">;

type CategoryFieldProps = {
  category: Category;
  label: string;
  /** Shows the label above the field. */
  hasLabel?: boolean;
  value: string;
  placeholder?: string;
  lang?: Language;
  /** Returns the names to save for a typed text, or why it is refused. */
  read: (typed: string) => { ok: true; names: CategoryNames } | { ok: false; code: ErrorCode };
};

/** Returns the current category if a save was refused because another person changed it. */
const presentIn = (error: unknown) =>
  (error instanceof ApiError ? error.problem?.changed?.present : undefined) as Category | undefined;

/** An inline field of one name: Enter or leaving the field saves, Escape undoes the change. */
export function CategoryField({ category, label, hasLabel, value, placeholder, lang, read }: CategoryFieldProps) {
  const t = useTranslations("categories");
  const edits = useTranslations("edits");
  const errors = useTranslations("errors");
  const problemText = useProblemText();
  const rename = useRenameCategory();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  // The version on which the typed name is based; the list may refetch meanwhile.
  const [began, setBegan] = useState(category.version);
  const settle = () => {
    setTyped(null);
    setError(undefined);
  };
  const save = async () => {
    if (typed === null || typed === value) return settle();
    const checked = read(typed);
    if (!checked.ok) return setError(errors(checked.code));
    try {
      await rename.mutateAsync({ id: category.id, ...checked.names, version: began });
      settle();
    } catch (failure) {
      const present = presentIn(failure);
      if (present) setBegan(present.version);
      setError(present ? edits("nameChanged", { name: present.name }) : problemText(failure, t("saveFailed")));
    }
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Escape") settle();
    if (event.key === "Enter") event.currentTarget.blur();
  };
  return (
    <LimitedField
      className={classes.name}
      classNames={hasLabel ? {} : { input: classes.nameInput ?? "" }}
      {...(hasLabel ? { label } : { "aria-label": label })}
      value={typed ?? value}
      placeholder={placeholder}
      lang={lang}
      limit={nameMax}
      autoComplete="off"
      error={error}
      onChange={(event) => {
        if (typed === null) setBegan(category.version);
        setTyped(event.currentTarget.value);
      }}
      onBlur={() => void save()}
      onKeyDown={keys}
    />
  );
}
