import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useLocalPages } from "#packages/web/backoffice/list-address/local-pages.ts";
import { ListPager } from "#packages/web/backoffice/lists/ListPager.tsx";
import { AddCategory } from "./AddCategory.tsx";
import { CategoryRow } from "./CategoryRow.tsx";
import classes from "./categories.module.css";
import { type Category, useCreateCategory, useRemoveCategory } from "./queries.ts";

/** The list of categories for users who can edit it. */
export function CategoryList({ list }: { list: readonly Category[] }) {
  const t = useTranslations("categories");
  const words = useTranslations("words");
  const { shown: pageRows, position } = useLocalPages(list);
  const [asking, setAsking] = useState<Category | null>(null);
  const remove = useRemoval();
  // A category without purchases is removed at once and the removal can be undone; otherwise the user must confirm.
  const tryRemoving = (category: Category) => (category.purchases > 0 ? setAsking(category) : remove(category));
  return (
    <div className={classes.page}>
      <AddCategory list={list} />
      {list.length === 0 ? (
        <EmptyState drawing="purchases" title={t("emptyTitle")} text={t("emptyText")} />
      ) : (
        <ul className={classes.list} aria-label={t("listLabel")}>
          {pageRows.map((category) => (
            <CategoryRow key={category.id} category={category} list={list} onRemove={() => tryRemoving(category)} />
          ))}
        </ul>
      )}
      <ListPager list={position} />
      <ConfirmDialog
        opened={asking !== null}
        title={t("removeTitle", { name: asking?.name ?? "" })}
        confirmLabel={words("remove")}
        cancelLabel={words("cancel")}
        onConfirm={() => {
          if (asking) remove(asking);
          setAsking(null);
        }}
        onCancel={() => setAsking(null)}
        danger
      >
        {t("removeText", { count: asking?.purchases ?? 0 })}
      </ConfirmDialog>
    </div>
  );
}

function useRemoval() {
  const t = useTranslations("categories");
  const notices = useNotices();
  const removal = useRemoveCategory();
  const create = useCreateCategory();
  return ({ id, name, translations, purchases }: Category) => {
    const bringBack = () =>
      create.mutate({ name, translations }, { onError: (error) => notices.failed(error, t("saveFailed")) });
    const undo = purchases === 0 ? { label: t("undo"), onClick: bringBack } : undefined;
    removal.mutate(id, {
      onSuccess: () => notices.done(t("removed", { name }), undo),
      onError: (error) => notices.failed(error, t("removeFailed")),
    });
  };
}

/** The read-only list. */
export function CategoryNames({ list }: { list: readonly Category[] }) {
  const t = useTranslations("categories");
  const { shown: pageRows, position } = useLocalPages(list);
  if (list.length === 0) return <EmptyState drawing="purchases" title={t("emptyTitle")} text={t("emptyReadOnly")} />;
  return (
    <div className={classes.page}>
      <ul className={classes.list} aria-label={t("listLabel")}>
        {pageRows.map(({ id, name, purchases }) => (
          <li key={id} className={classes.row}>
            <span className={classes.name}>{name}</span>
            <span className={classes.count}>{t("purchases", { count: purchases })}</span>
          </li>
        ))}
      </ul>
      <ListPager list={position} />
    </div>
  );
}
