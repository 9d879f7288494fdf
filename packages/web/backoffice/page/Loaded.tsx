import { Button } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { ApiError } from "#packages/contract/client.ts";
import type { OfficePaths } from "#packages/contract/paths.ts";
import { ErrorState } from "#packages/ui/answer/ErrorState.tsx";
import { NoAccess } from "#packages/ui/answer/NoAccess.tsx";
import { useProblemText } from "../../problem.ts";

const loginPath: OfficePaths["login"] = "/login";

type LoadedProps<T> = {
  query: UseQueryResult<T>;
  /** A placeholder with the shape of the content. */
  skeleton: ReactNode;
  /** The spec's text for a failed load, without the full stop. */
  failed?: string | undefined;
  /**
   * Shown for an entity that is missing or not visible to the caller; without it, such an entity is an ordinary error.
   */
  missing?: ReactNode;
  /** Wraps every state except the data, where the data has its own page. */
  frame?: (instead: ReactNode) => ReactNode;
  children: (data: T) => ReactNode;
};

type AwaitedQuery<T> = Pick<LoadedProps<T>, "query" | "failed" | "missing">;

type AwaitedQueries<T extends unknown[]> = { [Key in keyof T]: AwaitedQuery<T[Key]> };

type LoadedAllProps<T extends unknown[]> = Pick<LoadedProps<unknown>, "skeleton" | "frame"> & {
  /** The queries of the data. The first query without data decides which state is shown. */
  queries: [...AwaitedQueries<T>];
  children: (...data: NoInfer<T>) => ReactNode;
};

/** Whether the data can be shown. An entity deleted since its last fetch counts as missing. */
function isLoaded<T>({ query, missing }: AwaitedQuery<T>): boolean {
  const isGone = missing && query.error instanceof ApiError && query.error.status === 404;
  return query.data !== undefined && !isGone;
}

/**
 * Shows the data of a query, or the state that explains its absence: loading, no access, not found, error with retry.
 */
export function Loaded<T>({ children, skeleton, frame = (instead) => instead, ...awaited }: LoadedProps<T>) {
  return isLoaded(awaited) ? children(awaited.query.data as T) : frame(<Instead skeleton={skeleton} {...awaited} />);
}

/** Shows the data of several queries that a screen needs together, or the state of the first query without data. */
export function LoadedAll<T extends unknown[]>({
  queries,
  skeleton,
  frame = (instead) => instead,
  children,
}: LoadedAllProps<T>) {
  const awaited = (queries as readonly AwaitedQuery<unknown>[]).find((each) => !isLoaded(each));
  if (awaited) return frame(<Instead skeleton={skeleton} {...awaited} />);
  return children(...(queries.map(({ query }) => query.data) as unknown as T));
}

/** Shows the reason for missing data: loading, no access, not found, or an error with a retry. */
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

/** Asks for a sign-in on a page that may also be opened without a session. */
function SignInFirst({ text }: { text: string }) {
  const words = useTranslations("words");
  const { href } = useLocation();
  return (
    <NoAccess
      title={text}
      action={
        <Button renderRoot={(props) => <Link to={loginPath} search={{ from: href }} {...props} />}>
          {words("signIn")}
        </Button>
      }
    />
  );
}
