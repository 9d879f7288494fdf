import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, type TestInfo } from "@playwright/test";
import type { Language } from "#packages/domain/translations/languages.ts";
import { goOn, settle } from "../accessibility/accessible.ts";

/** Where the pictures go, a folder for each kind of device and one in it for each walk. */
export const album = process.env.SCREENS || "pictures";

/** `/members?show=invited` as a file is called. */
const fileName = (screen: string) => screen.replace(/^\//, "").replace(/[^\p{L}\p{N}]+/gu, "-") || "start";

/** Takes pictures of one page as it goes from screen to screen, numbered in the order of the walk. */
export function camera(page: Page, walk: string, { project }: TestInfo) {
  const folder = join(album, project.name, walk);
  mkdirSync(folder, { recursive: true });
  const colours = project.use.colorScheme ?? "light";
  // Named in SCREENS_ONLY: the screens that hold one of these words.
  const nameFilters = (process.env.SCREENS_ONLY ?? "").split(",").filter(Boolean);
  const isWanted = (name: string) => nameFilters.length === 0 || nameFilters.some((word) => name.includes(word));
  let taken = 0;
  let isLoaded = false;
  const go = async (address: string, screen: string) => {
    if (isLoaded) await goOn(page, screen);
    else await page.goto(`${address}${screen}`);
    isLoaded = true;
  };
  const take = async (name: string, fullPage = true) => {
    await settle(page, colours);
    taken += 1;
    const path = join(folder, `${String(taken).padStart(2, "0")}-${fileName(name)}.png`);
    await page.screenshot({ path, fullPage, animations: "disabled" });
  };
  return {
    /** Each of an app's screens, whole, however long. */
    async screens(address: string, screens: readonly string[]) {
      for (const screen of screens) {
        if (!isWanted(screen)) continue;
        await go(address, screen);
        await take(screen);
      }
    },
    /** What opens over a screen by what `open` does, as it is seen without scrolling. */
    async over(address: string, screen: string, name: string, open: () => Promise<unknown>) {
      if (!isWanted(name)) return;
      await page.goto(`${address}${screen}`);
      await settle(page, colours);
      // One that does not open is told of, and the walk goes on.
      const failed = await open().then(
        () => null,
        (error: Error) => error.message,
      );
      expect.soft(failed, name).toBe(null);
      await take(name, false);
    },
  };
}

type Answer = Record<string, unknown>;

/** Whoever is signed in has the walk's language for their own, without being changed for the walks beside it. */
export async function speak(page: Page, language: Language) {
  await page.addInitScript((code) => localStorage.setItem("stammis.language", code), language);
  const answerIn = (path: string, inLanguage: (answer: Answer) => Answer) =>
    page.route(path, async (route) => {
      try {
        // A club's own name is one that browsers alone find on this machine.
        const { host, port, pathname, search } = new URL(route.request().url());
        const headers = { ...route.request().headers(), host };
        const response = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}${search}`, headers });
        await route.fulfill({ response, json: inLanguage((await response.json()) as Answer) });
      } catch {
        // The page went on meanwhile, and asks again.
      }
    });
  await answerIn("**/api/merchant/access", (access) => ({ ...access, language }));
  await answerIn("**/api/consumer/home", (home) => ({ ...home, profile: { ...Object(home.profile), language } }));
}
