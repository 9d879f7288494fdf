import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { ApiError } from "#packages/contract/client.ts";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { ErrorState } from "#packages/ui/answer/ErrorState.tsx";
import { PlainButton } from "#packages/ui/form/PlainButton.tsx";
import { useProblemText } from "../../problem.ts";
import { isOffline } from "../../query-client.ts";
import { SeenAt } from "./SeenAt.tsx";

type LoadedProps<T> = {
  query: UseQueryResult<T>;
  /** A placeholder with the shape of the content. */
  skeleton: ReactNode;
  /** The spec's text for a failed load, without the full stop. */
  failed?: string | undefined;
  /** Whether old data shows its time when a refetch fails; true unless the surrounding page shows it. */
  marked?: boolean;
  children: (data: T) => ReactNode;
};

/**
 * Shows a query's data, with its time when it is old, or the reason for its absence: loading, no network, no access,
 * error with retry.
 */
export function Loaded<T>({ query, skeleton, failed, marked = true, children }: LoadedProps<T>) {
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  const problemText = useProblemText();
  if (query.data !== undefined) {
    return (
      <>
        {marked && <SeenAt query={query} />}
        {children(query.data)}
      </>
    );
  }
  if (query.isPending) return skeleton;
  const { error } = query;
  const retry = () => void query.refetch();
  // Queries refetch by themselves when the browser reports a network; the button is for browsers that report none.
  if (isOffline(error)) {
    return (
      <EmptyState
        drawing="offline"
        title={shell("offlineTitle")}
        text={shell("offlineText")}
        action={
          <PlainButton look="light" onClick={retry}>
            {words("retry")}
          </PlainButton>
        }
      />
    );
  }
  const refused = error instanceof ApiError && error.status === 403;
  return (
    <ErrorState
      title={refused ? shell("noAccessTitle") : (failed ?? words("loadFailed"))}
      text={problemText(error)}
      retryLabel={words("retry")}
      onRetry={retry}
      reference={error instanceof ApiError ? error.problem?.requestId : undefined}
    />
  );
}
