import { sql } from "kysely";
import { type MemberDataParts, nameOf, ofMember } from "#packages/server/db/member-data.ts";
import type { stampCardsDataWords } from "../i18n/member-data.ts";

const cardName = (row: string) =>
  nameOf("stamp_card", `${row}.stamp_card_id`, sql`coalesce(nullif(it.title, ''), it.name)`);

export const stampCardsData = {
  stampCards: {
    place: 220,
    facts: {
      card: "text",
      startedOn: "day",
      endsOn: "day",
      collected: "number",
      places: "number",
      status: "code",
      rewardThrough: "day",
      rewardUsed: "answer",
    },
    rows: (memberId) => sql`select id as key, ${cardName("filling")} as card, started_on as "startedOn",
      ends_on as "endsOn", collected, stamps_amount as places, status, reward_ends_on as "rewardThrough",
      case when status = 'COMPLETED' then redemption_id is not null end as "rewardUsed"
      from stamp_card_usage as filling where ${ofMember("filling", memberId)}`,
  },
  stamps: {
    place: 230,
    facts: { at: "moment", card: "text", kind: "code", stamps: "number" },
    rows: (memberId) => sql`select id as key, at, ${cardName("entry")} as card, kind, stamps
      from stamp_entry as entry where ${ofMember("entry", memberId)}`,
  },
} satisfies MemberDataParts<typeof stampCardsDataWords>;
