import { Button, Menu } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconChevronDown, IconFlask, IconKey, IconPlayerPause, IconTestPipe, IconTrash } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { type Connection, useUpdateConnection } from "./queries.ts";
import { RemoveConnection } from "./RemoveConnection.tsx";
import { RenewSecret } from "./RenewSecret.tsx";
import { SampleDialog } from "./sample/SampleDialog.tsx";

/** The actions for a connection. The main button ends a pause or a dry run, or tries a message. */
export function ConnectionActs({ connection }: { connection: Connection }) {
  const t = useTranslations("connections");
  const [renewing, renew] = useDisclosure(false);
  const [removing, remove] = useDisclosure(false);
  const [trying, tryOne] = useDisclosure(false);
  const { change, busy } = useSwitch(connection);
  const { paused, dryRun } = connection;
  const isOn = !paused && !dryRun;
  const id = String(connection.id);
  return (
    <>
      <Menu position="bottom-end" withinPortal width={260}>
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={18} aria-hidden />}>
            {t("acts.more")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {!isOn && (
            <Menu.Item leftSection={<IconTestPipe size={18} aria-hidden />} onClick={tryOne.open}>
              {t("sample.title")}
            </Menu.Item>
          )}
          {!paused && (
            <Menu.Item
              leftSection={<IconPlayerPause size={18} aria-hidden />}
              onClick={() => change({ paused: true }, t("acts.paused"))}
            >
              {t("acts.pause")}
            </Menu.Item>
          )}
          {!dryRun && (
            <Menu.Item
              leftSection={<IconFlask size={18} aria-hidden />}
              onClick={() => change({ dryRun: true }, t("acts.dryRunOn"))}
            >
              {t("acts.dryRun")}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconKey size={18} aria-hidden />} onClick={renew.open}>
            {t("acts.renew")}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item color="red" leftSection={<IconTrash size={18} aria-hidden />} onClick={remove.open}>
            {t("acts.remove")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button variant="default" renderRoot={(props) => <Link to={paths.connectionEdit} params={{ id }} {...props} />}>
        {t("acts.edit")}
      </Button>
      {paused && (
        <Button loading={busy} onClick={() => change({ paused: false }, t("acts.resumed"))}>
          {t("acts.resume")}
        </Button>
      )}
      {!paused && dryRun && (
        <Button loading={busy} onClick={() => change({ dryRun: false }, t("acts.registering"))}>
          {t("acts.register")}
        </Button>
      )}
      {isOn && <Button onClick={tryOne.open}>{t("sample.title")}</Button>}
      {trying && <SampleDialog connection={connection} onClose={tryOne.close} />}
      {renewing && <RenewSecret connection={connection} onClose={renew.close} />}
      {removing && <RemoveConnection connection={connection} onClose={remove.close} />}
    </>
  );
}

function useSwitch({ id, name, pointOfSale, paused, dryRun }: Connection) {
  const failed = useTranslations("connections.acts")("failed");
  const notices = useNotices();
  const { mutate, isPending } = useUpdateConnection(id);
  const change = (next: { paused?: boolean; dryRun?: boolean }, doneText: string) =>
    mutate(
      { name, pointOfSaleId: pointOfSale.id, paused, dryRun, ...next },
      {
        onSuccess: () => notices.done(doneText),
        onError: (error) => notices.failed(error, failed),
      },
    );
  return { change, busy: isPending };
}
