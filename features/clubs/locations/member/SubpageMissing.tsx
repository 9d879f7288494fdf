import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { useChain } from "#packages/web/member/club/chain.ts";
import { LinkButton } from "#packages/web/member/shell/LinkButton.tsx";

/** Shown if no point of sale has this subpage, with a link to the club. Spec §2, §8. */
export function SubpageMissing() {
  const words = useTranslations("locations");
  const { commercialName } = useChain();
  return (
    <EmptyState
      drawing="locations"
      level={1}
      title={words("subpageMissing")}
      action={
        <LinkButton to={paths.home} variant="light">
          {words("toClub", { chain: commercialName })}
        </LinkButton>
      }
    />
  );
}
