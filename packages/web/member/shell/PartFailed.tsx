import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { PlainButton } from "#packages/ui/form/PlainButton.tsx";
import classes from "./part-failed.module.css";

/**
 * Reports a part of a page that failed to load, in its place and with the spec's text; the page's other parts stay.
 * Spec §8.
 */
export function PartFailed({ query, failed }: { query: UseQueryResult<unknown>; failed: string }) {
  const words = useTranslations("words");
  if (query.data !== undefined || !query.isError) return null;
  return (
    <p role="alert" className={classes.failed}>
      {failed}
      <PlainButton look="subtle" aria-busy={query.isFetching} onClick={() => void query.refetch()}>
        {words("retry")}
      </PlainButton>
    </p>
  );
}
