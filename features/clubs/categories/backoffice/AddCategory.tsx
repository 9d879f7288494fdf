import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { type FormEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { nameMax } from "#packages/domain/limits.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { useProblemText } from "#packages/web/problem.ts";
import classes from "./categories.module.css";
import { checkCategory } from "./category-name.ts";
import { type Category, useCreateCategory } from "./queries.ts";

/** A field that stays ready for the next category after Enter. */
export function AddCategory({ list }: { list: readonly Category[] }) {
  const t = useTranslations("categories");
  const words = useTranslations("words");
  const errors = useTranslations("errors");
  const problemText = useProblemText();
  const create = useCreateCategory();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const checked = checkCategory(typed, list);
    setError(checked.ok ? undefined : errors(checked.code));
    field.current?.focus();
    if (!checked.ok) return;
    setTyped("");
    try {
      await create.mutateAsync({ name: checked.name });
    } catch (failure) {
      // Restores the typed text after an error, unless the user has already typed the next name.
      setTyped((now) => now || checked.name);
      setError(problemText(failure, t("saveFailed")));
    }
  };
  return (
    <form className={classes.add} noValidate onSubmit={add}>
      <LimitedField
        ref={field}
        className={classes.addField}
        label={t("addLabel")}
        placeholder={t("addPlaceholder")}
        value={typed}
        limit={nameMax}
        autoComplete="off"
        autoFocus
        error={error}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="light" leftSection={<IconPlus size={18} aria-hidden />}>
        {words("add")}
      </Button>
    </form>
  );
}
