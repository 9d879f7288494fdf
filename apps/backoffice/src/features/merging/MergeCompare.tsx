import { Alert, Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { ProfileField } from "@stammis/domain/merging/merged-profile";
import { useProblemText } from "@stammis/shell/problem.ts";
import { ConfirmDialog } from "@stammis/ui/answer/ConfirmDialog.tsx";
import { useToast } from "@stammis/ui/answer/Toast.tsx";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { isUnanswered } from "../../lib/use-once.ts";
import { paths } from "../../paths.ts";
import detail from "../../shell/detail-page.module.css";
import { HoldingsRows } from "./HoldingsRows.tsx";
import classes from "./merging.module.css";
import { ProfileRows } from "./ProfileRows.tsx";
import { type Preview, useMergeMembers } from "./queries.ts";
import { useMemberWords } from "./use-member-words.ts";

/** Both side by side, what will come of them, and the act. */
export function MergeCompare({ preview }: { preview: Preview }) {
  const t = useTranslations("merging");
  const { nameOf } = useMemberWords();
  const [taken, setTaken] = useState<readonly ProfileField[]>([]);
  const { kept, other } = preview;
  const choose = (field: ProfileField, isTaken: boolean) =>
    setTaken((before) => [...before.filter((each) => each !== field), ...(isTaken ? [field] : [])]);
  return (
    <div className={classes.compare}>
      <p className={detail.quiet}>
        {preview.differing.length > 0 ? t("chooseText") : t("keeps", { name: nameOf(kept) })}
      </p>
      <table className={classes.table}>
        <caption className={classes.caption}>{t("compareTitle")}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">
              {t("kept")}
              <span className={detail.small}>{nameOf(kept)}</span>
            </th>
            <th scope="col">
              {t("other")}
              <span className={detail.small}>{nameOf(other)}</span>
            </th>
            <th scope="col">{t("after")}</th>
          </tr>
        </thead>
        <ProfileRows preview={preview} taken={taken} onChoose={choose} />
        <HoldingsRows preview={preview} taken={taken} />
      </table>
      <Consequences preview={preview} />
      <Confirm preview={preview} taken={taken} />
    </div>
  );
}

function Consequences({ preview }: { preview: Preview }) {
  const t = useTranslations("merging");
  const { nameOf } = useMemberWords();
  const name = nameOf(preview.kept);
  return (
    <section>
      <h2 className={detail.heading}>{t("afterTitle")}</h2>
      <ul className={classes.notes}>
        {preview.completed.map((title, index) => (
          <li key={`${title} ${index}`}>{t("completed", { title })}</li>
        ))}
        <li>{t("notes.points")}</li>
        <li>{t("notes.cards")}</li>
        <li>{t("notes.limits")}</li>
        <li>{t("notes.consents")}</li>
        <li>{t("notes.login", { name })}</li>
      </ul>
      <Alert color={preview.undoable ? "gray" : "yellow"} className={classes.rule}>
        <p>{t("notes.same")}</p>
        <p>{preview.undoable ? t("undoRule", { name }) : t("notUndoable")}</p>
      </Alert>
    </section>
  );
}

function Confirm({ preview, taken }: { preview: Preview; taken: readonly ProfileField[] }) {
  const t = useTranslations("merging");
  const words = useTranslations("words");
  const { nameOf } = useMemberWords();
  const { kept, other } = preview;
  const { send, busy } = useMergeMembers(kept.id);
  const [asking, ask] = useDisclosure(false);
  const toast = useToast();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const merge = async () => {
    try {
      await send({ otherId: other.id, taken: [...taken] });
      toast({ variant: "success", text: t("merged") });
      await navigate({ to: paths.member, params: { id: String(kept.id) }, replace: true });
    } catch (error) {
      ask.close();
      toast({ variant: "error", text: isUnanswered(error) ? t("unanswered") : problemText(error, t("mergeFailed")) });
    }
  };
  return (
    <div>
      <Button size="md" onClick={ask.open}>
        {t("confirm")}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t("askTitle")}
        confirmLabel={t("confirm")}
        cancelLabel={words("cancel")}
        onConfirm={() => void merge()}
        onCancel={ask.close}
        busy={busy}
      >
        <p>{t("askText", { kept: nameOf(kept), other: nameOf(other) })}</p>
        <p>{preview.undoable ? t("undoRule", { name: nameOf(kept) }) : t("notUndoable")}</p>
      </ConfirmDialog>
    </div>
  );
}
