import type { ClubDay } from "@stammis/domain/clubs/club-day";
import type { Transaction } from "kysely";
import type { DB } from "../../db/types.ts";
import { refuse } from "../../request/refusal.ts";
import { publishable } from "../publishing/publishable.ts";
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
