import type { Page } from "@playwright/test";
import { seeAccessible } from "../accessibility/accessible.ts";
import { seeOpen } from "../accessibility/open-things.ts";
import { ask } from "../api.ts";
import { hireMerchant, logInMerchant, openClub } from "../club.ts";
import { enter } from "../demo.ts";
import { desktop, phone } from "../devices.ts";
import { field } from "../fields.ts";
import { addCampaign, startPoints } from "../offers.ts";
import { expect, test } from "../test.ts";

const role = "ROLE_MERCHANT";
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("stammis.draft.")).length);

test("two merchants edit one campaign on two devices: separate changes are merged, conflicting ones are chosen", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "tvaom", { language: words.language });
  const { id } = await addCampaign(club, { name: "Höstens kaffe", description: "Två koppar för en." });
  const maja = await newPerson(phone);
  await enter(maja, { token: (await hireMerchant(club, "Maja")).token, role });
  const karin = await newPerson(desktop);
  await enter(karin, await logInMerchant(club));
  const save = (page: Page) => page.getByRole("button", { name: t("words.save"), exact: true }).click();
  for (const page of [maja, karin]) await page.goto(`/campaigns/${id}`);

  await field(maja, t("campaigns.name")).fill("Vinterns kaffe");
  await field(maja, t("campaigns.description")).fill("Tre koppar för två, hela december.");
  await maja.getByRole("checkbox", { name: t("campaigns.publicToAll") }).check();
  await save(maja);
  await expect(maja.getByText(t("publishing.CAMPAIGN.saved", { name: "Vinterns kaffe" }))).toBeVisible();

  await field(karin, t("campaigns.name")).fill("Adventskaffe");
  await field(karin, t("campaigns.description")).fill("Två koppar för en, till och med lucia.");
  await field(karin, t("campaigns.actionButtonLabel")).fill("Se menyn");
  await field(karin, t("campaigns.actionButtonTarget")).fill("https://solrosen.example/meny");
  await save(karin);
  const dialog = karin.getByRole("dialog", { name: t("edits.title") });
  await expect(dialog).toContainText("Maja Nyström");
  await expect(dialog.getByText(t("campaigns.publicToAll"))).toBeVisible();
  await look(karin, "difference");
  await seeOpen(karin, "somebody else's change");

  await karin.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(karin.getByRole("button", { name: t("words.save"), exact: true })).toBeFocused();
  await expect(field(karin, t("campaigns.name"))).toHaveValue("Adventskaffe");
  await save(karin);
  await dialog
    .getByRole("radiogroup", { name: t("campaigns.description") })
    .getByRole("radio", { name: "Tre koppar" })
    .click();
  await dialog.getByRole("button", { name: t("edits.apply") }).click();
  await expect(field(karin, t("campaigns.name"))).toHaveValue("Adventskaffe");
  await expect(field(karin, t("campaigns.description"))).toHaveValue("Tre koppar för två, hela december.");
  await expect(karin.getByRole("checkbox", { name: t("campaigns.publicToAll") })).toBeChecked();
  await save(karin);
  await expect(karin.getByText(t("publishing.CAMPAIGN.saved", { name: "Adventskaffe" }))).toBeVisible();
  expect(await ask(club.merchant, "getCampaign", { params: { id } })).toMatchObject({
    name: "Adventskaffe",
    description: "Tre koppar för två, hela december.",
    publicToAll: true,
    actionButtonLabel: "Se menyn",
  });
  await expect.poll(() => drafts(karin)).toBe(0);
});

test("the draft of a closed tab is offered and continued, even after another person has saved", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "utkast", { language: words.language });
  const reward = await startPoints(club);
  const params = { id: reward.id };
  const first = await newPerson(phone);
  await enter(first, await logInMerchant(club));
  await first.goto(`/coupons/${reward.id}`);
  await field(first, t("coupons.name")).fill("Kanelbulle med kardemumma");
  await expect.poll(() => drafts(first)).toBe(1);
  const device = first.context();
  await first.close();

  const again = await device.newPage();
  await again.goto(`/coupons/${reward.id}`);
  const bar = again.getByRole("status").filter({ has: again.getByRole("button", { name: t("edits.resume") }) });
  await expect(bar).toBeVisible();
  await expect(field(again, t("coupons.name"))).toHaveValue("Kanelbulle");
  await look(again, "draft");
  await seeAccessible(again, "a draft to continue");
  await bar.getByRole("button", { name: t("edits.resume") }).click();
  await expect(field(again, t("coupons.name"))).toHaveValue("Kanelbulle med kardemumma");
  await expect(bar).toBeHidden();
  await again.close();

  const saved = { name: "Kanelbulle", description: "Rullad i pärlsocker", pointsRequired: 90 };
  await ask(club.merchant, "updateCoupon", { params, body: saved });
  const third = await device.newPage();
  await third.goto(`/coupons/${reward.id}`);
  await third.getByRole("button", { name: t("edits.resume") }).click();
  const dialog = third.getByRole("dialog", { name: t("edits.title") });
  await expect(dialog.getByText(saved.description)).toBeVisible();
  await look(third, "draft-difference");
  await third.keyboard.press("Escape");
  await third.getByRole("button", { name: t("edits.resume") }).click();
  await dialog.getByRole("button", { name: t("edits.apply") }).click();
  await expect(field(third, t("coupons.name"))).toHaveValue("Kanelbulle med kardemumma");
  await expect(field(third, t("coupons.description"))).toHaveValue(saved.description);
  await third.getByRole("button", { name: t("words.save"), exact: true }).click();
  await expect.poll(() => drafts(third)).toBe(0);
  expect(await ask(club.merchant, "getCoupon", { params })).toMatchObject({
    ...saved,
    name: "Kanelbulle med kardemumma",
  });
  await third.reload();
  await expect(field(third, t("coupons.name"))).toHaveValue("Kanelbulle med kardemumma");
  await expect(third.getByRole("button", { name: t("edits.resume") })).toBeHidden();
});

