import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { anEmail } from "#tests/api/messages/sendouts.ts";
import { makeValueCoupon } from "#tests/api/offers.ts";
import { drawing } from "#tests/api/pictures.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const anna = { firstName: "Anna", lastName: "Ek", points: 1240 };
const preview = (email: object, more: object = {}) =>
  api.call(
    "previewSendoutEmail",
    {
      body: {
        email: { ...anEmail, ...email },
        writtenIn: "sv" as const,
        language: "sv" as const,
        scheme: "light" as const,
        facts: anna,
        ...more,
      },
    },
    { as: club.merchant.token, chain: club.chain.subdomain },
  );
const text = (words: string, translations: object = {}) => ({ kind: "TEXT" as const, text: words, translations });

test("a preview shows a draft e-mail as its reader gets it", async () => {
  const email = {
    preheader: "{points} poäng väntar",
    blocks: [text("Hej {firstName|du}!", { fr: { text: "Bonjour {firstName|}" } })],
  };
  const swedish = await preview(email);
  expect(swedish).toMatchObject({ from: club.chain.commercialName, subject: "Nybakat, Anna" });
  expect(swedish.preheader.replace(/\s/g, " ")).toBe("1 240 poäng väntar");
  expect(swedish.html).toContain("Hej Anna!");
  expect(swedish.text).toContain("Hej Anna!");
  expect(swedish.bytes).toBeGreaterThan(5000);
  const french = await preview(email, { language: "fr", facts: { firstName: "", lastName: "", points: 0 } });
  expect(french).toMatchObject({ subject: "Nybakat, du" });
  expect(french.html).toContain(">Bonjour<");
});

test("a preview leaves out missing parts, and uses the first words as the missing preheader", async () => {
  const empty = { kind: "BUTTON" as const, label: "", target: "", translations: {} };
  const { subject, preheader, html } = await preview({ subject: "", blocks: [empty, text("# Nytt\nBullar")] });
  expect([subject, preheader]).toEqual(["", "Nytt Bullar"]);
  // Each block has an id from its position among the non-empty ones.
  expect(html).not.toContain('id="block-0"');
  expect(html).toContain('id="block-1"');
});

test("a dark mode preview has dark colours, whatever the screen prefers", async () => {
  const [day, night] = [await preview({}), await preview({}, { scheme: "dark" })];
  expect(day.html).toContain("@media not all");
  expect(night.html).toContain("@media all");
});

test("a preview reports what it cannot draw at the field", async () => {
  const wrong = {
    blocks: [text("Hej {nickname}"), { kind: "BUTTON", label: "Se", target: "http:", translations: {} }],
  };
  expect(await fieldCodesOf(preview(wrong))).toEqual({
    "email.blocks.0.text": "FIELD_UNKNOWN",
    "email.blocks.1.target": "INVALID_URL",
  });
});

test("an uploaded picture is drawn as wide as the mail, at double resolution", async () => {
  const as = { as: club.merchant.token, chain: club.chain.subdomain };
  const file = { bytes: await drawing(2000, 900), type: "image/png" };
  const { picturePath } = await api.call("addSendoutPicture", {}, { ...as, file });
  const { html } = await preview({
    blocks: [{ kind: "BANNER", picturePath, alt: "Bullar", target: "", translations: {} }],
  });
  expect(html).toContain(picturePath);
  const picture = await api.app.inject({ url: picturePath, headers: { host: "localhost", accept: "image/webp" } });
  expect((await sharp(picture.rawPayload).metadata()).width).toBe(1120);
});

test("a preview does not show another club's coupon", async () => {
  const { id } = await makeValueCoupon(api, await makeClub(api), { name: "Grannens rea" });
  const { html } = await preview({ blocks: [{ kind: "COUPON", couponId: id }] });
  expect(html).not.toContain("Grannens rea");
});
