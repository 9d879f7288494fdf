import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { ChoiceBar } from "#packages/ui/figures/ChoiceBar.tsx";
import type { RowKey } from "#packages/ui/tables/data-table.ts";
import type { ListPosition } from "../list-address/use-paged-list.ts";
import { ListPager } from "./ListPager.tsx";
import classes from "./list.module.css";
import type { Chosen } from "./list-props.ts";

type ListFootProps<Row> = {
  position: ListPosition;
  chosen: { chosen: ReadonlyMap<RowKey, Row>; chooseNone: () => void };
  bulk: ((chosen: Chosen<Row>) => ReactNode) | undefined;
  /** Shows the keyboard shortcuts of the list; undefined if it has none. */
  onHelp: (() => void) | undefined;
};

/** Shows the pager, and the actions on rows chosen on any page. */
export function ListFoot<Row>({ position, chosen: { chosen, chooseNone }, bulk, onHelp }: ListFootProps<Row>) {
  const t = useTranslations("list");
  return (
    <>
      <div className={classes.foot}>
        {onHelp && (
          <button type="button" className={classes.help} onClick={onHelp}>
            <kbd>?</kbd> {t("keys.title")}
          </button>
        )}
        <ListPager list={position} />
      </div>
      {bulk && chosen.size > 0 && (
        <ChoiceBar
          label={t("chosenActs")}
          countText={t("chosen", { count: chosen.size })}
          clearLabel={t("chooseNone")}
          onClear={chooseNone}
        >
          {bulk({ rows: [...chosen.values()], onDone: chooseNone })}
        </ChoiceBar>
      )}
    </>
  );
}
