import { findChosen } from "#features/messages/selections/api/find-kept.ts";
import { amountCell, dateCell, momentCell, numberCell, textCell } from "#packages/domain/csv/csv-cells.ts";
import { exportPhrases } from "#packages/i18n/exports/phrases.ts";
import { sortingOf } from "#packages/server/db/sorted.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { csvOf } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { memberSorts, selectWantedPage } from "./list-queries.ts";

/** What a file tells of a member beside what the list shows. */
const rest = [
  "member.street",
  "member.zip_code",
  "member.city",
  "member.birthday",
  "member.gender",
  "member.language",
  "member.email_notification",
  "member.phone_notification",
] as const;

/** The list of members as a file, filtered and sorted as it is shown; a local merchant's own alone. Refuses INVALID_INPUT. */
export async function exportMembers(services: Services, call: Call<"exportMembers">): Promise<Download> {
  const { chain, actor, query, day, language } = call;
  const { yes, no, genders } = exportPhrases[language].words;
  const zone = chain.timeZone;
  const sort = query.sort ?? "registered";
  const sorting = sortingOf(memberSorts(query.q), sort, actor);
  const chosen = await findChosen(services.db, { chain, actor, day, selection: query.selection });
  const wanted = { q: query.q, reader: actor, locationIds: actor.locationIds, today: day.today, chosen };
  return csvOf(services, call, {
    list: "members",
    filters: { searched: Boolean(query.q) },
    read: async (after, size) => {
      const place = { after, skip: 0 };
      const [rows] = await services.db.read(chain.id, (q) => [
        selectWantedPage(q, wanted, { sort, sorting, place, size }).select(rest),
      ]);
      return rows;
    },
    cursorOf: (row) => [row.sort_value, row.id],
    cells: {
      membershipId: (row) => textCell(row.membership_number),
      firstName: (row) => textCell(row.first_name),
      lastName: (row) => textCell(row.last_name),
      email: (row) => textCell(row.email),
      phone: (row) => textCell(row.phone),
      street: (row) => textCell(row.street),
      zipCode: (row) => textCell(row.zip_code),
      city: (row) => textCell(row.city),
      birthday: (row) => row.birthday?.toString() ?? "",
      gender: (row) => (row.gender ? genders[row.gender] : ""),
      language: (row) => row.language,
      home: (row) => textCell(row.home_location),
      registered: (row) => dateCell(row.registered_at, zone),
      lastPurchase: (row) => momentCell(row.last_purchase_at, zone),
      purchases: (row) => numberCell(row.purchase_count),
      total: (row) => amountCell(row.purchase_total_ore),
      points: (row) => numberCell(row.club_points),
      marketingEmail: (row) => (row.email_notification ? yes : no),
      marketingSms: (row) => (row.phone_notification ? yes : no),
    },
  });
}
