import { ActionIcon } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { type KeyboardEvent, useState } from "react";
import { useTranslations } from "use-intl/react";
import { ApiError } from "#packages/contract/client.ts";
import { nameMax } from "#packages/domain/limits.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { useProblemText } from "#packages/web/problem.ts";
import classes from "./categories.module.css";
import { checkCategory } from "./category-name.ts";
import { type Category, useRenameCategory } from "./queries.ts";

type CategoryRowProps = { category: Category; list: readonly Category[]; onRemove: () => void };

/** Returns the current category if a save was refused because another person changed it. */
const presentIn = (error: unknown) =>
  (error instanceof ApiError ? error.problem?.changed?.present : undefined) as Category | undefined;

/** An inline name field: Enter or leaving the field saves, Escape undoes the change. */
export function CategoryRow({ category, list, onRemove }: CategoryRowProps) {
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
    if (typed === null || typed === category.name) return settle();
    const checked = checkCategory(typed, list, category.id);
    if (!checked.ok) return setError(errors(checked.code));
    try {
      await rename.mutateAsync({ id: category.id, name: checked.name, version: began });
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
    <li className={classes.row}>
      <LimitedField
        className={classes.name}
        classNames={{ input: classes.nameInput ?? "" }}
        aria-label={t("nameLabel")}
        value={typed ?? category.name}
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
      <span className={classes.count}>{t("purchases", { count: category.purchases })}</span>
      <ActionIcon
        aria-label={t("remove", { name: category.name })}
        title={t("remove", { name: category.name })}
        onClick={onRemove}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </li>
  );
}
