import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useTranslations } from "use-intl/react";
import type { Language } from "#packages/domain/translations/languages.ts";
import { SaveBar } from "#packages/ui/page/Page.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useLanguageName } from "#packages/web/backoffice/language/language-name.ts";
import { PublishDialog, type Publishing } from "./PublishDialog.tsx";
import type { TermsState } from "./queries.ts";

type PublishBarProps = {
  state: Pick<TermsState, "versions" | "published" | "usualDay">;
  changed: boolean;
  /** The first language with missing text. */
  unfinished: Language | null;
  /** The first language with too much text. */
  tooLong: Language | null;
  busy: boolean;
  onPublish: (how: Publishing) => Promise<void>;
};

/** Shows the effect of publishing, with its button. */
export function PublishBar({ state, changed, unfinished, tooLong, busy, onPublish }: PublishBarProps) {
  const t = useTranslations("terms");
  const languageName = useLanguageName();
  const { full } = useDates();
  const [asking, ask] = useDisclosure(false);
  const { versions, published } = state;
  const isWrong = unfinished !== null || tooLong !== null;
  const next = (versions[0]?.version ?? 0) + 1;
  const consequence = () => {
    if (tooLong) return t("tooLong", { language: languageName(tooLong) });
    if (unfinished) return t("notComplete", { language: languageName(unfinished) });
    if (changed) return published ? t("willPublishNext", numbered(next)) : t("willPublish", numbered(next));
    const newest = versions.find((each) => each.state !== "TAKEN_BACK");
    const values = { ...numbered(newest?.version ?? 0), day: newest ? full(newest.appliesOn) : "" };
    return newest?.state === "COMING" ? t("nothingNewComing", values) : t("nothingNew", values);
  };
  return (
    <SaveBar consequence={consequence()} tone={isWrong ? "bad" : "calm"}>
      <Button type="button" disabled={!changed || isWrong} onClick={ask.open}>
        {t("publish", numbered(next))}
      </Button>
      <PublishDialog
        // A new key resets the dialog to the usual day when it opens again.
        key={`${asking}`}
        opened={asking}
        state={state}
        next={next}
        busy={busy}
        onPublish={(how) => void onPublish(how).finally(ask.close)}
        onCancel={ask.close}
      />
    </SaveBar>
  );
}

const numbered = (version: number) => ({ version: String(version) });
