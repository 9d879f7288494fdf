import type { Page } from "@playwright/test";
import { seeAccessible } from "../accessibility/accessible.ts";
import { ask } from "../api.ts";
import { type Club, joinClub, openClub, staffPassword } from "../club.ts";
import { phone } from "../devices.ts";
import { field } from "../fields.ts";
import { addStampCard, startPoints } from "../offers.ts";
import { knowsItsNetwork, withNetwork, withoutNetwork } from "../people/network.ts";
import { openApp } from "../people/till.ts";
import { expect, test } from "../test.ts";

const pocket = { ...phone, serviceWorkers: "allow" } as const;

/** Expects that the service worker has cached all files and controls the page. */
async function seeReady(page: Page) {
  const isReady = async () =>
    navigator.serviceWorker.controller?.state === "activated" &&
    (await (await caches.open("shell")).match("/")) !== undefined;
  await expect.poll(() => page.evaluate(isReady)).toBe(true);
}

async function buy(club: Club, number: string, amount: number) {
  const visit = { membershipId: number, pointOfSaleId: club.location.id, amount, stamps: [] };
  await ask(club.merchant, "registerPurchase", { body: visit });
}

/** Returns every text stored on the device, in any storage. */
const keptOn = (page: Page) =>
  page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(request.url);
        const answer = await cache.match(request);
        if (answer?.headers.get("content-type")?.startsWith("text/html")) texts.push(await answer.text());
      }
    }
    texts.push(JSON.stringify(await indexedDB.databases()));
    return texts.join("\n");
  });

test("without a network the card, points and stamps stay visible, and a sign-out removes all personal data", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { club: t, count } = words;
  const club = await openClub(request, "ficka");
  await startPoints(club);
  await addStampCard(club);
  const siri = await joinClub(club, "Siri");
  const olle = await joinClub(club, "Olle");
  await buy(club, siri.number, 240);

  const page = await newPerson(pocket);
  await knowsItsNetwork(page);
  await openApp(page, club, siri.asker.token);
  await expect(page.getByRole("main").getByText(count(240), { exact: true })).toBeVisible();
  await seeReady(page);

  await test.step("seen content is shown after a reload, with its time", async () => {
    await withoutNetwork(page);
    await page.reload();
    await expect(page.getByRole("main").getByText(count(240), { exact: true })).toBeVisible();
    await expect(
      page
        .getByRole("main")
        .getByRole("status")
        .getByText(/Du är utan nät. Så här såg det ut i dag/),
    ).toBeVisible();
    await look(page, "home-offline");
    await seeAccessible(page, "home without a network");
    await page.setViewportSize(phone.viewport);
  });

  await test.step("the card can be shown to the till, and keeps the screen on", async () => {
    await page.evaluate(() => {
      const heldRequests = { asked: 0, released: 0 };
      Object.assign(window, { held: heldRequests });
      const release = async () => {
        heldRequests.released += 1;
      };
      const request = async () => {
        heldRequests.asked += 1;
        return { release };
      };
      Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
    });
    const readHeld = () => page.evaluate(() => (window as unknown as { held: object }).held);
    await page
      .getByRole("region", { name: t("shell.membershipCard") })
      .getByRole("button", { name: t("shell.getOut") })
      .click();
    const dialog = page.getByRole("dialog", { name: t("shell.membershipCard") });
    const code = dialog.getByRole("img", { name: t("shell.qrLabel", { number: siri.number }) });
    await expect(code).toBeVisible();
    await expect(dialog.getByText(siri.number.replace(/(\d{4})(?=\d)/g, "$1 "))).toBeVisible();
    await expect(dialog.getByText(/Så här såg det ut i dag/)).toBeVisible();
    await expect.poll(readHeld).toEqual({ asked: 1, released: 0 });
    await look(page, "card-offline");
    await dialog.getByRole("button", { name: t("words.close") }).click();
    await expect.poll(readHeld).toEqual({ asked: 1, released: 1 });
  });

  await test.step("unseen content shows a message, and loads by itself later", async () => {
    await page.getByRole("link", { name: t("shell.contact") }).click();
    await expect(page.getByRole("heading", { name: t("shell.offlineTitle") })).toBeVisible();
    await expect(page.getByRole("main").locator("svg path").first()).toBeVisible();
    await look(page, "contact-offline");
    await withNetwork(page);
    await expect(page.getByText("Solrosen Torget").first()).toBeVisible();
  });

  await test.step("a logout without a network removes the person from the device", async () => {
    await withoutNetwork(page);
    await page.getByRole("link", { name: t("shell.account") }).click();
    await page.getByRole("button", { name: t("words.signOut") }).click();
    await expect(page.getByRole("button", { name: t("words.signIn") })).toBeVisible();
    const storedTexts = await keptOn(page);
    for (const trace of ["Siri", siri.number, siri.email, siri.asker.token]) expect(storedTexts).not.toContain(trace);
    await page.goto(`${club.address}/`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Siri")).toHaveCount(0);
    await look(page, "signed-out-offline");
  });

  await test.step("the next member on the same phone sees no data of the former", async () => {
    await withNetwork(page);
    await page.goto(`${club.address}/login`);
    await field(page, t("sessions.username")).fill(olle.email);
    await field(page, t("words.password")).fill(staffPassword);
    await page.getByRole("button", { name: t("words.signIn"), exact: true }).click();
    await expect(page.getByRole("heading", { name: t("home.greeting", { name: "Olle" }) })).toBeVisible();
    await withoutNetwork(page);
    await page.reload();
    await expect(page.getByRole("heading", { name: t("home.greeting", { name: "Olle" }) })).toBeVisible();
    expect(await keptOn(page)).not.toContain("Siri");
  });

  await test.step("a session ended elsewhere removes its data", async () => {
    const token = await page.evaluate(
      () => JSON.parse(localStorage.getItem("stammis.session") ?? "{}").token as string,
    );
    await ask({ ...olle.asker, token }, "logOut", {});
    await withNetwork(page);
    await expect(page.getByRole("heading", { name: t("home.greeting", { name: "Olle" }) })).toBeHidden();
    await expect.poll(() => keptOn(page)).not.toContain("Olle");
  });
});

