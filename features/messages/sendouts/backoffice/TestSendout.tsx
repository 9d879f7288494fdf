import { Button, Menu } from "@mantine/core";
import { IconSend } from "@tabler/icons-react";
import type { SyntheticEvent } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import type { Channel } from "#packages/domain/people/channels.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { type Sendout, useTestSendout } from "./queries.ts";

type TestSendoutProps = {
  sendout: Sendout;
  /** Saves the form first, so that the test is the sendout as it is on the screen. */
  saveThen: (then: (saved: Sendout) => void) => (event: SyntheticEvent) => unknown;
  media: readonly Channel[];
  /** Whether the form is being saved. */
  isSaving: boolean;
};

/** Sends the sendout to the merchant's own phone or e-mail. */
export function TestSendout({ sendout, saveThen, media, isSaving }: TestSendoutProps) {
  const t = useTranslations("sendouts");
  const language = useLocale() as Language;
  const notices = useNotices();
  const testing = useTestSendout(sendout.id);
  const test = (medium: Channel) =>
    saveThen(({ version }) =>
      testing.mutate(
        { version, medium, language },
        {
          onSuccess: ({ to }) => notices.done(t("tested", { to })),
          onError: (error) => notices.failed(error, t("testFailed")),
        },
      ),
    );
  const look = {
    type: "button",
    variant: "default",
    loading: testing.isPending,
    disabled: isSaving,
    leftSection: <IconSend size={18} aria-hidden />,
  } as const;
  const [only, ...others] = media;
  if (!only) return null;
  if (others.length === 0)
    return (
      <Button {...look} onClick={(event) => void test(only)(event)}>
        {t("testMe")}
      </Button>
    );
  return (
    <Menu position="top-end" withinPortal width={280}>
      <Menu.Target>
        <Button {...look}>{t("testMe")}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {media.map((medium) => (
          <Menu.Item key={medium} onClick={(event) => void test(medium)(event)}>
            {t(`test.${medium}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
