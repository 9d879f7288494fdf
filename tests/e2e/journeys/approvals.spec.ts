import type { Page } from "@playwright/test";
import { seeAccessible } from "../accessibility/accessible.ts";
import { seeOpen } from "../accessibility/open-things.ts";
import { ask } from "../api.ts";
import { type Club, hireCashier, hireManager, joinClub, openClub, staffPassword } from "../club.ts";
import { inDatabase } from "../database.ts";
import { enter } from "../demo.ts";
import { desktop, phone } from "../devices.ts";
import { startPoints } from "../offers.ts";
import * as cashiers from "../people/cashier.ts";
import { openTill } from "../people/till.ts";
import { expect, test } from "../test.ts";
import type { Words } from "../words.ts";

async function clubWithStaff(request: Parameters<typeof openClub>[0], name: string) {
  const club = await openClub(request, name);
  await startPoints(club);
  return { club, tove: await hireCashier(club, "Tove"), maja: await hireManager(club, "Maja") };
}

/** Registers a large amount, and requests an approval from the back office. */
async function askAbout(till: cashiers.Cashier, member: { number: string; name: string }, amount: number) {
  const { page, words } = till;
  const { office, kronor } = words;
  await cashiers.find(till, member.number, member.name);
  await cashiers.typeAmount(till, String(amount));
  await cashiers.press(till, office("register.confirmAmount", { amount: kronor(amount) }));
  await page.getByRole("button", { name: office("register.largeYes", { amount: kronor(amount) }) }).click();
  const dialog = page.getByRole("dialog", { name: office("register.besideTitle") });
  await dialog.getByRole("button", { name: office("register.askApproval") }).click();
  await expect(page.getByText(office("register.approvalAsked"))).toBeVisible();
  await expect(page.getByRole("button", { name: office("register.waiting", { count: 1 }) })).toBeVisible();
}

async function openOffice(page: Page, club: Club, token: string, path = "/") {
  await enter(page, { token, role: "ROLE_LOCAL_MERCHANT" });
  await page.goto(path);
  await expect(page.locator("h1").first()).toBeVisible();
  return club;
}

const buttonOf = (page: Page, { office }: Words, verdict: "approve" | "decline", what: string) =>
  page.getByRole("button", { name: office(`approvals.${verdict}Named`, { what }) });

const bought = async (club: Club) => (await ask(club.merchant, "listPurchases", { query: {} })).rows;

test("the till requests an approval, serves the next customer, and registers the purchase once after an approval on a phone", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office, kronor } = words;
  const { club, tove, maja } = await clubWithStaff(request, "fraga");
  const [siri, otto] = [await joinClub(club, "Siri"), await joinClub(club, "Otto")];
  const till = await openTill(await newPerson(desktop), words, tove.token);
  const what = `${siri.name}, ${kronor(60_000)}`;
  const manager = await newPerson(phone);
  await openOffice(manager, club, maja.token);

  await test.step("the request is pending at the till while the next customer buys", async () => {
    await askAbout(till, siri, 60_000);
    await look(till.page, "till-asked");
    await till.page.getByRole("button", { name: office("register.waiting", { count: 1 }) }).click();
    await expect(till.page.getByRole("dialog").getByText(what)).toBeVisible();
    await look(till.page, "till-asked-list");
    await till.page.keyboard.press("Escape");
    await cashiers.find(till, otto.number, otto.name);
    await cashiers.typeAmount(till, "20");
    await cashiers.confirm(till, 20, 20);
    await cashiers.next(till);
  });

  await test.step("the manager sees the request on Today and in the menu without a reload, and approves it", async () => {
    await expect(manager.getByRole("heading", { name: office("approvals.waiting") })).toBeVisible();
    await expect(manager.getByText(kronor(60_000), { exact: true })).toBeVisible();
    await expect(
      manager.getByRole("button", { name: new RegExp(office("approvals.waitingCount", { count: 1 })) }),
    ).toBeVisible();
    await look(manager, "office-asked-phone");
    await manager.getByRole("button", { name: office("shell.menu") }).click();
    await look(manager, "office-menu-phone");
    await manager.keyboard.press("Escape");
    await buttonOf(manager, words, "approve", what).click();
    await expect(manager.getByText(office("approvals.approvedDone", { what }))).toBeVisible();
    await expect(manager.getByRole("heading", { name: office("approvals.waiting") })).toBeHidden();
  });

  await test.step("the till receives the approval without a reload", async () => {
    await expect(till.page.getByText(office("register.lateApproved", { name: what, points: 60_000 }))).toBeVisible();
    await look(till.page, "till-approved");
    await expect(till.page.getByText(office("register.online"))).toBeVisible();
    const purchases = await bought(club);
    expect(purchases.map(({ totalAmount }) => totalAmount).toSorted()).toEqual([20, 60_000]);
  });

  await test.step("the request is listed among earlier ones, and links to the purchase that names the approver", async () => {
    await manager.goto("/approvals");
    await expect(manager.getByText(office("approvals.states.APPROVED"))).toBeVisible();
    await look(manager, "office-history-phone");
    await manager.getByRole("link", { name: kronor(60_000) }).click();
    await expect(manager.locator("#content").getByText("Maja Nyström")).toBeVisible();
  });
});

