import { lazy } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { Themed } from "#packages/web/member/shell/Themed.tsx";

const LinkButton = lazy(async () => ({
  default: (await import("#packages/web/member/shell/LinkButton.tsx")).LinkButton,
}));

/** Shows "Page not found." Spec §2. */
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
