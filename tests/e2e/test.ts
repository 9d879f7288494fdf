import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from "@playwright/test";
import type { Language } from "#packages/domain/translations/languages.ts";
import { ahead, setClocks } from "./day.ts";
import { type Words, wordsIn } from "./words.ts";

export interface Options {
  language: Language;
  /** Browsers from before Temporal, for which the app brings its own. */
  withoutTemporal: boolean;
}

interface Fixtures {
  words: Words;
  /** A page of somebody who was never here before, on a device of their own: the project's kind unless another is named. */
  newPerson: (device?: BrowserContextOptions) => Promise<Page>;
  /** Keeps a picture of the page in the folder that E2E_SHOTS names; does nothing without. */
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
