import type { Transaction } from "kysely";
import { keepPicture } from "#features/clubs/files/api/keep-picture.ts";
import { holdChangeable } from "#features/loyalty/publishing/api/publishable.ts";
import type { TrailAct } from "#packages/domain/acts.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { publishableStampCard } from "./publishable-stamp-card.ts";

type Part = Call<"removeStampcardImage">["params"]["part"];

/** The longest side of each picture in pixels: stamps are small, and the card fills a phone's width. */
const sides = { stamp: 256, uncollected: 256, card: 1080, reward: 800 } as const satisfies Record<Part, number>;
const columns = { stamp: "stamp_path", uncollected: "stamp_uncollected_path", card: "image_path" } as const;

async function write(trx: Transaction<DB>, id: number, part: Part, path: string | null): Promise<void> {
  if (part === "reward") {
    await trx.updateTable("stamp_card_coupon").set({ image_path: path }).where("stamp_card_id", "=", id).execute();
    return;
  }
  await trx
    .updateTable("stamp_card")
    .set({ [columns[part]]: path })
    .where("id", "=", id)
    .execute();
}

async function setImage({ db }: Services, call: Call<"removeStampcardImage">, path: string | null, act: TrailAct) {
  const { chain, actor, params } = call;
  await db.inChain(chain.id, async (trx) => {
    await holdChangeable(publishableStampCard, trx, params.id, call);
    await write(trx, params.id, params.part, path);
    const subject = `stamp card ${params.id}`;
    await audit(trx, chain, { accountId: actor.accountId, act, subject, detail: { part: params.part } });
  });
}

export async function setStampcardImage(services: Services, call: Call<"setStampcardImage">) {
  const imagePath = await keepPicture(services, call, call.file, sides[call.params.part]);
  await setImage(services, call, imagePath, "set-stamp-card-image");
  return { imagePath };
}

export const removeStampcardImage = (services: Services, call: Call<"removeStampcardImage">) =>
  setImage(services, call, null, "remove-stamp-card-image");
