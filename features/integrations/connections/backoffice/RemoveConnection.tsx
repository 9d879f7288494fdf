import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { ActDialog } from "#packages/web/backoffice/dialogs/ActDialog.tsx";
import { type Connection, useRemoveConnection } from "./queries.ts";

/** Asks for a confirmation before a connection and its list of orders are removed. */
export function RemoveConnection({ connection, onClose }: { connection: Connection; onClose: () => void }) {
  const t = useTranslations("connections.acts");
  const navigate = useNavigate();
  const { id, name } = connection;
  return (
    <ActDialog
      act={useRemoveConnection(id)}
      title={t("removeTitle", { name })}
      confirmLabel={t("remove")}
      successMessage={() => t("removed", { name })}
      onDone={() => void navigate({ to: paths.connections })}
      failed={t("failed")}
      onClose={onClose}
      danger
    >
      {t("removeText")}
    </ActDialog>
  );
}
