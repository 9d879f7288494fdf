import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from "@playwright/test";
import type { Language } from "#packages/domain/translations/languages.ts";
import { ahead, setClocks } from "./day.ts";
import { type Words, wordsIn } from "./words.ts";

export interface Options {
  language: Language;
  /** Simulates browsers without Temporal, for which the app loads a polyfill. */
  withoutTemporal: boolean;
}

interface Fixtures {
  words: Words;
  /** Opens a page for a new person on a new device: the project's kind unless another is given. */
  newPerson: (device?: BrowserContextOptions) => Promise<Page>;
  /** Saves a picture of the page in the folder E2E_SHOTS; does nothing without it. */
  look: (page: Page, name: string) => Promise<void>;
}

export const test = base.extend<Options & Fixtures>({
  language: ["sv", { option: true }],
  withoutTemporal: [false, { option: true }],
  words: async ({ language }, use) => use(wordsIn(language)),
  newPerson: async ({ browser, withoutTemporal }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (device) => {
      const context = await browser.newContext(device);
      contexts.push(context);
      if (withoutTemporal) await context.addInitScript("delete globalThis.Temporal");
      await context.addInitScript(setClocks, ahead);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  look: async ({ baseURL: _ }, use, info) => {
    const folder = process.env.E2E_SHOTS;
    let count = 0;
    await use(async (page, name) => {
      if (!folder) return;
      count += 1;
      await page.locator("h1").first().waitFor({ state: "attached" });
      const file = `${folder}/${info.project.name}/${String(count).padStart(2, "0")}-${name}.png`;
      await page.screenshot({ path: file, fullPage: true, animations: "disabled" });
    });
  },
});

export { expect } from "@playwright/test";
