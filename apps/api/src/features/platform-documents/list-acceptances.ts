import { askedVersion, versionToAccept } from "@stammis/domain/documents/document-versions";
import { companyDocuments } from "@stammis/domain/platform-documents";
import { sql } from "kysely";
import { counted, sortingOf } from "../../db/sorted.ts";
import type { Call } from "../../request/call.ts";
import { pageOf, placeOf } from "../../request/paging.ts";
import type { Services } from "../../request/services.ts";
import { lastAsking } from "./list-documents.ts";
import {
  acceptancePage,
  acceptanceSorts,
  isWaiting,
  selectAcceptances,
  selectOwnAcceptances,
  selectVersions,
  selectVersionsOf,
} from "./queries.ts";
import { isoToday } from "./read-document.ts";

/** Companies with what they accepted last of a document: all, those that are to accept something, or the others. */
export async function listDocumentAcceptances(
  { db: { platform } }: Pick<Services, "db">,
  { params: { document }, query, actor, realNow }: Call<"listDocumentAcceptances">,
) {
  const sorting = sortingOf(acceptanceSorts, query.sort ?? "company", actor);
  const versions = await selectVersionsOf(platform, document).execute();
  const waiting = isWaiting(lastAsking(versions));
  let wanted = selectAcceptances(platform, document);
  if (query.show)
    wanted = wanted.where(query.show === "WAITING" ? waiting : sql<boolean>`not coalesce(${waiting}, false)`);
  if (query.q) wanted = wanted.where("company.name", "ilike", `%${query.q.replace(/[\\%_]/g, "\\$&")}%`);
  const rows = await acceptancePage(wanted, sorting, placeOf(query, 2)).execute();
  const [all] = await counted(platform, wanted).execute();
  const { page, nextCursor } = pageOf(rows, (row) => [row.sort_value, row.id]);
  const today = isoToday(realNow);
  return {
    rows: page.map(({ id, name, version, accepted_at, by }) => ({
      companyId: id,
      company: name,
      accepted: version && accepted_at ? { version, by, at: accepted_at.toString() } : null,
      toAccept: versionToAccept(versions, version, today),
    })),
    nextCursor,
    total: all?.count ?? 0,
  };
}

/** What the companies that somebody speaks for are asked to accept, what is demanded first. */
export async function listAskedDocuments(
  { db: { platform } }: Pick<Services, "db">,
  { actor, realNow }: Call<"listAskedDocuments">,
) {
  const versions = await selectVersions(platform).execute();
  if (lastAsking(versions) === null) return [];
  const today = isoToday(realNow);
  const rows = await selectOwnAcceptances(platform, actor.accountId).execute();
  const companies = new Map(rows.map(({ id, name }) => [id, name]));
  const asked = [...companies].flatMap(([companyId, company]) =>
    companyDocuments.flatMap((document) => {
      const own = versions.filter((each) => each.document === document);
      const accepted = rows.find((row) => row.id === companyId && row.document === document)?.accepted ?? null;
      const found = askedVersion(own, accepted, today);
      if (!found) return [];
      const isKept = own.some(({ version }) => version === accepted);
      return [{ companyId, company, document, accepted: isKept ? accepted : null, ...found }];
    }),
  );
  return asked.sort((one, other) => Number(other.demanded) - Number(one.demanded));
}
