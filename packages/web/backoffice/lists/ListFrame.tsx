import { useDisclosure } from "@mantine/hooks";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { TableSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { ListTabs } from "#packages/ui/tables/ListTabs.tsx";
import { useGo } from "../../use-go.ts";
import { useListAddress } from "../list-address/use-list-address.ts";
import { Loaded } from "../page/Loaded.tsx";
import { ListFoot } from "./ListFoot.tsx";
import { ListKeys } from "./ListKeys.tsx";
import { ListRows } from "./ListRows.tsx";
import { ListOrder, ListToolbar } from "./ListToolbar.tsx";
import { ListViews } from "./ListViews.tsx";
import classes from "./list.module.css";
import type { ListFrameProps } from "./list-props.ts";
import { useChosen } from "./use-chosen.ts";

/**
 * The frame of every list: title, tabs, search and filters, table, pager. Page, order, search and filters are in the
 * address (`listSearch`), so reload and Back restore them. Rows load per page (`usePagedList`) or at once
 * (`useLocalList`). `bulk` lets rows be chosen across pages. Columns state their width and their place on a phone.
 */
export function ListFrame<Row>(props: ListFrameProps<Row>) {
  const { title, above, create, tabs, words = [], query, position, notice, drawn, columns, empty, children } = props;
  const loading = useTranslations("words")("loading");
  const views = useTranslations("list")("views");
  const go = useGo();
  const { search } = useListAddress();
  const searchRef = useRef<HTMLInputElement>(null);
  const [isChoosing, turnChoosing] = useState(false);
  const [keysShown, showKeys] = useDisclosure(false);
  const chosen = useChosen<Row>(props.name, props.rowKey);
  const isNarrowed = words.length > 0 || Boolean(search.q) || props.isNarrowed === true;
  const isEmpty = query.data !== undefined && position.total === 0 && !isNarrowed;
  // An empty list shows this button in the middle. It is shown here only after the rows are loaded: a later move would
  // close its open menu.
  const showsCreate = !isEmpty && !query.isPending;
  const sort = { asked: search.sort ?? props.sort?.first ?? "", falling: props.sort?.falling ?? [] };
  const order = !drawn && columns && <ListOrder columns={columns} sort={sort.asked} falling={sort.falling} />;
  const chooses = props.bulk !== undefined && !drawn;
  return (
    <div className={classes.list}>
      <header className={classes.head}>
        <div className={classes.titles}>
          {above && <div className={classes.above}>{above}</div>}
          <h1 className={classes.title}>{title}</h1>
        </div>
        {create && showsCreate && <div className={classes.create}>{create}</div>}
      </header>
      {props.keepsViews && !isEmpty && <ListViews list={props.name} label={views} tabs={tabs} />}
      {tabs && (!props.keepsViews || isEmpty) && <ListTabs label={views} tabs={tabs} navigate={go} />}
      {!isEmpty && (
        <ListToolbar
          searchLabel={props.searchLabel}
          searchRef={searchRef}
          filters={props.filters}
          words={words}
          actions={props.actions}
          order={order}
          choosing={chooses ? { isOn: isChoosing, turn: () => turnChoosing(!isChoosing) } : null}
        />
      )}
      {notice}
      <Loaded
        query={query}
        failed={props.failed}
        skeleton={drawn ? <TableSkeleton label={loading} /> : <ListRows {...props} sort={sort} isLoading />}
      >
        {() => {
          if (isEmpty) return <EmptyState action={create} {...empty} />;
          if (position.total === 0) return <EmptyState {...props.noneFound} />;
          return (
            drawn ?? (
              <ListRows
                {...props}
                sort={sort}
                isLoading={query.isPlaceholderData}
                chosen={chooses ? { ...chosen, isChoosing } : undefined}
                onSearch={() => searchRef.current?.focus()}
                onHelp={showKeys.open}
              />
            )
          );
        }}
      </Loaded>
      <ListFoot
        position={position}
        chosen={chosen}
        bulk={props.bulk}
        onHelp={drawn || position.total === 0 ? undefined : showKeys.open}
      />
      <ListKeys
        opened={keysShown}
        onClose={showKeys.close}
        choosing={chooses}
        searching={props.searchLabel !== undefined}
      />
      {children}
    </div>
  );
}