test("a newer build takes over only while the page is hidden, and never while a form is open", async ({
  newPerson,
  words,
  request,
}) => {
  const { club: t } = words;
  const club = await openClub(request, "nybygg");
  const siri = await joinClub(club, "Siri");
  const page = await newPerson(pocket);
  await openApp(page, club, siri.asker.token, "/user/profile");
  await seeReady(page);
  const name = field(page, t("words.firstName"));
  await name.fill("Siri Maria");

  // Simulates a worker of another build: its script differs, and this page's entry file is not among its files.
  const meetNewer = (script: string) =>
    page.evaluate(async (url) => {
      Object.assign(window, { same: true });
      document.querySelector('script[type="module"][src]')?.setAttribute("src", "/assets/of-an-older-build.js");
      sessionStorage.removeItem("took over");
      // A reloaded page soon restores its own worker, so each takeover is recorded as it happens.
      navigator.serviceWorker.addEventListener("controllerchange", () =>
        sessionStorage.setItem("took over", navigator.serviceWorker.controller?.scriptURL ?? ""),
      );
      const next = await navigator.serviceWorker.register(url);
      while (!next.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
    }, script);
  const tookOver = () => page.evaluate(() => sessionStorage.getItem("took over"));
  const lookAway = (hidden: boolean) =>
    page.evaluate(
      (state) => {
        Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      },
      hidden ? "hidden" : "visible",
    );

  const devTools = await page.context().newCDPSession(page);
  await devTools.send("ServiceWorker.enable");
  // Chromium activates the newer worker when the older one has been idle, up to half a minute later. Stopping both
  // workers ends this wait.
  const hideUntilReloaded = () =>
    expect(async () => {
      await lookAway(true);
      const reloaded = page.waitForFunction(() => !("same" in window), null, { timeout: 5_000 });
      await devTools.send("ServiceWorker.stopAllWorkers");
      await reloaded;
    }).toPass();

  await meetNewer("/sw.js?next");
  await lookAway(true);
  await lookAway(false);
  await expect(name).toHaveValue("Siri Maria");
  expect(await tookOver()).toBeNull();

  await page.getByRole("button", { name: t("words.save"), exact: true }).click();
  await expect(page.getByText(t("words.saved"), { exact: true })).toBeVisible();
  await page.getByRole("link", { name: t("shell.contact") }).click();
  await expect(page.getByText("Solrosen Torget").first()).toBeVisible();
  await lookAway(false);
  expect(await tookOver()).toBeNull();
  await hideUntilReloaded();
  await expect(page.getByText("Solrosen Torget").first()).toBeVisible();
  expect(await tookOver()).toContain("next");

  await test.step("a build activated by another tab leaves this tab unchanged until it is hidden", async () => {
    const controller = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
    await expect.poll(controller).not.toContain("next");
    await meetNewer("/sw.js?after");
    const other = await page.context().newPage();
    await other.goto(`${club.address}/`);
    // The reload restores the product's own worker; then no newer worker is pending.
    await expect.poll(async () => (await tookOver()) ?? "").toMatch(/sw\.js$/);
    // The worker responds in order, so after this response it has responded to the page as well.
    await page.evaluate(() => {
      const { port1, port2 } = new MessageChannel();
      navigator.serviceWorker.controller?.postMessage({ carries: "" }, [port2]);
      return new Promise<void>((resolve) => {
        port1.onmessage = () => resolve();
      });
    });
    expect(await page.evaluate(() => "same" in window)).toBe(true);
    await hideUntilReloaded();
  });
});
