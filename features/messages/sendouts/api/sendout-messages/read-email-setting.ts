import { dateOf, selectCouponRows } from "#features/loyalty/coupons/api/coupon-shape.ts";
import { messagePhrases } from "#features/messages/letters/i18n/messages/phrases.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { textsIn } from "#packages/domain/translations/translations.ts";
import { clubLink } from "#packages/server/messaging/links.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { Email } from "../../domain/email-blocks.ts";
import type { EmailCoupon } from "../email/draw-blocks.ts";
import type { EmailSetting } from "../email/render-email.ts";

/** Reads the context of an e-mail in a language: the club's brand, its company's address, and the coupons it shows. */
export async function readEmailSetting({ db, config }: Services, chain: Chain, { blocks }: Email) {
  const ids = blocks.flatMap((block) => (block.kind === "COUPON" && block.couponId !== null ? [block.couponId] : []));
  const [rows] = await db.read(chain.id, (q) => [
    selectCouponRows(q)
      .where("coupon.id", "in", ids.length > 0 ? ids : [0])
      .where("publish_status", "=", "ACTIVE"),
  ]);
  const company = await db.platform
    .selectFrom("company")
    .select(["name", "postal_address", "postal_zip_code", "postal_city"])
    .where("id", "=", chain.companyId)
    .executeTakeFirstOrThrow();
  const place = [company.postal_zip_code, company.postal_city].filter(Boolean).join(" ");

  const couponOf = (row: (typeof rows)[number], language: Language): EmailCoupon => {
    const { name, description } = textsIn({ name: row.name, description: row.description }, row.translations, language);
    return {
      name,
      description,
      pointsRequired: row.points_required,
      valueOre: row.value_ore,
      minimumOre: row.minimum_ore,
      endsOn: dateOf(row.ends_on),
      url: clubLink(config, chain, `/r/${row.id}`),
    };
  };
  return (language: Language): EmailSetting => ({
    language,
    brand: {
      name: chain.commercialName,
      colour: chain.brandColour,
      logoUrl: chain.logoPath && clubLink(config, chain, chain.logoPath),
      homeUrl: clubLink(config, chain),
      sender: messagePhrases(language)("layout.sentFor", { name: chain.commercialName }),
      postal: [company.name, company.postal_address, place].filter(Boolean).join(", "),
    },
    coupons: new Map(rows.map((row) => [row.id, couponOf(row, language)] as const)),
    addressOf: (path) => clubLink(config, chain, path),
  });
}
