import { ActionIcon } from "@mantine/core";
import { nameMax } from "@stammis/domain/limits";
import { LimitedField } from "@stammis/shell/LimitedField.tsx";
import { useProblemText } from "@stammis/shell/problem.ts";
import { IconTrash } from "@tabler/icons-react";
import { type KeyboardEvent, useState } from "react";
import { useTranslations } from "use-intl/react";
import classes from "./categories.module.css";
import { checkCategory } from "./category-name.ts";
import { type Category, useRenameCategory } from "./queries.ts";

type CategoryRowProps = { category: Category; list: readonly Category[]; onRemove: () => void };

/** The name is its own field: Enter or leaving it saves, Escape takes the change back. */
export function CategoryRow({ category, list, onRemove }: CategoryRowProps) {
  const t = useTranslations("categories");
  const errors = useTranslations("errors");
  const problemText = useProblemText();
  const rename = useRenameCategory();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const settle = () => {
    setTyped(null);
    setError(undefined);
  };
  const save = async () => {
    if (typed === null || typed === category.name) return settle();
    const checked = checkCategory(typed, list, category.id);
    if (!checked.ok) return setError(errors(checked.code));
    try {
      await rename.mutateAsync({ id: category.id, name: checked.name });
      settle();
    } catch (failure) {
      setError(problemText(failure, t("saveFailed")));
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
        onChange={(event) => setTyped(event.currentTarget.value)}
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
