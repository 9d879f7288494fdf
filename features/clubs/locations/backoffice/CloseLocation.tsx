import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { countedRows } from "#packages/domain/list-pages.ts";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import dialog from "#packages/web/backoffice/dialogs/dialog-form.module.css";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { closingQuery, type Location, useCloseLocation } from "./queries.ts";

/** Closes a point of sale after a confirmation. */
export function CloseLocation({ location }: { location: Location }) {
  const t = useTranslations("locations");
  const words = useTranslations("words");
  const notices = useNotices();
  const navigate = useNavigate();
  const close = useCloseLocation();
  const [asking, ask] = useDisclosure(false);
  const name = location.name;
  const closeIt = () =>
    close.mutate(location.id, {
      onSuccess: () => {
        notices.done(t("editor.closed", { name }));
        void navigate({ to: paths.locations, ignoreBlocker: true });
      },
      onError: (error) => {
        ask.close();
        notices.failed(error, t("closeFailed"));
      },
    });
  return (
    <>
      <Button variant="subtle" color="red" onClick={ask.open}>
        {t("editor.closeAction")}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t("editor.closeTitle", { name })}
        confirmLabel={t("editor.closeAction")}
        cancelLabel={words("cancel")}
        onConfirm={closeIt}
        onCancel={ask.close}
        busy={close.isPending}
        danger
      >
        <div className={dialog.form}>
          <p>{t("editor.closeText")}</p>
          {asking && <ClosingFacts id={location.id} />}
        </div>
      </ConfirmDialog>
    </>
  );
}

/** The campaigns and members that a closing would leave without a point of sale. */
function ClosingFacts({ id }: { id: number }) {
  const t = useTranslations("locations.editor");
  const loading = useTranslations("words")("loading");
  return (
    <Loaded
      query={useQuery(closingQuery(id))}
      failed={t("closingFailed")}
      skeleton={<ListSkeleton label={loading} rows={1} />}
    >
      {({ members, campaigns }) => (
        <>
          {members > countedRows && <p>{t("closeManyMembers", { count: countedRows })}</p>}
          {members > 0 && members <= countedRows && <p>{t("closeMembers", { count: members })}</p>}
          {campaigns.length > 0 && <p>{t("closeCampaigns", { count: campaigns.length })}</p>}
          {campaigns.length > 0 && (
            <ul>
              {campaigns.map(({ id: campaignId, name }) => (
                <li key={campaignId}>{name}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </Loaded>
  );
}
