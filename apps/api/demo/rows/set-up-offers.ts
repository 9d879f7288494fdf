import type { Transaction } from "kysely";
import sharp from "sharp";
import { keepWithin } from "#features/clubs/files/api/keep-picture.ts";
import { bannerScale } from "#features/loyalty/campaigns/domain/banners.ts";
import { bannerWidth } from "#packages/domain/limits.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { type DemoWords, translationsOf } from "../clubs/in-languages.ts";
import type { Drawing } from "../clubs/offers-plan.ts";
import type { ClubPlan } from "../clubs/plan.ts";
import type { DatedCampaign } from "../history/offers.ts";
import { insertForIds, insertRows } from "./insert-rows.ts";

type At = Temporal.Instant;

/** Returns a function that stores drawings like uploads and returns their paths. */
export function pictureKeeper(trx: Transaction<DB>, { files }: Services, chain: Chain, at: At) {
  return async (drawing: Drawing | null | undefined, side: number): Promise<string | null> => {
    if (!drawing) return null;
    const owner = { chainId: chain.id, companyId: chain.companyId };
    const picture = await files.readImage(owner, await sharp(Buffer.from(drawing)).png().toBuffer(), side);
    return keepWithin(trx, { files }, chain.id, picture, at);
  };
}

type Offering = Pick<ClubPlan, "offers" | "words">;
type Keep = ReturnType<typeof pictureKeeper>;
const stampSide = 256;
export const rewardSide = 512;

/** Inserts coupons worth an amount; returns their ids. */
export function insertValues(
  trx: Transaction<DB>,
  chain: Chain,
  { offers, words }: Offering,
  at: At,
): Promise<number[]> {
  return insertForIds(
    trx,
    "coupon",
    offers.values.map(({ name, description, kronor, atLeast, totalLimit }) => ({
      chain_id: chain.id,
      kind: "VALUE",
      name,
      description,
      translations: translationsOf(words, { name, description }),
      value_ore: kronor * 100,
      minimum_ore: atLeast * 100,
      total_limit: totalLimit,
      per_member_limit: 1,
      publish_status: "ACTIVE",
      created_at: at,
    })),
  );
}

/** Inserts stamp cards, each with its reward; returns the cards' ids. */
export async function insertCards(
  trx: Transaction<DB>,
  chain: Chain,
  { offers: { cards }, words }: Offering,
  at: At,
  keep: Keep,
): Promise<number[]> {
  const rows = await Promise.all(
    cards.map(async (card) => ({
      chain_id: chain.id,
      name: card.name,
      title: card.title,
      subtitle: card.subtitle,
      translations: translationsOf(words, { title: card.title, subtitle: card.subtitle }),
      stamps_amount: card.stampsAmount,
      month_validation: card.monthValidation,
      stamp_path: await keep(card.stamp, stampSide),
      stamp_uncollected_path: await keep(card.uncollected, stampSide),
      hide_title: false,
      hide_subtitle: false,
      title_color: card.titleColor,
      title_size: card.titleSize,
      subtitle_color: card.subtitleColor,
      subtitle_size: "SMALL" as const,
      card_color: card.cardColor,
      stamp_color: card.stampColor,
      publish_status: card.status,
      created_at: at,
    })),
  );
  const ids = await insertForIds(trx, "stamp_card", rows);
  const coupons = await Promise.all(
    cards.map(async ({ reward }, index) => ({
      chain_id: chain.id,
      stamp_card_id: ids[index] as number,
      reward: reward.name,
      description: reward.description,
      translations: translationsOf(words, { reward: reward.name, description: reward.description }),
      image_path: await keep(reward.picture, rewardSide),
      hide_title: false,
      day_validation: reward.days,
    })),
  );
  await insertRows(trx, "stamp_card_coupon", coupons);
  return ids;
}

/** Inserts campaigns with their banners; returns their ids. */
export async function insertCampaigns(
  trx: Transaction<DB>,
  chain: Chain,
  campaigns: readonly DatedCampaign[],
  valueIds: readonly number[],
  { words, at, keep }: { words: DemoWords; at: At; keep: Keep },
): Promise<number[]> {
  const rows = await Promise.all(
    campaigns.map(async (campaign) => ({
      chain_id: chain.id,
      name: campaign.name,
      description: campaign.description,
      translations: translationsOf(words, {
        name: campaign.name,
        description: campaign.description,
        actionButtonLabel: campaign.button?.label ?? "",
      }),
      banner_path: await keep(campaign.banner, bannerWidth * bannerScale),
      action_button_label: campaign.button?.label ?? "",
      action_button_target: campaign.button?.target ?? "",
      start_date: campaign.startsOn,
      end_date: campaign.endsOn,
      publish_status: campaign.status,
      welcome_offer: campaign.welcomeMonths !== null,
      welcome_months: campaign.welcomeMonths,
      public_to_all: campaign.isPublic,
      coupon_id: campaign.value === null ? null : (valueIds[campaign.value] as number),
      audience: "EVERYONE" as const,
      message: campaign.message,
      by_sms: false,
      by_email: campaign.message !== "",
      created_at: at,
    })),
  );
  return insertForIds(trx, "campaign", rows);
}
