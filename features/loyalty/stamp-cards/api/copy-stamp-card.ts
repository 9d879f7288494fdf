import { sql } from "kysely";
import { holdLanguage } from "#features/loyalty/publishing/api/read-translations.ts";
import { textMax } from "#packages/domain/limits.ts";
import { checkName } from "#packages/domain/people/names.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { publishableStampCard } from "./publishable-stamp-card.ts";

const copied =
  sql.raw(`title, subtitle, stamps_amount, month_validation, stamp_path, stamp_uncollected_path, image_path,
  hide_title, hide_subtitle, title_color, title_size, subtitle_color, subtitle_size, card_color, stamp_color, stamp_mark, translations`);
const copiedOfReward = sql.raw("reward, description, image_path, hide_title, day_validation, translations");

/** Copies a card of any status, with pictures and reward, to a draft with another name. Refuses NOT_FOUND. */
export async function copyStampcard({ db }: Services, { chain, actor, params, body, day, now }: Call<"copyStampcard">) {
  const checked = checkName(body.name, { max: textMax.offerName });
  if (!checked.ok) return refuseFields({ name: checked.reason }) as never;
  return db.inChain(chain.id, async (trx) => {
    await holdLanguage(trx, chain);
    const { rows } = await sql<{ id: number }>`insert into stamp_card (chain_id, name, created_at, ${copied})
      select chain_id, ${checked.name}, ${now}::timestamptz, ${copied} from stamp_card
      where chain_id = ${thisChain} and id = ${params.id}::bigint
      returning id`.execute(trx);
    const { id } = rows[0] ?? refuse("NOT_FOUND");
    await sql`insert into stamp_card_coupon (chain_id, stamp_card_id, ${copiedOfReward})
      select chain_id, ${id}::bigint, ${copiedOfReward} from stamp_card_coupon
      where chain_id = ${thisChain} and stamp_card_id = ${params.id}::bigint returning 1`.execute(trx);
    const detail = { copyOf: params.id };
    const subject = `stamp card ${id}`;
    await audit(trx, chain, { accountId: actor.accountId, act: "copy-stamp-card", subject, detail });
    return publishableStampCard.read(trx, id, day);
  });
}
