import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import classes from "./detail-page.module.css";
import { Loaded } from "./Loaded.tsx";
import { MoreButton } from "./MoreButton.tsx";

type StreamProps<Row> = {
  query: UseInfiniteQueryResult<InfiniteData<{ rows: Row[] }>>;
  /** The text for content that failed to load, without the full stop. */
  failed: string;
  /** Shown without rows: describes the future content and its source. */
  empty: ReactNode;
  /** The number of rows of the skeleton. */
  bones?: number;
  children: (rows: readonly Row[]) => ReactNode;
};

/** Shows a cursor-paged list, newest first: one page, and older entries on request. */
export function Stream<Row>({ query, failed, empty, bones = 5, children }: StreamProps<Row>) {
  const words = useTranslations("words");
  const shell = useTranslations("shell");
  return (
    <Loaded query={query} failed={failed} skeleton={<ListSkeleton label={words("loading")} rows={bones} />}>
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.rows);
        if (rows.length === 0) return typeof empty === "string" ? <p className={classes.quiet}>{empty}</p> : empty;
        return (
          <>
            {children(rows)}
            <MoreButton query={query} label={shell("older")} above="sm" />
          </>
        );
      }}
    </Loaded>
  );
}
