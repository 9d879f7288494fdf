import { useTranslations } from "use-intl/react";
import { fullName } from "#packages/web/backoffice/format/full-name.ts";
import { BulkButton } from "#packages/web/backoffice/lists/BulkButton.tsx";
import type { Chosen } from "#packages/web/backoffice/lists/list-props.ts";
import { call } from "#packages/web/backoffice/session/api.ts";
import type { MemberRow } from "../queries.ts";
import { NoteForSeveral } from "./NoteForSeveral.tsx";

/** The number of names in the question; further members are only counted. */
const named = 3;

/** The actions on several members: the same note for all of them, and removal after a confirmation. */
export function MemberActs({ chosen }: { chosen: Chosen<MemberRow> }) {
  const t = useTranslations("directory");
  const words = useTranslations("words");
  const nameOf = (row: MemberRow) => fullName(row) || t("nameless");
  const { rows } = chosen;
  const names = rows.slice(0, named).map(nameOf).join(", ");
  return (
    <>
      <NoteForSeveral chosen={chosen} nameOf={nameOf} />
      <BulkButton
        chosen={chosen}
        label={words("remove")}
        nameOf={nameOf}
        act={(ids) => call("removeMembers", { body: { ids } })}
        failed={t("removeFailed")}
        ask={{
          title: t("removeSeveralTitle", { count: rows.length }),
          text: t("removeSeveralText", { names, more: Math.max(0, rows.length - named) }),
        }}
      />
    </>
  );
}
