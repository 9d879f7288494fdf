import { Button } from "@mantine/core";

type MoreButtonProps = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  label: string;
  /** The margin above, like Mantine's `mt`. */
  above?: string;
};

/** A button that loads the next rows of a cursor-paged list; hidden when there are none. */
export function MoreButton({ query, label, above }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="default"
      {...(above && { mt: above })}
      loading={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {label}
    </Button>
  );
}
