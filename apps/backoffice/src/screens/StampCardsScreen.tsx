import { Button } from "@mantine/core";
import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { TableSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { ListPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { bringFillings } from "../features/member-page/queries.ts";
import { byStatus } from "../features/publishing/by-status.ts";
import { stampCardsQuery } from "../features/stamp-cards/queries.ts";
import { StampCardTiles } from "../features/stamp-cards/StampCardTiles.tsx";
import { useCan } from "../lib/session.ts";
import { paths } from "../paths.ts";
import { ExportButton } from "../shell/ExportButton.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { useTitle } from "../shell/use-title.ts";

/** `/stampcards`: the club's stamp cards, those members have first. */
export function StampCardsScreen() {
  const t = useTranslations("stampCards");
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  const query = useQuery(stampCardsQuery);
  const mayChange = useCan("manageClub");
  useTitle(shell("stampCards"));
  const create = mayChange && (
    <Button renderRoot={(props) => <Link to={paths.newStampCard} {...props} />}>{t("create")}</Button>
  );
  return (
    <ListPage
      title={shell("stampCards")}
      description={t("lead")}
      actions={
        (query.data?.length ?? 0) > 0 && (
          <>
            <ExportButton bring={() => bringFillings()} label={t("exportFillings")} />
            {create}
          </>
        )
      }
    >
      <Loaded query={query} failed={t("fetchFailed")} skeleton={<TableSkeleton label={words("loading")} />}>
        {(cards) =>
          cards.length === 0 ? (
            <EmptyState drawing="stampcards" title={t("emptyTitle")} text={t("emptyText")} action={create} />
          ) : (
            <StampCardTiles cards={[...cards].sort(byStatus)} />
          )
        }
      </Loaded>
    </ListPage>
  );
}
