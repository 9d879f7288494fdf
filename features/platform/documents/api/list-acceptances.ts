import { sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { allChains } from "#packages/server/db/database.ts";
import { hasPart } from "#packages/server/db/has-part.ts";
import { counted, sortingOf } from "#packages/server/db/sorted.ts";
import type { Call } from "#packages/server/request/call.ts";
import { pageOf, placeOf } from "#packages/server/request/paging.ts";
import type { Services } from "#packages/server/request/services.ts";
import { askedVersion, versionToAccept } from "../domain/document-versions.ts";
import { type CompanyDocument, companyDocuments } from "../domain/platform-documents.ts";
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

type Filter = Pick<Call<"listDocumentAcceptances">["query"], "q" | "show">;

/** Selects the filtered companies, and the document's versions, which determine the pending acceptances. */
export async function wantedAcceptances({ db }: Pick<Services, "db">, document: CompanyDocument, { q, show }: Filter) {
  const [versions] = await db.read(allChains, (build) => [selectVersionsOf(build, document)]);
  const waiting = isWaiting(lastAsking(versions));
  const select = (build: Build) => {
    let acceptanceQuery = selectAcceptances(build, document);
    if (show)
      acceptanceQuery = acceptanceQuery.where(
        show === "WAITING" ? waiting : sql<boolean>`not coalesce(${waiting}, false)`,
      );
    return q ? acceptanceQuery.where(hasPart(sql.ref("company.name"), q)) : acceptanceQuery;
  };
  return { versions, select };
}

/** Lists companies with their latest acceptance of a document: all, those with one pending, or the others. */
export async function listDocumentAcceptances(
  { db }: Pick<Services, "db">,
  { params: { document }, query, actor, realNow }: Call<"listDocumentAcceptances">,
) {
  const sorting = sortingOf(acceptanceSorts, query.sort ?? "company", actor);
  const place = placeOf(query, 2);
  const { versions, select } = await wantedAcceptances({ db }, document, query);
  const [rows, [all]] = await db.read(allChains, (q) => {
    const acceptanceQuery = select(q);
    return [acceptancePage(acceptanceQuery, sorting, place), counted(q, acceptanceQuery)] as const;
  });
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

/** Lists the documents that the account's companies must accept, demanded ones first. */
export async function listAskedDocuments({ db }: Pick<Services, "db">, { actor, realNow }: Call<"listAskedDocuments">) {
  const [versions, rows] = await db.read(allChains, (q) => [
    selectVersions(q),
    selectOwnAcceptances(q, actor.accountId),
  ]);
  if (lastAsking(versions) === null) return [];
  const today = isoToday(realNow);
  const companies = new Map(rows.map(({ id, name }) => [id, name]));
  const pendingDocuments = [...companies].flatMap(([companyId, company]) =>
    companyDocuments.flatMap((document) => {
      const own = versions.filter((each) => each.document === document);
      const accepted = rows.find((row) => row.id === companyId && row.document === document)?.accepted ?? null;
      const pendingVersion = askedVersion(own, accepted, today);
      if (!pendingVersion) return [];
      const isKept = own.some(({ version }) => version === accepted);
      return [{ companyId, company, document, accepted: isKept ? accepted : null, ...pendingVersion }];
    }),
  );
  return pendingDocuments.sort((one, other) => Number(other.demanded) - Number(one.demanded));
}
