import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { lazy } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "../paths.ts";
import { Themed } from "../shell/Themed.tsx";

const LinkButton = lazy(async () => ({ default: (await import("../shell/LinkButton.tsx")).LinkButton }));

/** "Page not found." Spec §2. */
export function NotFound() {
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  return (
    <EmptyState
      drawing="search"
      level={1}
      title={words("pageNotFound")}
      text={shell("notFoundText")}
      action={
        <Themed>
          <LinkButton to={paths.home} variant="light">
            {shell("toStart")}
          </LinkButton>
        </Themed>
      }
    />
  );
}
