import { Button } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { ApiError } from "#packages/contract/client.ts";
import { ErrorState } from "#packages/ui/answer/ErrorState.tsx";
import { NoAccess } from "#packages/ui/answer/NoAccess.tsx";
import { useProblemText } from "../../problem.ts";
import { paths } from "../paths.ts";

type LoadedProps<T> = {
  query: UseQueryResult<T>;
  /** The true shape of what comes. */
  skeleton: ReactNode;
  /** The spec's words for this failure, without the full stop. */
  failed?: string | undefined;
  /** In place of what does not exist, or not for the caller; otherwise that is an error like another. */
  missing?: ReactNode;
  /** What stands around all but the data, where that brings a page of its own. */
  frame?: (instead: ReactNode) => ReactNode;
  children: (data: T) => ReactNode;
};

/** What was asked for, or why it is not here: loading, no access, not found, error with retry. */
export function Loaded<T>({ children, frame = (instead) => instead, ...asked }: LoadedProps<T>) {
  const { query, missing } = asked;
  // Also what has gone since it was last read.
  const isGone = missing && query.error instanceof ApiError && query.error.status === 404;
  return query.data !== undefined && !isGone ? children(query.data) : frame(<Instead {...asked} />);
}

/** What stands where there is nothing to show yet, or nothing to be shown. */
function Instead<T>({ query, skeleton, failed, missing }: Omit<LoadedProps<T>, "children" | "frame">) {
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  const problemText = useProblemText();
  const { error } = query;
  if (missing && error instanceof ApiError && error.status === 404) return missing;
  if (query.isPending) return skeleton;
  if (error instanceof ApiError && error.status === 403) {
    return <NoAccess title={shell("noAccessTitle")} text={shell("noAccessText")} />;
  }
  if (error instanceof ApiError && error.status === 401) return <SignInFirst text={problemText(error)} />;
  return (
    <ErrorState
      title={failed ?? words("loadFailed")}
      text={problemText(error)}
      retryLabel={words("retry")}
      onRetry={() => void query.refetch()}
      reference={error instanceof ApiError ? error.problem?.requestId : undefined}
    />
  );
}

/** On a page that is open to some without a session. */
function SignInFirst({ text }: { text: string }) {
  const words = useTranslations("words");
  const { href } = useLocation();
  return (
    <NoAccess
      title={text}
      action={
        <Button renderRoot={(props) => <Link to={paths.login} search={{ from: href }} {...props} />}>
          {words("signIn")}
        </Button>
      }
    />
  );
}
