import type { Transaction } from "kysely";
import { publishable } from "#features/loyalty/publishing/api/publishable.ts";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import type { DB } from "#packages/server/db/types.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import { lockStampCard, merchantStampcardOf, selectMerchantStampCards } from "./queries.ts";
import { stampCardFacts } from "./stamp-card-shape.ts";

export const publishableStampCard = publishable({
  table: "stamp_card",
  words: {
    subject: "stamp card",
    update: "update-stamp-card",
    setStatus: "set-stamp-card-status",
    remove: "remove-stamp-card",
  },
  prepared: "ACTIVATE_STAMP_CARD",
  hold: async (trx: Transaction<DB>, id: number) =>
    (await lockStampCard(trx, id).executeTakeFirst()) ?? refuse("NOT_FOUND"),
  facts: stampCardFacts,
  async read(trx: Transaction<DB>, id: number, day: ClubDay) {
    const cards = selectMerchantStampCards(trx, day.today);
    return merchantStampcardOf(await cards.where("stamp_card.id", "=", id).executeTakeFirstOrThrow(), day);
  },
});
