import { selectOwnLocations } from "#features/clubs/locations/api/queries.ts";
import { selectWelcomeGift, welcomeGiftLines } from "#features/loyalty/campaigns/api/welcome-gift.ts";
import { selectRule } from "#features/loyalty/points/api/ledger.ts";
import { messagePhrases } from "#features/messages/letters/i18n/messages/phrases.ts";
import { textsIn } from "#packages/domain/translations/translations.ts";
import { clubLink } from "#packages/server/messaging/links.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { asPng } from "#packages/server/storage/pictures.ts";
import { offersAtMost } from "../domain/posters.ts";
import { selectCardRewards } from "./queries.ts";

/**
 * Records the first poster for the start guide. Later ones write nothing, because the chain's row is shared by all
 * requests.
 */
async function notePoster({ db }: Services, { chain, now }: Call<"getPoster">) {
  await db.inChain(chain.id, (trx) =>
    trx
      .updateTable("chain")
      .set({ poster_at: now })
      .where("id", "=", chain.id)
      .where("poster_at", "is", null)
      .execute(),
  );
}

/** Returns the printable sign-up code of a point of sale with the members' offers. Refuses with NOT_FOUND. */
export async function getPoster(services: Services, call: Call<"getPoster">): Promise<Download> {
  const { db, files, config } = services;
  const { chain, actor, params, query, day } = call;
  const [[location], [rule], [welcome], rewards, [first]] = await db.read(chain.id, (q) => [
    selectOwnLocations(q, actor.locationIds).where("location.id", "=", params.id),
    selectRule(q),
    selectWelcomeGift(q, day.today),
    selectCardRewards(q),
    q.selectFrom("chain").select("id").where("id", "=", chain.id).where("poster_at", "is", null),
  ]);
  if (!location) return refuse("NOT_FOUND");
  const t = messagePhrases(query.language);
  const link = clubLink(config, chain, `/${location.subpage}/onboarding`);
  const address = clubLink(config, chain, `/${location.subpage}`).replace(/^https?:\/\//, "");
  const gift = welcomeGiftLines(welcome, day);
  const offers = [
    ...(gift ? [gift[query.language]] : []),
    ...(rule?.active ? [t("poster.points")] : []),
    ...rewards.map((row) => t("poster.stampCard", { reward: textsIn(row, row.translations, query.language).reward })),
    t("poster.free"),
  ];
  const logoPath = location.logo_path ?? chain.logoPath;
  const logo = logoPath ? await files.read(logoPath) : null;
  // Loaded on demand, because the drawing library is large and rarely needed.
  const { drawPoster } = await import("./draw-poster.ts");
  const bytes = await drawPoster({
    format: query.format,
    background: query.background,
    language: query.language,
    colour: chain.brandColour,
    name: chain.commercialName,
    // A PDF cannot contain WebP.
    logo: logo && (await asPng(logo)),
    headline: t("poster.headline"),
    offers: offers.slice(0, offersAtMost[query.format]),
    scan: t("poster.scan"),
    fold: t("poster.fold"),
    link,
    address,
  });
  if (first) await notePoster(services, call);
  return { fileName: `${t("poster.fileName")}-${location.subpage}-${query.format.toLowerCase()}.pdf`, bytes };
}
