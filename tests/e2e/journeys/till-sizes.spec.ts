import { type Browser, chromium } from "@playwright/test";
import { overlappingWords } from "../accessibility/overlaps.ts";
import { officeAddress } from "../addresses.ts";
import { ask } from "../api.ts";
import { hireCashier, joinClub, openClub } from "../club.ts";
import { ahead, setClocks } from "../day.ts";
import { english, french, swedish } from "../devices.ts";
import { addCampaign, addCoupon, addStampCard, startPoints } from "../offers.ts";
import * as cashiers from "../people/cashier.ts";
import { openTill } from "../people/till.ts";
import { layoutProblems } from "../people/till-layout.ts";
import { test as base, expect } from "../test.ts";
import { wordsIn } from "../words.ts";

const sizes = ["320x568", "360x640", "375x553", "390x667", "390x844", "844x390", "1024x768"] as const;

/** A browser whose user has chosen a text size. Only the browser knows the size, and media queries change with it. */
const test = base.extend<{ openBrowser: (textSize: number) => Promise<Browser> }>({
  openBrowser: async ({ locale: _ }, use, info) => {
    const browsers: Browser[] = [];
    await use(async (textSize) => {
      const { launchOptions } = info.project.use;
      const args = [...(launchOptions?.args ?? []), `--blink-settings=defaultFontSize=${textSize}`];
      const browser = await chromium.launch({ ...launchOptions, args });
      browsers.push(browser);
      return browser;
    });
    for (const browser of browsers) await browser.close();
  },
});

for (const percent of [100, 150, 200]) {
  for (const { language, locale } of [swedish, english, french]) {
    test(`pad, amount and Confirm are complete at ${percent} % text in ${language} on every screen`, async ({
      openBrowser,
      look,
      request,
    }) => {
      const words = wordsIn(language);
      const { office, kronor } = words;
      const club = await openClub(request, "storlekar", { language });
      await startPoints(club);
      const { title } = await addStampCard(club);
      const coupon = await addCoupon(club, { kind: "VALUE", name: "Bon de rentrée", value: 50 });
      await addCampaign(club, { name: "Automne à table", couponId: coupon.id });
      await ask(club.merchant, "createCategory", { body: { name: "Café" } });
      const member = await joinClub(club, "Siri");
      const bought = { membershipId: member.number, pointOfSaleId: club.location.id, amount: 1_240 };
      await ask(club.merchant, "registerPurchase", { body: bought });
      const browser = await openBrowser((16 * percent) / 100);
      const page = await browser.newPage({ locale, baseURL: officeAddress, reducedMotion: "reduce" });
      await page.addInitScript(setClocks, ahead);
      const till = await openTill(page, words, (await hireCashier(club, "Tove")).token);

      const measure = async (state: string, middle: number) => {
        for (const size of sizes) {
          const [width = 0, height = 0] = size.split("x").map(Number);
          await page.setViewportSize({ width, height });
          await look(page, `till-${state}-${size}-${percent}-${language}`);
          const promised = {
            key: size === "320x568" ? 40 : 44,
            middle,
            amountRegion: office("register.howMuch"),
            customerRegion: office("register.who"),
          };
          const problems = await page.evaluate(layoutProblems, promised);
          const overlaps = await page.evaluate(overlappingWords, null);
          expect.soft([...problems, ...overlaps], `${state} at ${size}`).toEqual([]);
        }
      };
      await expect(page.getByLabel(office("register.searchLabel"))).toBeVisible();
      await measure("empty", 64);
      await cashiers.find(till, member.number, member.name);
      await expect(cashiers.cardOf(till, title)).toBeVisible();
      await page.keyboard.type("1249,5");
      await expect(
        page.getByRole("button", { name: office("register.confirmAmount", { amount: kronor(1_249.5) }) }),
      ).toBeVisible();
      await measure("open", 64);
      await cashiers.choose(till, coupon.name);
      await cashiers.seeVerdict(till, office("register.toPay", { amount: kronor(1_199.5) }));
      await measure("coupon", 44);
    });
  }
}
