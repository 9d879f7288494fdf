import { Alert } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import detail from "#packages/web/backoffice/page/detail-page.module.css";
import type { ProfileField } from "../domain/merged-profile.ts";
import { ConfirmMerge } from "./ConfirmMerge.tsx";
import { HoldingsRows } from "./HoldingsRows.tsx";
import classes from "./merging.module.css";
import { ProfileRows } from "./ProfileRows.tsx";
import type { Preview } from "./queries.ts";
import { useMemberWords } from "./use-member-words.ts";

/** Shows both memberships for comparison, the result, and the Merge button. */
export function MergeCompare({ preview }: { preview: Preview }) {
  const t = useTranslations("merging");
  const { nameOf } = useMemberWords();
  const [taken, setTaken] = useState<readonly ProfileField[]>([]);
  const { kept: survivor, other } = preview;
  const choose = (field: ProfileField, isTaken: boolean) =>
    setTaken((before) => [...before.filter((each) => each !== field), ...(isTaken ? [field] : [])]);
  return (
    <div className={classes.compare}>
      <p className={detail.quiet}>
        {preview.differing.length > 0 ? t("chooseText") : t("keeps", { name: nameOf(survivor) })}
      </p>
      <table className={classes.table}>
        <caption className={classes.caption}>{t("compareTitle")}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">
              {t("kept")}
              <span className={detail.small}>{nameOf(survivor)}</span>
            </th>
            <th scope="col">
              {t("other")}
              <span className={detail.small}>{nameOf(other)}</span>
            </th>
            <th scope="col">{t("after")}</th>
          </tr>
        </thead>
        <ProfileRows preview={preview} taken={taken} onChoose={choose} />
        <HoldingsRows preview={preview} />
      </table>
      <Consequences preview={preview} />
      <ConfirmMerge preview={preview} taken={taken} />
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
        <li>{t("notes.contacts")}</li>
      </ul>
      <Alert color={preview.undoable ? "gray" : "yellow"} className={classes.rule}>
        <p>{t("notes.same", { name })}</p>
        <p>{preview.undoable ? t("undoRule", { name }) : t("notUndoable")}</p>
      </Alert>
    </section>
  );
}
