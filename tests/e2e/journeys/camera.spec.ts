import { type Browser, chromium, type Page } from "@playwright/test";
import { officeAddress } from "../addresses.ts";
import { seeing, showCode } from "../camera.ts";
import { hireCashier, joinClub, openClub } from "../club.ts";
import { ahead, setClocks } from "../day.ts";
import { phone } from "../devices.ts";
import { startPoints } from "../offers.ts";
import * as cashiers from "../people/cashier.ts";
import { openTill } from "../people/till.ts";
import { test as base, expect } from "../test.ts";
import type { Words } from "../words.ts";

/** A phone whose camera sees the code given to `show`. */
const test = base.extend<{ camera: { page: Page; show: (text: string) => void } }>({
  camera: async ({ locale }, use, info) => {
    // Files here are deleted when a test passes.
    const film = info.outputPath("film.y4m");
    showCode(film, "");
    const { launchOptions } = info.project.use;
    const args = [...(launchOptions?.args ?? []), ...seeing(film)];
    const browser: Browser = await chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ ...phone, ...(locale && { locale }), baseURL: officeAddress });
    await page.addInitScript(setClocks, ahead);
    await use({ page, show: (text) => showCode(film, text) });
    await browser.close();
  },
});
test.use(phone);

const scan = (page: Page, { office }: Words) =>
  page.getByRole("button", { name: office("register.camera"), exact: true }).click();

/** Records the names of tapped elements. */
async function countTaps(page: Page) {
  await page.addInitScript(() => {
    const taps: string[] = [];
    Object.assign(globalThis, { taps });
    const note = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest("button") : null;
      taps.push(button?.ariaLabel ?? button?.textContent?.trim() ?? "nothing");
    };
    addEventListener("click", note, { capture: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { taps: string[] }).taps);
}

test("a card is scanned and a purchase confirmed in three taps plus the digits, and the next card follows at once", async ({
  camera,
  words,
  look,
  request,
}) => {
  const { office, kronor } = words;
  const club = await openClub(request, "skanna");
  await startPoints(club);
  const [siri, otto] = [await joinClub(club, "Siri"), await joinClub(club, "Otto")];
  const { token } = await hireCashier(club, "Tove");
  const { page } = camera;
  const taps = await countTaps(page);

  camera.show(siri.number);
  const till = await openTill(page, words, token);
  await scan(page, words);
  await expect(page.getByRole("heading", { name: siri.name })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await cashiers.typeAmount(till, "42");
  await cashiers.confirm(till, 42, 42);
  const otherButtons = (await taps()).filter((name) => !/^\d$/.test(name)).map((name) => name.replace(/\s/g, " "));
  expect(otherButtons).toEqual([office("register.camera"), office("register.confirmAmount", { amount: kronor(42) })]);
  expect(otherButtons.length).toBeLessThanOrEqual(3);

  camera.show(otto.number);
  await page.getByRole("button", { name: office("register.scanNext") }).click();
  await expect(page.getByRole("heading", { name: otto.name })).toBeVisible();
  await expect(page.getByRole("alert").getByText(office("register.earned", { points: 42 }))).toBeHidden();
  await look(page, "till-scanned");
});

test("another code is reported as no card, and the camera can be closed", async ({ camera, words, look, request }) => {
  const { office } = words;
  const club = await openClub(request, "annankod");
  const { token } = await hireCashier(club, "Tove");
  const { page } = camera;
  camera.show("https://example.com/menu");
  await openTill(page, words, token);
  await scan(page, words);
  await expect(page.getByText(office("register.cameraRefusal"))).toBeVisible();
  await look(page, "camera-refusal");
  await page.getByRole("button", { name: office("camera.close") }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a camera without permission is reported, and the search is shown instead", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office } = words;
  const club = await openClub(request, "utankamera");
  await startPoints(club);
  const siri = await joinClub(club, "Siri");
  const page = await newPerson();
  await page.addInitScript(() => {
    const refusal = new DOMException("Permission denied", "NotAllowedError");
    navigator.mediaDevices.getUserMedia = () => Promise.reject(refusal);
  });
  const till = await openTill(page, words, (await hireCashier(club, "Tove")).token);
  await scan(page, words);
  await expect(page.getByText(office("camera.problems.denied.title"))).toBeVisible();
  await look(page, "camera-denied");
  await page.getByRole("button", { name: office("camera.without") }).click();
  await cashiers.find(till, siri.number, siri.name);
});
