import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { useTranslations } from "use-intl/react";
import { paths } from "../paths.ts";
import { LinkButton } from "../shell/LinkButton.tsx";

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
        <LinkButton to={paths.home} variant="light">
          {shell("toStart")}
        </LinkButton>
      }
    />
  );
}
