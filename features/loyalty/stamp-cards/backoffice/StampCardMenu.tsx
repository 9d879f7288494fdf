import { Menu } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { PublishMenu } from "#features/loyalty/publishing/backoffice/PublishMenu.tsx";
import { paths } from "#features/office-paths.ts";
import { textMax } from "#packages/domain/limits.ts";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { publishable, type StampCard, useCopyStampCard, useStampCardActs } from "./queries.ts";

type StampCardMenuProps = { card: StampCard; onRemoved?: () => void; compact?: boolean };

/** The menu of a stamp card: changes of status, and a copy. */
export function StampCardMenu({ card, ...menu }: StampCardMenuProps) {
  const t = useTranslations("stampCards");
  const notices = useNotices();
  const navigate = useNavigate();
  const copying = useCopyStampCard();
  const copy = () =>
    copying.mutate(
      { id: card.id, name: t("copyName", { name: card.name }).slice(0, textMax.offerName) },
      {
        onSuccess: ({ id, name }) => {
          notices.done(t("copied", { name }));
          void navigate({ to: paths.stampCard, params: { id: String(id) } });
        },
        onError: (error) => notices.failed(error, t("copyFailed")),
      },
    );
  return (
    <PublishMenu thing={publishable(card)} acts={useStampCardActs()} {...menu}>
      <Menu.Item onClick={copy} disabled={copying.isPending}>
        {t("copy")}
      </Menu.Item>
    </PublishMenu>
  );
}