test("an approval during an expiring session is not lost: the purchase is registered after the next sign-in", async ({
  newPerson,
  words,
  request,
}) => {
  const { office, kronor } = words;
  const { club, tove, maja } = await clubWithStaff(request, "avbruten");
  const siri = await joinClub(club, "Siri");
  const till = await openTill(await newPerson(desktop), words, tove.token);
  const { page } = till;
  const manager = await newPerson(phone);
  await openOffice(manager, club, maja.token);
  const what = `${siri.name}, ${kronor(60_000)}`;
  await askAbout(till, siri, 60_000);
  // Runs between the approval and the registration that follows it.
  await page.route(
    "**/api/till/purchases",
    async (route) => {
      await inDatabase("delete from staff_session where account_id = (select id from account where email = $1)", [
        tove.email,
      ]);
      await route.continue();
    },
    { times: 1 },
  );
  await buttonOf(manager, words, "approve", what).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await bought(club)).toEqual([]);
  await page.getByLabel(office("sessions.username")).fill(tove.email);
  await page.getByLabel(office("words.password"), { exact: true }).fill(staffPassword);
  await page.getByRole("button", { name: office("words.signIn") }).click();
  await expect(page.getByText(office("register.online"))).toBeVisible();
  await expect.poll(async () => (await bought(club)).map(({ totalAmount }) => totalAmount)).toEqual([60_000]);
});

test("a refusal from a desktop shows its reason at a till on a phone, and an unanswered request expires", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office, kronor } = words;
  const { club, tove, maja } = await clubWithStaff(request, "nej");
  const siri = await joinClub(club, "Siri");
  const till = await openTill(await newPerson(phone), words, tove.token);
  const { page } = till;
  const desk = await newPerson(desktop);
  await openOffice(desk, club, maja.token);
  const what = `${siri.name}, ${kronor(75_000)}`;
  const refused = page.getByRole("button", { name: office("register.toSeeTo", { count: 1 }) });

  await test.step("the manager declines the request with a reason", async () => {
    await askAbout(till, siri, 75_000);
    await look(page, "till-asked-phone");
    await expect(buttonOf(desk, words, "decline", what)).toBeVisible();
    await look(desk, "office-asked");
    await seeAccessible(desk, "a question on Today");
    await buttonOf(desk, words, "decline", what).click();
    const dialog = desk.getByRole("dialog", { name: office("approvals.declineTitle") });
    await dialog.getByLabel(office("approvals.reason")).fill("Ring mig först");
    await look(desk, "office-decline");
    await seeOpen(desk, "a no and its reason");
    await dialog.getByRole("button", { name: office("approvals.decline"), exact: true }).click();
    await expect(desk.getByText(office("approvals.declinedDone", { what }))).toBeVisible();
  });

  await test.step("the till shows the reason, reopens the visit and requests an approval again", async () => {
    const why = office("register.approvalDeclinedWhy", { name: "Maja Nyström", reason: "Ring mig först" });
    await refused.click();
    await expect(page.getByRole("dialog").getByText(why)).toBeVisible();
    await look(page, "till-declined-phone");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: office("register.takeUp") })
      .click();
    await expect(page.getByRole("heading", { name: siri.name })).toBeVisible();
    await cashiers.press(till, office("register.confirmAmount", { amount: kronor(75_000) }));
    const dialog = page.getByRole("dialog", { name: office("register.besideTitle") });
    await look(page, "till-beside-phone");
    await dialog.getByRole("button", { name: office("register.askApproval") }).click();
    await expect(page.getByRole("button", { name: office("register.waiting", { count: 1 }) })).toBeVisible();
  });

  await test.step("the request expires", async () => {
    await inDatabase(
      "update approval_request set expires_at = asked_at + interval '1 millisecond' where answer is null and amount_ore = $1",
      [7_500_000],
    );
    await refused.click();
    await expect(page.getByRole("dialog").getByText(office("register.approvalExpired"))).toBeVisible();
    expect(await bought(club)).toEqual([]);
    await desk.goto("/approvals");
    await expect(desk.getByText(office("approvals.states.EXPIRED"))).toBeVisible();
    await look(desk, "office-history");
    await seeAccessible(desk, "earlier questions");
  });
});
