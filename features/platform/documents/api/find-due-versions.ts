import type { Kysely } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import { versionInForce, versionToAccept } from "../domain/document-versions.ts";
import type { PlatformDocument } from "../domain/platform-documents.ts";
import { selectVersions } from "./queries.ts";
import { isoToday } from "./read-document.ts";

/** Returns a function that finds a document's version in force and the version to accept, given the accepted one. */
export async function findDueVersions(db: Kysely<DB>, now: Temporal.Instant) {
  const all = await selectVersions(db).execute();
  const today = isoToday(now);
  return (document: PlatformDocument, accepted: string | null) => {
    const versions = all.filter((each) => each.document === document);
    const version = versionInForce(versions, today)?.version ?? "";
    return { version, toAccept: versionToAccept(versions, accepted, today) };
  };
}
