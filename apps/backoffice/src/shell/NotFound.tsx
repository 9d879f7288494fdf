import { Button } from "@mantine/core";
import { EmptyState } from "@stammis/ui/EmptyState.tsx";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "../paths.ts";
import { useTitle } from "./use-title.ts";

/** "Page not found." Spec §2. */
export function NotFound() {
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  useTitle(words("pageNotFound"));
  return (
    <main>
      <EmptyState
        drawing="search"
        level={1}
        title={words("pageNotFound")}
        text={shell("notFoundText")}
        action={
          <Button variant="light" renderRoot={(props) => <Link to={paths.today} {...props} />}>
            {shell("toStart")}
          </Button>
        }
      />
    </main>
  );
}
