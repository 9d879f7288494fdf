import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeAll, describe, expect, test } from "vitest";
import { languages } from "#packages/domain/translations/languages.ts";
import { type Club, makeClub, makeStaff } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { aStampCard, makeCampaign, makeStampCard } from "#tests/api/offers.ts";
import { drawing } from "#tests/api/pictures.ts";
import { posterBleed, posterFormats, posterSizes } from "../domain/posters.ts";
import { inkShare, openPdf, readCodes } from "./printed-page.fixture.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

type Choice = { format: (typeof posterFormats)[number]; language: (typeof languages)[number] };
const as = (token = club.merchant.token) => ({ as: token, chain: club.chain.subdomain });
const ask = (choice: Choice, id = club.locationIds[0], token?: string) =>
  api.ask("getPoster", { params: { id }, query: choice }, as(token));

async function open(choice: Choice) {
  const { body, headers } = await ask(choice);
  const pdf = await openPdf(body as Buffer);
  const codes = (await readCodes(await pdf.getPage(1))).map(({ text }) => text);
  return { pdf, codes, headers, bytes: body as Buffer };
}

async function wordsOf(pdf: PDFDocumentProxy): Promise<string> {
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items
    .map((item) => ("str" in item ? item.str : ""))
    .join(" ")
    .replace(/\s+/g, " ");
}

const linkOf = async (id: number) => {
  const { subpage } = await api.call("getLocation", { params: { id } }, as());
  const { publicUrl } = api.services.config;
  return `${publicUrl.protocol}//${club.chain.subdomain}.${publicUrl.host}/${subpage}/onboarding`;
};

describe("a poster", () => {
  test.each(posterFormats.flatMap((format) => languages.map((language) => ({ format, language }))))(
    "$format in $language has a code that opens the sign-up of its point of sale",
    async (choice) => {
      const { pdf, codes, headers } = await open(choice);
      const link = await linkOf(club.locationIds[0]);
      expect(codes).toEqual(choice.format === "TENT" ? [link, link] : [link]);
      expect(headers["content-type"]).toBe("application/pdf");
      expect(headers["content-disposition"]).toContain(`${choice.format.toLowerCase()}.pdf`);
      expect(await wordsOf(pdf)).toContain(club.chain.subdomain);
    },
  );

  test.each(posterFormats)("%s is one sheet of its size with a bleed and a cut size", async (format) => {
    const { pdf, bytes } = await open({ format, language: "sv" });
    expect(pdf.numPages).toBe(1);
    const inPoints = (millimetres: number) => (millimetres / 25.4) * 72;
    const { width, height } = posterSizes[format];
    const [, , right = 0, top = 0] = (await pdf.getPage(1)).view;
    expect(right).toBeCloseTo(inPoints(width + 2 * posterBleed), 1);
    expect(top).toBeCloseTo(inPoints(height + 2 * posterBleed), 1);
    const text = bytes.toString("latin1");
    const [left, bottom, cutRight, cutTop] = /TrimBox \[([^\]]+)\]/.exec(text)?.[1]?.split(" ").map(Number) ?? [];
    for (const edge of [left, bottom]) expect(edge).toBeCloseTo(inPoints(posterBleed), 1);
    expect(cutRight).toBeCloseTo(inPoints(width + posterBleed), 1);
    expect(cutTop).toBeCloseTo(inPoints(height + posterBleed), 1);
    expect(text.match(/\/FontFile[23]/g)?.length).toBe(2);
  });

  test("lists current offers without drafts and shows the logo", async () => {
    const { coupon } = aStampCard();
    await makeStampCard(api, club, { coupon: { ...coupon, reward: "Ett utkast" } }, "NEW");
    await makeStampCard(api, club);
    await makeCampaign(api, club, { name: "En bulle på köpet", welcomeOffer: true, visibilityMonths: 3 });
    const plain = (await open({ format: "A5", language: "sv" })).bytes;
    await api.call(
      "setLocationLogo",
      { params: { id: club.locationIds[0] } },
      { ...as(), file: { bytes: await drawing(400, 300), type: "image/png" } },
    );
    const { pdf, bytes } = await open({ format: "A5", language: "sv" });
    const words = await wordsOf(pdf);
    for (const phrase of ["Välkomstgåva: En bulle på köpet", "Poäng varje gång", "Valfri kaffe"])
      expect(words).toContain(phrase);
    expect(words).not.toContain("Ett utkast");
    expect(plain.toString("latin1")).not.toContain("/Subtype /Image");
    expect(bytes.toString("latin1")).toContain("/Subtype /Image");
  });

  test("is recorded for the start guide the first time only", async () => {
    const notedAt = async () =>
      (await api.owner.query("select poster_at from chain where id = $1", [club.chain.id])).rows[0].poster_at;
    await ask({ format: "A5", language: "sv" });
    const first = await notedAt();
    expect(first).not.toBeNull();
    const elsewhere = await api.owner.connect();
    try {
      await elsewhere.query("begin; lock table chain in exclusive mode");
      expect((await ask({ format: "A5", language: "sv" })).status).toBe(200);
    } finally {
      await elsewhere.query("rollback");
      elsewhere.release();
    }
    expect(await notedAt()).toEqual(first);
  });

  test("is white if the merchant saves ink", async () => {
    const [id] = club.locationIds;
    const query = { format: "A4", language: "sv" } as const;
    const white = await api.ask("getPoster", { params: { id }, query: { ...query, background: "WHITE" } }, as());
    const coloured = await ask(query);
    const shareOf = async (body: unknown) => inkShare(await (await openPdf(body as Buffer)).getPage(1));
    expect(await shareOf(white.body)).toBeLessThan(0.2);
    expect(await shareOf(coloured.body)).toBeGreaterThan(0.5);
  });

  test("is limited to the staff’s own open points of sale", async () => {
    const choice = { format: "A4", language: "sv" } as const;
    const local = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[1]]);
    expect((await ask(choice, club.locationIds[1], local.token)).status).toBe(200);
    const elsewhere = { params: { id: club.locationIds[0] }, query: choice };
    expect(await codeOf(api.call("getPoster", elsewhere, as(local.token)))).toBe("NOT_FOUND");
  });
});
