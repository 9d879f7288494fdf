import { Button, Menu } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconChevronDown, IconKey, IconPlayerPause, IconTrash } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useSendTest, useUpdateWebhook, type Webhook } from "./queries.ts";
import { RemoveWebhook } from "./RemoveWebhook.tsx";
import { RenewSecret } from "./RenewSecret.tsx";

/** The actions for an endpoint: test an enabled one, enable a disabled one, and rarer actions in a menu. */
export function WebhookActs({ webhook }: { webhook: Webhook }) {
  const t = useTranslations("webhooks.acts");
  const notices = useNotices();
  const test = useSendTest(webhook.id);
  const turn = useTurn(webhook);
  const [renewing, renew] = useDisclosure(false);
  const [removing, remove] = useDisclosure(false);
  const isOn = webhook.state === "ACTIVE";
  const id = String(webhook.id);
  const send = () =>
    test.mutate(undefined, {
      onSuccess: () => notices.done(t("tested")),
      onError: (error) => notices.failed(error, t("failed")),
    });
  return (
    <>
      <Menu position="bottom-end" withinPortal width={260}>
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={18} aria-hidden />}>
            {t("more")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {isOn && (
            <Menu.Item leftSection={<IconPlayerPause size={18} aria-hidden />} onClick={() => turn.to(false)}>
              {t("pause")}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconKey size={18} aria-hidden />} onClick={renew.open}>
            {t("renew")}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item color="red" leftSection={<IconTrash size={18} aria-hidden />} onClick={remove.open}>
            {t("remove")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button variant="default" renderRoot={(props) => <Link to={paths.webhookEdit} params={{ id }} {...props} />}>
        {t("edit")}
      </Button>
      {isOn ? (
        <Button loading={test.isPending} onClick={send}>
          {t("test")}
        </Button>
      ) : (
        <Button loading={turn.busy} onClick={() => turn.to(true)}>
          {t("resume")}
        </Button>
      )}
      {renewing && <RenewSecret webhook={webhook} onClose={renew.close} />}
      {removing && <RemoveWebhook webhook={webhook} onClose={remove.close} />}
    </>
  );
}

function useTurn({ id, url, description, eventTypes }: Webhook) {
  const t = useTranslations("webhooks.acts");
  const notices = useNotices();
  const { mutate, isPending } = useUpdateWebhook(id);
  const to = (active: boolean) =>
    mutate(
      { url, description, eventTypes, active },
      {
        onSuccess: () => notices.done(t(active ? "resumed" : "paused")),
        onError: (error) => notices.failed(error, t("failed")),
      },
    );
  return { to, busy: isPending };
}
