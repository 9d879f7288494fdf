import { useRef } from "react";
import { useTranslations } from "use-intl/react";
import { TableSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { DataTable } from "#packages/ui/tables/DataTable.tsx";
import { withoutEmpty } from "#packages/web/backoffice/list-address/list-search.ts";
import { pressedSort, readSort } from "#packages/web/backoffice/list-address/list-sort.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { ListPager } from "#packages/web/backoffice/lists/ListPager.tsx";
import { ListOrder, ListToolbar } from "#packages/web/backoffice/lists/ListToolbar.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import {
  bringRecipients,
  fallingRecipientSorts as falling,
  type Recipient,
  recipientSorts,
  type Sendout,
  useRecipients,
} from "../queries.ts";
import { readSendoutSearch } from "../search.ts";
import classes from "../sendouts.module.css";
import { useRecipientColumns } from "./RecipientColumns.tsx";
import { useRecipientFilters } from "./use-recipient-filters.ts";

/** The recipients, with the reason why one got no message. */
export function Recipients({ sendout, media }: { sendout: Sendout; media: readonly Recipient["medium"][] }) {
  const t = useTranslations("sendouts");
  const loading = useTranslations("words")("loading");
  const { search, look } = useListAddress(readSendoutSearch);
  const { q, medium, recipientState: state, recipientReason: reason } = search;
  const sort = recipientSorts.includes((search.sort ?? "").replace(/^-/, "")) ? (search.sort ?? "") : "";
  const filters = withoutEmpty({ q, medium, state, reason });
  const { query, position } = useRecipients(sendout, withoutEmpty({ ...filters, sort }));
  const { fields, words } = useRecipientFilters(media);
  const columns = useRecipientColumns();
  return (
    <section className={classes.recipients} aria-labelledby="sendout-recipients">
      <h2 id="sendout-recipients" className={classes.title}>
        {t("recipients")}
      </h2>
      <ListToolbar
        searchLabel={t("recipientSearch")}
        searchRef={useRef<HTMLInputElement>(null)}
        filters={fields}
        words={words}
        actions={<ExportButton bring={() => bringRecipients(sendout.id, filters)} />}
        order={<ListOrder columns={columns} sort={sort} falling={falling} />}
        choosing={null}
      />
      <Loaded query={query} failed={t("recipientsFailed")} skeleton={<TableSkeleton label={loading} />}>
        {({ rows }) => {
          if (rows.length === 0) return <p className={classes.quiet}>{t("noRecipients")}</p>;
          return (
            <DataTable
              caption={t("recipients")}
              columns={columns}
              rows={rows}
              rowKey={({ medium: by, memberId }) => `${by} ${memberId}`}
              sort={sort ? readSort(sort, falling) : undefined}
              onSort={({ key }) => look({ sort: pressedSort(sort, key) })}
            />
          );
        }}
      </Loaded>
      <ListPager list={position} />
    </section>
  );
}
