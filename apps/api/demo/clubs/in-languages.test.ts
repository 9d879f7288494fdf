import { expect, test } from "vitest";
import { categoryTexts } from "#features/clubs/categories/domain/category-texts.ts";
import { campaignTexts } from "#features/loyalty/campaigns/domain/campaign-texts.ts";
import { couponTexts } from "#features/loyalty/coupons/domain/coupon-texts.ts";
import { pointsTexts } from "#features/loyalty/points/domain/points-texts.ts";
import { stampCardTexts } from "#features/loyalty/stamp-cards/domain/stamp-card-texts.ts";
import { checkSendout } from "#features/messages/sendouts/domain/check-sendout.ts";
import { checkTranslations, type TextChecks } from "#packages/domain/translations/check-translations.ts";
import { emailOf, smsOf } from "../rows/insert-sendouts.ts";
import { translationsOf } from "./in-languages.ts";
import { iris } from "./iris.ts";
import { kaffebonan } from "./kaffebonan.ts";
import type { ClubPlan } from "./plan.ts";

const seasons = ["2026-01-15", "2026-04-15", "2026-07-15", "2026-10-15"].map((day) => Temporal.PlainDate.from(day));

/** Returns every text for members in a plan, with its checks. */
function textsOf({ points, categories, rewards, offers }: ClubPlan) {
  const things: { texts: Record<string, string>; checks: TextChecks<string> }[] = [
    { texts: { name: points.name, description: points.description }, checks: pointsTexts },
    ...categories.map((name) => ({ texts: { name }, checks: categoryTexts })),
  ];
  for (const { name, description } of [...rewards, ...offers.values])
    things.push({ texts: { name, description }, checks: couponTexts });
  for (const { title, subtitle, titleSize, reward } of offers.cards)
    things.push({
      texts: { title, subtitle, reward: reward.name, rewardDescription: reward.description },
      checks: stampCardTexts({ titleSize, subtitleSize: "SMALL" }),
    });
  for (const { name, description, button } of seasons.flatMap(offers.campaignsOn))
    things.push({ texts: { name, description, actionButtonLabel: button?.label ?? "" }, checks: campaignTexts });
  return things;
}

/** Returns every text of the sendouts. */
const sendoutTexts = (sendouts: ClubPlan["sendouts"]) =>
  sendouts.map(({ sms, email }) => ({
    texts: {
      sms: sms ?? "",
      ...(email && { subject: email.subject, preheader: email.preheader, text: email.text, label: email.button.label }),
    },
  }));

test.each([kaffebonan, iris])(
  "texts for members of $commercialName are translated into all languages and fit",
  (plan) => {
    for (const { texts, checks } of textsOf(plan)) {
      const written = translationsOf(plan.words, texts);
      const expectedFields = Object.keys(texts).filter((field) => texts[field] !== "");
      expect(Object.keys(written.en), Object.values(texts).join(" · ")).toEqual(expectedFields);
      expect(checkTranslations(written, checks, "sv")).toMatchObject({ ok: true });
    }
  },
);

test.each(kaffebonan.sendouts)("the sendout $name passes validation", (sendout) => {
  const sms = smsOf(sendout.sms, kaffebonan.words);
  const email = sendout.email && emailOf(sendout.email, null, kaffebonan.words);
  const media = [...(sendout.sms ? (["SMS"] as const) : []), ...(email ? (["EMAIL"] as const) : [])];
  const fields = { name: sendout.name, media, sms, email, senderName: "", heldOutPercent: sendout.heldOutPercent };
  expect(checkSendout(fields, "sv")).toMatchObject({ problems: {}, missing: {} });
  for (const { texts } of sendoutTexts([sendout])) {
    const written = Object.values(texts).filter((text) => text !== "");
    expect(written.filter((text) => !kaffebonan.words[text])).toEqual([]);
  }
});

test("translations of removed texts are removed", () => {
  for (const plan of [kaffebonan, iris]) {
    const usedTexts = new Set(
      [...textsOf(plan), ...sendoutTexts(plan.sendouts)].flatMap(({ texts }) => Object.values(texts)),
    );
    expect(Object.keys(plan.words).filter((text) => !usedTexts.has(text))).toEqual([]);
  }
});
