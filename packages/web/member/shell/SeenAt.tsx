import { IconCloudOff } from "@tabler/icons-react";
import type { UseQueryResult } from "@tanstack/react-query";
import classes from "./seen-at.module.css";
import { useSeenWords } from "./use-seen-words.ts";

/** Shows the time of data that could not be refetched. */
export function SeenAt({ query }: { query: UseQueryResult<unknown> }) {
  const words = useSeenWords(query);
  return (
    <div role="status" className={classes.place}>
      {words && (
        <p className={classes.seen}>
          <IconCloudOff size={18} stroke={1.75} aria-hidden />
          {words}
        </p>
      )}
    </div>
  );
}
