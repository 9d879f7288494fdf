import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, type TestInfo } from "@playwright/test";
import type { Language } from "#packages/domain/translations/languages.ts";
import { goOn, settle } from "../accessibility/accessible.ts";

/** The folder of the pictures, with a folder for each device and one in it for each walk. */
export const album = process.env.SCREENS || "pictures";

/** Returns a file name for a screen, such as `/members?show=invited`. */
const fileName = (screen: string) => screen.replace(/^\//, "").replace(/[^\p{L}\p{N}]+/gu, "-") || "start";

/** Takes pictures of one page from screen to screen, numbered in the order of the walk. */
export function camera(page: Page, walk: string, { project }: TestInfo) {
  const folder = join(album, project.name, walk);
  mkdirSync(folder, { recursive: true });
  const colours = project.use.colorScheme ?? "light";
  // The screens selected by SCREENS_ONLY: those that contain one of these words.
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
    /** Takes a full-length picture of each of an app's screens. */
    async screens(address: string, screens: readonly string[]) {
      for (const screen of screens) {
        if (!isWanted(screen)) continue;
        await go(address, screen);
        await take(screen);
      }
    },
    /** Takes a picture of an overlay that `open` opens on a screen, without scrolling. */
    async over(address: string, screen: string, name: string, open: () => Promise<unknown>) {
      if (!isWanted(name)) return;
      await page.goto(`${address}${screen}`);
      await settle(page, colours);
      // Reports an overlay that does not open, and continues the walk.
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

/** Shows the signed-in person the walk's language, without changing the account for other walks. */
export async function speak(page: Page, language: Language) {
  await page.addInitScript((code) => localStorage.setItem("stammis.language", code), language);
  const answerIn = (path: string, inLanguage: (answer: Answer) => Answer) =>
    page.route(path, async (route) => {
      try {
        // Only browsers on this machine resolve a club's own host.
        const { host, port, pathname, search } = new URL(route.request().url());
        const headers = { ...route.request().headers(), host };
        const response = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}${search}`, headers });
        await route.fulfill({ response, json: inLanguage((await response.json()) as Answer) });
      } catch {
        // The request failed because the page navigated meanwhile; the new page repeats it.
      }
    });
  await answerIn("**/api/merchant/access", (access) => ({ ...access, language }));
  await answerIn("**/api/consumer/home", (home) => ({ ...home, profile: { ...Object(home.profile), language } }));
}
