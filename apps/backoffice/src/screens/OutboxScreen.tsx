import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { TableSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { ListPage } from "@stammis/ui/page/Page.tsx";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { MessageTable } from "../features/outbox/MessageTable.tsx";
import { call } from "../lib/api.ts";
import { type ListSearch as Search, withoutEmpty } from "../lib/list-search.ts";
import { usePagedList } from "../lib/use-paged-list.ts";
import { paths } from "../paths.ts";
import { ListPager } from "../shell/ListPager.tsx";
import { ListSearch } from "../shell/ListSearch.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { Segments } from "../shell/Segments.tsx";
import { useTitle } from "../shell/use-title.ts";

/** Every message as it was sent, so that the whole product works on a laptop. */
export function OutboxScreen() {
  const words = useTranslations("outbox");
  const common = useTranslations("words");
  const { q, medium } = useSearch({ from: "/office/outbox" });
  const navigate = useNavigate();
  useTitle(words("title"));
  const filters = withoutEmpty({ q, medium });
  const { query, position } = usePagedList({
    name: "outbox",
    filters,
    fetch: (cursor, signal) => call("listMessages", { query: { ...filters, ...cursor } }, { signal }),
  });
  const change = (changes: { [Key in keyof Search]: Search[Key] | undefined }) =>
    void navigate({ to: paths.outbox, search: withoutEmpty({ q, medium, ...changes }), replace: true });
  const choices = [
    { value: "", label: words("all") },
    { value: "EMAIL", label: words("EMAIL") },
    { value: "SMS", label: words("SMS") },
  ] as const;
  return (
    <ListPage
      title={words("title")}
      description={words("lead")}
      filters={
        <>
          <ListSearch label={words("search")} value={q ?? ""} onChange={(text) => change({ q: text })} />
          <Segments
            label={words("medium")}
            choices={choices}
            value={medium ?? ""}
            onChange={(value) => change({ medium: value || undefined })}
          />
        </>
      }
      pager={<ListPager list={position} />}
    >
      <Loaded query={query} skeleton={<TableSkeleton label={common("loading")} rows={10} />} failed={words("failed")}>
        {({ rows }) => (
          <MessageTable
            rows={rows}
            loading={false}
            empty={
              q || medium ? (
                <EmptyState drawing="search" title={words("noMatch")} />
              ) : (
                <EmptyState drawing="mail" title={words("empty")} text={words("emptyText")} />
              )
            }
          />
        )}
      </Loaded>
    </ListPage>
  );
}
