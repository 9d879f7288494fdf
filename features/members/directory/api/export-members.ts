import { textCell } from "#packages/domain/csv/csv-cells.ts";
import { exportPhrases } from "#packages/i18n/exports/phrases.ts";
import { yesNoWords } from "#packages/i18n/list-words.ts";
import { findHits } from "#packages/server/db/search-hits.ts";
import { sortingOf } from "#packages/server/db/sorted.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { listCsv } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { memberColumns } from "../contract/columns.ts";
import { memberWords } from "../i18n/column-words.ts";
import { hitsIn, memberRowOf, memberSorts, selectWantedPage, wordOrderOf } from "./list-queries.ts";
import { findFiltered } from "./member-filters.ts";

/** The columns of the exported file that the list does not have. */
const fileColumns = [
  "member.street",
  "member.zip_code",
  "member.city",
  "member.birthday",
  "member.gender",
  "member.language",
  "member.email_notification",
  "member.phone_notification",
] as const;

/**
 * Exports the member list as a file, filtered and sorted like the list. A local merchant gets only members of their
 * points of sale. Refuses INVALID_INPUT.
 */
export async function exportMembers(services: Services, call: Call<"exportMembers">): Promise<Download> {
  const { chain, actor, query, day, language } = call;
  const { genders } = exportPhrases[language].words;
  const sort = query.sort ?? "registered";
  const sorting = sortingOf(memberSorts(query.q), sort, actor);
  const chosen = await findFiltered(services.db, call);
  const order = wordOrderOf({ q: query.q, sort, chosen });
  const hits = await findHits(services.db, chain.id, { q: query.q ?? "", searcher: actor, atMost: hitsIn(order) });
  const criteria = { q: query.q, hits, reader: actor, locationIds: actor.locationIds, today: day.today, chosen };
  return listCsv(services, call, {
    list: "members",
    filters: { searched: Boolean(query.q) },
    read: async (after, size) => {
      const place = { after, skip: 0 };
      const [rows] = await services.db.read(chain.id, (q) => [
        selectWantedPage(q, criteria, { sort, sorting, place, size }).select(fileColumns),
      ]);
      return rows;
    },
    cursorOf: (row) => [row.sort_value, row.id],
    columns: memberColumns,
    words: memberWords,
    rowOf: memberRowOf,
    cells: {
      street: (row) => textCell(row.street),
      zipCode: (row) => textCell(row.zip_code),
      city: (row) => textCell(row.city),
      birthday: (row) => row.birthday?.toString() ?? "",
      gender: (row) => (row.gender ? genders[row.gender] : ""),
      language: (row) => row.language,
      marketingEmail: (row) => yesNoWords[row.email_notification ? "yes" : "no"][language],
      marketingSms: (row) => yesNoWords[row.phone_notification ? "yes" : "no"][language],
    },
  });
}
