import { seeAccessible } from "../accessibility/accessible.ts";
import { ask } from "../api.ts";
import { hireManager, joinClub, openClub } from "../club.ts";
import { inDatabase } from "../database.ts";
import { enter } from "../demo.ts";
import { desktop, phone } from "../devices.ts";
import { startPoints } from "../offers.ts";
import { expect, test } from "../test.ts";
import { wordsIn } from "../words.ts";

const { office } = wordsIn("sv");

test("two memberships are merged, and the merge is undone", async ({ newPerson, look, request }) => {
  const club = await openClub(request, "slaihop");
  await startPoints(club);
  const [ada, adina] = [await joinClub(club, "Ada"), await joinClub(club, "Adina")];
  for (const { number } of [ada, adina]) {
    const body = { membershipId: number, pointOfSaleId: club.location.id, amount: 100 };
    await ask(club.merchant, "registerPurchase", { body });
  }

  const page = await newPerson(desktop);
  await enter(page, { token: club.merchant.token, role: "ROLE_MERCHANT" });
  await page.goto(`/members/${ada.id}/merge`);

  await test.step("the other membership is found, and both are shown next to each other", async () => {
    await page.getByRole("searchbox", { name: office("merging.searchLabel") }).fill("Adina");
    await page.getByRole("link", { name: office("merging.choose", { name: adina.name }) }).click();
    const points = page.getByRole("row", { name: office("merging.points") });
    await expect(points.getByRole("cell").last()).toHaveText("200");
    await page.getByRole("radio", { name: adina.name }).check();
    await seeAccessible(page, "two memberships side by side");
    await look(page, "merge-sv");
  });

  await test.step("the memberships are merged", async () => {
    await page.getByRole("button", { name: office("merging.confirm"), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: office("merging.askTitle") });
    await seeAccessible(page, "merging two memberships");
    await dialog.getByRole("button", { name: office("merging.confirm"), exact: true }).click();
    await expect(page.getByRole("heading", { name: adina.name, level: 1 })).toBeVisible();
  });

  await test.step("the merge is undone", async () => {
    await page.getByRole("button", { name: office("merging.undo") }).click();
    const dialog = page.getByRole("dialog", { name: office("merging.undoTitle") });
    await seeAccessible(page, "parting two memberships");
    await dialog.getByRole("button", { name: office("merging.undo"), exact: true }).click();
    await expect(page.getByRole("heading", { name: ada.name, level: 1 })).toBeVisible();
    await expect(page.getByText(office("merging.undone"))).toBeVisible();
  });
});

test("a local merchant’s merge is pending until a merchant approves it on Approvals", async ({
  newPerson,
  look,
  request,
}) => {
  const club = await openClub(request, "fragaihop");
  await startPoints(club);
  const [ada, adina] = [await joinClub(club, "Ada"), await joinClub(club, "Adina")];
  for (const { number } of [ada, adina]) {
    const body = { membershipId: number, pointOfSaleId: club.location.id, amount: 100 };
    await ask(club.merchant, "registerPurchase", { body });
  }
  const maja = await hireManager(club, "Maja");
  const local = await newPerson(phone);
  await enter(local, { token: maja.token, role: "ROLE_LOCAL_MERCHANT" });
  await local.goto(`/members/${ada.id}/merge/${adina.id}`);

  await test.step("the local merchant requests the merge", async () => {
    await expect(local.getByText(office("merging.requests.rule"))).toBeVisible();
    await local.getByRole("button", { name: office("merging.requests.ask") }).click();
    const dialog = local.getByRole("dialog", { name: office("merging.requests.askTitle") });
    await seeAccessible(local, "asking to merge two memberships");
    await dialog.getByRole("button", { name: office("merging.requests.ask") }).click();
    await expect(local.getByText(office("merging.requests.sent"))).toBeVisible();
    await local.goto("/approvals");
    await expect(local.getByRole("button", { name: office("merging.requests.withdraw") })).toBeVisible();
    await look(local, "merge-request-own-sv");
  });

  await test.step("the merchant approves, and the memberships are merged", async () => {
    const page = await newPerson(desktop);
    await enter(page, { token: club.merchant.token, role: "ROLE_MERCHANT" });
    await page.goto("/approvals");
    await expect(page.getByRole("heading", { name: office("merging.requests.toAnswer") })).toBeVisible();
    await seeAccessible(page, "a merge to approve");
    await look(page, "merge-request-sv");
    await page.getByRole("button", { name: office("merging.requests.approve") }).click();
    const dialog = page.getByRole("dialog", { name: office("merging.askTitle") });
    await dialog.getByRole("button", { name: office("merging.requests.approve") }).click();
    await expect(page.getByText(office("merging.requests.done.APPROVED"))).toBeVisible();
    const { rows } = await ask(club.merchant, "listMembers", { query: {} });
    expect(rows.map(({ id }) => id)).toEqual([ada.id]);
  });
});

test("two memberships whose address an upgrade normalised to the same are offered on Approvals", async ({
  newPerson,
  look,
  request,
}) => {
  const club = await openClub(request, "dubbelt");
  await startPoints(club);
  const [otto, otis] = [await joinClub(club, "Otto"), await joinClub(club, "Otis")];
  const spellings = [
    [otto.id, `otto@${club.subdomain}-smörgås.example`],
    [otis.id, `otto@${new URL(`http://${club.subdomain}-smörgås.example`).hostname}`],
  ];
  for (const [id, email] of spellings) await inDatabase("update member set email = $2 where id = $1", [id, email]);

  const page = await newPerson(desktop);
  await enter(page, { token: club.merchant.token, role: "ROLE_MERCHANT" });
  await page.goto("/approvals");
  await expect(page.getByRole("heading", { name: office("merging.doubles.title", { count: 1 }) })).toBeVisible();
  await seeAccessible(page, "two memberships of one address");
  await look(page, "double-members-sv");
  await page.getByRole("link", { name: office("merging.doubles.merge") }).click();
  await page.getByRole("button", { name: office("merging.confirm"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: office("merging.askTitle") });
  await dialog.getByRole("button", { name: office("merging.confirm"), exact: true }).click();
  await expect(page.getByRole("heading", { name: otto.name, level: 1 })).toBeVisible();
  await page.goto("/approvals");
  await expect(page.getByRole("heading", { name: office("approvals.title"), level: 1 })).toBeVisible();
  await expect(page.getByText(office("merging.doubles.merge"))).toBeHidden();
});