test("leaving, discarding and logging out remove the draft from the device, and an expired session keeps it", async ({
  newPerson,
  words,
  request,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "kvar", { language: words.language });
  const reward = await startPoints(club);
  const page = await newPerson(desktop);
  const session = await logInMerchant(club);
  await enter(page, session);
  const type = async (text: string) => {
    await page.goto(`/coupons/${reward.id}`);
    await field(page, t("coupons.name")).fill(text);
    await expect.poll(() => drafts(page)).toBe(1);
  };
  page.on("dialog", (dialog) => void dialog.accept());
  const marked = page.getByRole("navigation", { name: t("shell.mainMenu") }).locator("[aria-current=page]");
  await type("Lämnad");
  await expect(marked).toHaveText(t("coupons.menu"));
  await expect(page.getByRole("main").getByRole("link", { name: t("coupons.menu"), exact: true })).toBeVisible();
  await page
    .getByRole("link", { name: t("points.menu"), exact: true })
    .first()
    .click();
  await page.getByRole("button", { name: t("shell.unsavedLeave") }).click();
  await expect(page).toHaveURL(/\/points$/);
  await expect.poll(() => drafts(page)).toBe(0);
  // Opened from the points page, the reward belongs to the entry of points.
  await page.getByRole("row").filter({ hasText: reward.name }).click();
  await expect(page).toHaveURL(/\/coupons\/\d+$/);
  await expect(marked).toHaveText(t("points.menu"));
  await expect(page.getByRole("main").getByRole("link", { name: t("points.menu"), exact: true })).toBeVisible();

  await type("Slängd");
  await page.reload();
  await page.getByRole("button", { name: t("edits.discard") }).click();
  await expect.poll(() => drafts(page)).toBe(0);
  await expect(field(page, t("coupons.name"))).toHaveValue("Kanelbulle");

  await type("Avbruten");
  await ask({ request, token: session.token }, "logOut", {});
  await page.reload();
  await expect(page).toHaveURL(/login/);
  expect(await drafts(page)).toBe(1);
  const merchantSession = JSON.stringify(await logInMerchant(club));
  await page.evaluate((text) => localStorage.setItem("stammis.session", text), merchantSession);
  await page.goto(`/coupons/${reward.id}`);
  await page.getByRole("button", { name: t("edits.resume") }).click();
  await expect(field(page, t("coupons.name"))).toHaveValue("Avbruten");

  await type("Utloggad");
  // The menu moves while the lines above it load, and a press would miss its entry.
  await page.reload({ waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Karin Sol" }).click();
  await page.getByRole("menuitem", { name: t("words.signOut") }).click();
  await expect(page).toHaveURL(/login/);
  await expect.poll(() => drafts(page)).toBe(0);
});

test("two merchants write the terms at once, and neither draft is overwritten", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "villkor", { language: words.language });
  const params = { kind: "membership" } as const;
  const page = await newPerson(desktop);
  await enter(page, await logInMerchant(club));
  await page.goto("/chain/membership/terms");
  const title = field(page, t("terms.title"));
  await expect(title).not.toHaveValue("");
  const { texts, version } = await ask(club.merchant, "getTerms", { params });
  const [first, ...others] = texts.sv.termsParagraphs;
  const paragraphs = [{ ...first, id: 1, title: first?.title ?? "", content: "Hundar är välkomna." }, ...others];
  const otherTexts = { ...texts, sv: { ...texts.sv, termsParagraphs: paragraphs } };
  await ask(club.merchant, "saveTermsDraft", { params, body: { texts: otherTexts, version } });
  await title.fill("Våra villkor");
  const dialog = page.getByRole("dialog", { name: t("edits.title") });
  await expect(dialog).toContainText("Hundar är välkomna.");
  await expect(dialog).not.toContainText(others[0]?.content ?? "?");
  await look(page, "terms-difference");
  await dialog.getByRole("button", { name: t("edits.apply") }).click();
  await expect(page.getByText(t("terms.draft.saved"))).toBeVisible();
  const { texts: now } = await ask(club.merchant, "getTerms", { params });
  expect(now.sv).toEqual({ ...otherTexts.sv, title: "Våra villkor" });
});
