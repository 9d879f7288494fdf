import { Button } from "@mantine/core";

type MoreButtonProps = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  label: string;
  /** Room above it, as Mantine's `mt`. */
  above?: string;
};

/** Brings the rows behind the last, where a list is read on by key; nothing where there are none. */
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
