import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import type { OfficePaths, PlainPath } from "#packages/contract/paths.ts";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { useTitle } from "./use-title.ts";

const startPath: OfficePaths["today"] = "/";

type NothingHereProps = { title: string; text: string; to: PlainPath; toLabel: string };

/** Shown for an entity that is missing or not visible to the caller, with a link to another page. */
export function NothingHere({ title, text, to, toLabel }: NothingHereProps) {
  useTitle(title);
  return (
    <EmptyState
      drawing="search"
      level={1}
      title={title}
      text={text}
      action={
        <Button variant="light" renderRoot={(props) => <Link to={to} {...props} />}>
          {toLabel}
        </Button>
      }
    />
  );
}

/** Shows "Page not found." Spec §2. */
export function NotFound() {
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  return (
    <NothingHere title={words("pageNotFound")} text={shell("notFoundText")} to={startPath} toLabel={shell("toStart")} />
  );
}
