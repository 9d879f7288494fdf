import { sql } from "kysely";
import { counted } from "#packages/server/db/sorted.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { versionInForce } from "../domain/document-versions.ts";
import { companyDocuments, platformDocumentNames } from "../domain/platform-documents.ts";
import { isWaiting, selectAcceptances, selectVersions } from "./queries.ts";
import { isoToday } from "./read-document.ts";

/** Returns the last version that requires acceptance, or null. `versions` ascend by day. */
export const lastAsking = (versions: readonly { version: string; demandedFrom: string | null }[]): string | null =>
  versions.findLast(({ demandedFrom }) => demandedFrom !== null)?.version ?? null;

/** Lists each document with its version in force, its next version, and the number of pending companies. */
export async function listDocuments({ db: { platform } }: Pick<Services, "db">, { realNow }: Call<"listDocuments">) {
  const today = isoToday(realNow);
  const all = await selectVersions(platform).execute();
  const drafts = await platform
    .selectFrom("platform_document")
    .select(["document", sql<boolean>`draft is not null`.as("changed")])
    .execute();
  const rows = platformDocumentNames.map(async (document) => {
    const versions = all.filter((each) => each.document === document);
    const bound = companyDocuments.find((each) => each === document);
    const waiting =
      bound &&
      (await counted(platform, selectAcceptances(platform, bound).where(isWaiting(lastAsking(versions)))).execute());
    return {
      document,
      version: versionInForce(versions, today)?.version ?? "",
      coming: versions.find(({ version }) => version > today)?.version ?? null,
      changed: drafts.some((each) => each.document === document && each.changed),
      waiting: waiting ? (waiting[0]?.count ?? 0) : null,
    };
  });
  return Promise.all(rows);
}
