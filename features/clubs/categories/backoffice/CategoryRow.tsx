import { ActionIcon } from "@mantine/core";
import { IconLanguage, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { languages } from "#packages/domain/translations/languages.ts";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { CategoryField } from "./CategoryField.tsx";
import { CategoryTranslations } from "./CategoryTranslations.tsx";
import classes from "./categories.module.css";
import { checkCategory } from "./category-name.ts";
import type { Category } from "./queries.ts";

type CategoryRowProps = { category: Category; list: readonly Category[]; onRemove: () => void };

/** A category with its name, its number of purchases and, in a club with several languages, its translations. */
export function CategoryRow({ category, list, onRemove }: CategoryRowProps) {
  const t = useTranslations("categories");
  const chain = useChain();
  const [isOpen, setOpen] = useState(false);
  const { id, name, translations, purchases } = category;
  const others = languages.filter(
    (each) => each !== chain.language && (chain.languages.includes(each) || translations[each]?.name),
  );
  return (
    <li className={classes.row}>
      <CategoryField
        category={category}
        label={t("nameLabel")}
        value={name}
        read={(typed) => {
          const checked = checkCategory(typed, list, id);
          return checked.ok ? { ok: true, names: { name: checked.name, translations } } : checked;
        }}
      />
      <span className={classes.count}>{t("purchases", { count: purchases })}</span>
      {others.length > 0 && (
        <ActionIcon
          aria-label={t("translate", { name })}
          title={t("translate", { name })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <IconLanguage size={20} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon aria-label={t("remove", { name })} title={t("remove", { name })} onClick={onRemove}>
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
      {isOpen && <CategoryTranslations category={category} languages={others} />}
    </li>
  );
}
