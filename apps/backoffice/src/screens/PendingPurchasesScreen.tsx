import { useTranslations } from "use-intl/react";
import { usePendingColumns } from "../features/purchases/PendingColumns.tsx";
import { bringPendingPurchases, fallingPending, pendingSorts, usePendingList } from "../features/purchases/queries.ts";
import { useListAddress } from "../lib/use-list-address.ts";
import { paths } from "../paths.ts";
import { BackLink } from "../shell/BackLink.tsx";
import { ExportButton } from "../shell/ExportButton.tsx";
import { ListFrame } from "../shell/ListFrame.tsx";
import { useTitle } from "../shell/use-title.ts";

/** `/purchases/waiting`: what was bought by customers who have been invited and not joined yet. */
export function PendingPurchasesScreen() {
  const t = useTranslations("purchases.pending");
  const shell = useTranslations("shell");
  const { sort = "" } = useListAddress().search;
  const filters = pendingSorts.includes(sort.replace(/^-/, "")) ? { sort } : {};
  const { query, position } = usePendingList(filters);
  const { columns, contactOf } = usePendingColumns();
  const none = { drawing: "purchases", title: t("none"), text: t("noneText") } as const;
  useTitle(t("title"));
  return (
    <ListFrame
      name="pending"
      title={t("title")}
      above={<BackLink to={paths.purchases} label={shell("purchases")} />}
      actions={<ExportButton bring={() => bringPendingPurchases(filters)} />}
      query={query}
      rows={query.data?.rows ?? []}
      position={position}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={contactOf}
      sort={{ first: "date", falling: fallingPending }}
      failed={t("failed")}
      empty={none}
      noneFound={none}
    />
  );
}
