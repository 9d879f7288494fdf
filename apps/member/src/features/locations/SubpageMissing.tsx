import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { useTranslations } from "use-intl/react";
import { useChain } from "../../lib/chain.ts";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../shell/LinkButton.tsx";

/** No point of sale stands under this subpage; the club is a step away. Spec §2, §8. */
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
