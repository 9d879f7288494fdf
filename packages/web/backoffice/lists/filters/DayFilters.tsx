import { DayInput } from "../../forms/DayInput.tsx";
import { readDays } from "../../list-address/list-search.ts";
import { useListAddress } from "../../list-address/use-list-address.ts";

type DayFiltersProps = { labels: { since: string; until: string } };

/**
 * Two fields for the first and the last day, which are stored in the address. The first day cannot be after the last.
 */
export function DayFilters({ labels }: DayFiltersProps) {
  const { search, look } = useListAddress(readDays);
  const { since, until } = search;
  return (
    <>
      <DayInput
        label={labels.since}
        value={since ?? ""}
        max={until}
        onChange={(event) => look({ since: event.currentTarget.value || undefined })}
      />
      <DayInput
        label={labels.until}
        value={until ?? ""}
        min={since}
        onChange={(event) => look({ until: event.currentTarget.value || undefined })}
      />
    </>
  );
}
