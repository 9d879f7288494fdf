import { useTranslations } from "use-intl/react";
import { useAccess } from "#packages/web/backoffice/session/session.ts";
import type { EmailPreviewAsked } from "../queries.ts";

/** The readers of a preview: some member, the user, or a member without a name. */
export const readers = ["member", "oneself", "nameless"] as const;
export type Reader = (typeof readers)[number];

const somePoints = 1240;

/** Returns the facts and names of the readers of a preview. */
export function useReaders() {
  const t = useTranslations("sendouts");
  const { firstName, lastName } = useAccess();
  const facts: Record<Reader, EmailPreviewAsked["facts"]> = {
    member: { firstName: t("readerFirst"), lastName: t("readerLast"), points: somePoints },
    oneself: { firstName, lastName, points: somePoints },
    nameless: { firstName: "", lastName: "", points: 0 },
  };
  const named = (reader: "member" | "oneself") => ({
    name: [facts[reader].firstName, facts[reader].lastName].filter(Boolean).join(" "),
  });
  return {
    facts,
    nameOf: (reader: Reader) => (reader === "nameless" ? t("preview.nameless") : t(`preview.${reader}`, named(reader))),
  };
}
