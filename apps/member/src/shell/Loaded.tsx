import { ApiError } from "@stammis/contract/client";
import { useProblemText } from "@stammis/shell/problem.ts";
import { ErrorState } from "@stammis/ui/answer/ErrorState.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";

type LoadedProps<T> = {
  query: UseQueryResult<T>;
  /** The true shape of what comes. */
  skeleton: ReactNode;
  /** The spec's words for this failure, without the full stop. */
  failed?: string | undefined;
  children: (data: T) => ReactNode;
};

/** What was asked for, or why it is not here: loading, no access, error with retry. */
export function Loaded<T>({ query, skeleton, failed, children }: LoadedProps<T>) {
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  const problemText = useProblemText();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return skeleton;
  const { error } = query;
  const refused = error instanceof ApiError && error.status === 403;
  return (
    <ErrorState
      title={refused ? shell("noAccessTitle") : (failed ?? words("loadFailed"))}
      text={problemText(error)}
      retryLabel={words("retry")}
      onRetry={() => void query.refetch()}
      reference={error instanceof ApiError ? error.problem?.requestId : undefined}
    />
  );
}
