import { expect, type Page } from "@playwright/test";

const address = "**/api/user/language";

/** Leaves the first save of the language without an answer, and fails the second one. Later ones reach the server. */
export async function disturbSaves(page: Page): Promise<void> {
  await page.route(address, (route) => route.abort("connectionfailed"), { times: 1 });
  await page.route(address, () => undefined, { times: 1 });
}

/** Waits until the tab no longer stores the chosen language, because the account has it. */
export const seeSaved = (page: Page) =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem("stammis.unsaved-language"))).toBeNull();
