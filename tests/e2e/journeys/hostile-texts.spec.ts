import type { Page } from "@playwright/test";
import { hostileTexts } from "../../hostile/texts.ts";
import { goOn } from "../accessibility/accessible.ts";
import { ask } from "../api.ts";
import { type Club, joinClub, openClub } from "../club.ts";
import { today } from "../day.ts";
import { phone } from "../devices.ts";
import { addCampaign, addCoupon, addStampCard } from "../offers.ts";
import { openApp } from "../people/till.ts";
import { expect, test } from "../test.ts";

const [first = "", second = "", third = "", ...others] = hostileTexts.filter((text) => /[<"]/.test(text));

/** Fills every text of a club's pages with hostile content. */
async function writeHostile(club: Club) {
  const { merchant, location } = club;
  const place = { street: second, zipCode: "", city: third, phone: "", email: "", website: "" };
  await ask(merchant, "updateLocation", {
    params: { id: location.id },
    body: { name: first, commercialName: first, subpage: "torget", openingHours: [], ...place },
  });
  // The terms have room for all hundred texts, each in its own paragraph.
  const termsParagraphs = hostileTexts.map((text, nth) => ({ id: nth + 1, title: text, content: text }));
  const terms = { params: { kind: "membership" as const } };
  const { texts } = await ask(merchant, "getTerms", terms);
  await ask(merchant, "publishTerms", {
    ...terms,
    body: { texts: { ...texts, sv: { title: first, termsParagraphs } }, appliesOn: today().toString() },
  });
  const reward = await addCoupon(club, { name: first, description: second, pointsRequired: 1 });
  await ask(merchant, "activateClubPoints", {});
  const card = await addStampCard(club, {
    name: first,
    title: second,
    subtitle: third,
    stampsAmount: 2,
    coupon: { reward: first, description: second, hideTitle: false, dayValidation: 30 },
  });
  const names = others.slice(0, 6).filter((text) => text.length <= 32);
  const campaigns = [];
  for (const name of names) {
    campaigns.push(await addCampaign(club, { name, description: others.slice(-7).join("\n"), publicToAll: true }));
  }
  return { reward, card, campaigns };
}

/** Records forbidden effects on a page: an executed text, a request to another host, or a policy violation. */
async function watch(page: Page): Promise<string[]> {
  const harms: string[] = [];
  await page.exposeFunction("tellOfHarm", (what: string) => void harms.push(what));
  await page.addInitScript(() => {
    const tell = (what: string) => (window as unknown as { tellOfHarm(what: string): void }).tellOfHarm(what);
    Object.assign(window, { pwned: () => tell("a text was run") });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      tell(`${violatedDirective} ${blockedURI}`),
    );
  });
  page.on("request", (request) => {
    if (request.url().includes("evil.example")) harms.push(request.url());
  });
  return harms;
}

/** Counts elements and attributes that none of our pages has. */
const planted = (page: Page) =>
  page.evaluate(() => {
    const foreign = "iframe, object, embed, base, math, marquee, audio, video, meta[http-equiv=refresh], [style*=evil]";
    const handlers = [...document.querySelectorAll("*")].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith("on")),
    );
    const links = [
      ...document.querySelectorAll("[href^='javascript' i], [src*='evil.example'], [href*='evil.example']"),
    ];
    return [...document.body.querySelectorAll(foreign), ...handlers, ...links].map(({ outerHTML }) => outerHTML);
  });

test("a merchant’s hostile texts are shown literally on each page of the member app, and none is executed", async ({
  newPerson,
  request,
}) => {
  const club = await openClub(request, "elak");
  const { reward, card, campaigns } = await writeHostile(club);
  const page = await newPerson(phone);
  const harms = await watch(page);
  const see = async (text: string) => {
    await expect(page.getByText(text).first()).toBeVisible();
    expect(await planted(page)).toEqual([]);
  };

  await test.step("the pages of a visitor", async () => {
    await page.goto(`${club.address}/guest`);
    await see(first);
    await page.goto(`${club.address}/torget`);
    await see(first);
    await goOn(page, `/torget/${campaigns[0]?.id}`);
    await see(campaigns[0]?.name ?? "");
    await goOn(page, "/terms/membership");
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(hostileTexts.length);
    const read = await page.getByRole("heading", { level: 2 }).allTextContents();
    // The server has normalised characters that a line may not hold.
    const inOneLine = hostileTexts.filter((text) => !/[\t\u2028]/.test(text));
    expect(read).toEqual(expect.arrayContaining(inOneLine));
    await see(first);
  });

  await test.step("the pages of a member with a full card", async () => {
    const member = await joinClub(club, first.replaceAll(/\W/g, ""));
    await ask(member.asker, "updateProfile", { body: { firstName: first, lastName: second } });
    const stamps = [{ stampcardId: card.id, stamps: 2 }];
    const visit = { membershipId: member.number, pointOfSaleId: club.location.id, amount: 10, stamps };
    await ask(club.merchant, "registerPurchase", { body: visit });
    await openApp(page, club, member.asker.token);
    await see(first);
    await page.goto(`${club.address}/r/${reward.id}`);
    await see(second);
    const { stampcardCoupons } = await ask(member.asker, "getConsumerHome", {});
    const others = [`/sc/${stampcardCoupons[0]?.id}`, `/consumer/stampcards/${card.id}`, "/consumer/contact"];
    for (const screen of [...others, "/consumer/purchases", "/user/profile", "/consumer/account"]) {
      await goOn(page, screen);
      await expect(page.getByRole("heading").first()).toBeVisible();
      expect(await planted(page), screen).toEqual([]);
    }
  });

  expect(harms).toEqual([]);
});
