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

type AwaitedQuery<T> = Pick<LoadedProps<T>, "query" | "failed" | "missing">;

type AwaitedQueries<T extends unknown[]> = { [Key in keyof T]: AwaitedQuery<T[Key]> };

type LoadedAllProps<T extends unknown[]> = Pick<LoadedProps<unknown>, "skeleton" | "frame"> & {
  /** The first one without data decides which state is shown. */
  queries: [...AwaitedQueries<T>];
  children: (...data: NoInfer<T>) => ReactNode;
};

/** An entry that was deleted since it was last read counts as missing, too. */
function isLoaded<T>({ query, missing }: AwaitedQuery<T>): boolean {
  const isGone = missing && query.error instanceof ApiError && query.error.status === 404;
  return query.data !== undefined && !isGone;
}

/** The data of a query, or the state that explains why there is none: loading, no access, not found, error with retry. */
export function Loaded<T>({ children, skeleton, frame = (instead) => instead, ...awaited }: LoadedProps<T>) {
  return isLoaded(awaited) ? children(awaited.query.data as T) : frame(<Instead skeleton={skeleton} {...awaited} />);
}

/** The same for several queries that a screen needs together: shows the state of the first one without data. */
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
        <Button renderRoot={(props) => <Link to={loginPath} search={{ from: href }} {...props} />}>
          {words("signIn")}
        </Button>
      }
    />
  );
}
