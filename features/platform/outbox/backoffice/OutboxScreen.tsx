import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { channels } from "#packages/domain/people/channels.ts";
import { withoutEmpty } from "#packages/web/backoffice/list-address/list-search.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { usePagedList } from "#packages/web/backoffice/list-address/use-paged-list.ts";
import { ListFrame } from "#packages/web/backoffice/lists/ListFrame.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { call } from "#packages/web/backoffice/session/api.ts";
import { useMessageColumns } from "./MessageColumns.tsx";
import { readOutboxSearch } from "./search.ts";
import { useOutboxFilters } from "./use-outbox-filters.ts";

/** Shows every message as it was sent, so that the complete product works on a laptop. */
export function OutboxScreen() {
  const words = useTranslations("outbox");
  const { q, medium, message: status, club } = useListAddress(readOutboxSearch).search;
  useTitle(words("title"));
  const filters = withoutEmpty({ q, medium, status, club });
  const { query, position } = usePagedList({
    name: "outbox",
    filters,
    fetch: (cursor, signal) => call("listMessages", { query: { ...filters, ...cursor } }, { signal }),
  });
  const { fields, words: filterWords } = useOutboxFilters(club, query.data?.rows[0]?.chain ?? undefined);
  const tabs = [
    { key: "all", label: words("all"), href: paths.outbox, isCurrent: medium === undefined },
    ...channels.map((each) => ({
      key: each,
      label: words(each),
      href: `${paths.outbox}?medium=${each}`,
      isCurrent: medium === each,
    })),
  ];
  return (
    <ListFrame
      name="outbox"
      title={words("title")}
      tabs={tabs}
      searchLabel={words("search")}
      filters={fields}
      words={filterWords}
      isNarrowed={medium !== undefined}
      query={query}
      rows={query.data?.rows ?? []}
      position={position}
      columns={useMessageColumns()}
      rowKey={({ id }) => id}
      rowHref={({ id }) => paths.message.replace("$message", id)}
      failed={words("failed")}
      empty={{ drawing: "mail", title: words("empty"), text: words("emptyText") }}
      noneFound={{ drawing: "search", title: words("noMatch") }}
    />
  );
}
