import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Language } from "@stammis/domain/clubs/languages";
import { ConfirmDialog } from "@stammis/ui/answer/ConfirmDialog.tsx";
import { SaveBar } from "@stammis/ui/page/Page.tsx";
import { useTranslations } from "use-intl/react";
import { useLanguageName } from "../../lib/language-name.ts";

type PublishBarProps = {
  /** The version that stands; 0 before the first. */
  version: number;
  changed: boolean;
  /** The language that still lacks something. */
  unfinished: Language | null;
  busy: boolean;
  onPublish: () => Promise<void>;
};

/** What publishing would do, and the way to it. */
export function PublishBar({ version, changed, unfinished, busy, onPublish }: PublishBarProps) {
  const t = useTranslations("terms");
  const words = useTranslations("words");
  const languageName = useLanguageName();
  const [asking, ask] = useDisclosure(false);
  const next = { version: String(version + 1) };
  const consequence = unfinished
    ? t("notComplete", { language: languageName(unfinished) })
    : changed
      ? t("willPublish", next)
      : t("nothingNew", { version: String(version) });
  return (
    <SaveBar consequence={consequence} tone={unfinished ? "bad" : "calm"}>
      <Button type="button" disabled={!changed || unfinished !== null} onClick={ask.open}>
        {t("publish", next)}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t("publishTitle", next)}
        confirmLabel={t("publish", next)}
        cancelLabel={words("cancel")}
        onConfirm={() => void onPublish().finally(ask.close)}
        onCancel={ask.close}
        busy={busy}
      >
        {version === 0 ? t("publishFirstText") : t("publishText")}
      </ConfirmDialog>
    </SaveBar>
  );
}
