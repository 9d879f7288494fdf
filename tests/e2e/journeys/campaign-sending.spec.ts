import { seeAndLeave, seeOpen } from "../accessibility/open-things.ts";
import { ask } from "../api.ts";
import { joinClub, logInMerchant, openClub } from "../club.ts";
import { enter } from "../demo.ts";
import { desktop } from "../devices.ts";
import { field } from "../fields.ts";
import { messagesTo } from "../outbox.ts";
import { expect, test } from "../test.ts";

test("a campaign with a message is published and sent in one go, with a new coupon made next to it", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "skickas");
  const member = await joinClub(club, "Vera", { emailNotification: true });
  const rules = await ask(club.merchant, "getSendoutRules", {});
  await ask(club.merchant, "updateSendoutRules", { body: { ...rules, quietHours: null } });
  const page = await newPerson(desktop);
  await enter(page, await logInMerchant(club));
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const coupon = page.getByRole("combobox", { name: t("campaigns.coupon") });

  await test.step("the new coupon comes back chosen, and the campaign’s text is still there", async () => {
    await page.goto("/campaigns");
    await page.getByRole("link", { name: t("campaigns.create") }).click();
    await field(page, t("campaigns.name")).fill("Höstens kaffe");
    await press(t("campaigns.newCoupon"));
    const drawer = page.getByRole("dialog", { name: t("coupons.newTitle.VALUE") });
    await seeOpen(page, "a new value coupon next to a campaign");
    await field(drawer, t("coupons.name")).fill("Femtio kronor");
    await drawer.getByRole("button", { name: t("coupons.createAndChoose"), exact: true }).click();
    await expect(drawer).toHaveCount(0);
    await expect(coupon.locator("option:checked")).toHaveText("Femtio kronor");
    await expect(field(page, t("campaigns.name"))).toHaveValue("Höstens kaffe");
    expect(await ask(club.merchant, "listCampaigns", {})).toEqual([]);
  });

  await test.step("the bar tells to how many and when, and the button publishes and sends", async () => {
    await page.getByRole("checkbox", { name: t("campaigns.message.byEmail") }).check();
    await field(page, t("campaigns.message.text")).fill("Två koppar för priset av en!");
    await expect(page.getByText(t("campaignSendouts.reachIn.EMAIL", { count: 1 }))).toBeVisible();
    await look(page, "campaign-reach");
    await press(t("campaigns.message.publishAndSend"));
    const dialog = page.getByRole("dialog", { name: t("campaignSendouts.title", { name: "Höstens kaffe" }) });
    await expect(dialog.getByText(t("sendouts.startsNow"))).toBeVisible();
    await seeOpen(page, "publishing and sending a campaign");
    await dialog.getByRole("button", { name: t("campaignSendouts.send"), exact: true }).click();
    await expect(page).toHaveURL(/\/campaigns$/);
    await expect.poll(async () => (await messagesTo(request, member.email)).length).toBeGreaterThan(1);
    const [campaign] = await ask(club.merchant, "listCampaigns", {});
    expect(campaign?.publishStatus).toBe("ACTIVE");
  });

  await test.step("the sendout is in the list under the campaign’s name", async () => {
    await page.goto("/sendouts");
    await expect(page.getByRole("link", { name: "Höstens kaffe" })).toBeVisible();
  });

  await test.step("a campaign that begins later tells its day instead of being active", async () => {
    await page.goto("/campaigns");
    await page.getByRole("link", { name: t("campaigns.create") }).click();
    await field(page, t("campaigns.name")).fill("Nästa år");
    await field(page, t("campaigns.startDate")).fill("2099-12-08");
    // The field repeats its day in words.
    await expect(page.getByText("8 december 2099", { exact: true })).toBeVisible();
    await press(t("publishing.publish"));
    const row = page.getByRole("row").filter({ hasText: "Nästa år" });
    await expect(row).toContainText(t("publishing.startsOn", { day: "8 dec." }));
    await look(page, "campaign-begins-later");
  });
});

test("the dialog of a campaign without recipients disables Send, and the campaign is published without a message", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "ingen");
  await joinClub(club, "Vera");
  const page = await newPerson(desktop);
  await enter(page, await logInMerchant(club));
  await page.goto("/campaigns/new");
  await field(page, t("campaigns.name")).fill("Höstens kaffe");
  const byEmail = page.getByRole("checkbox", { name: t("campaigns.message.byEmail") });
  await byEmail.check();
  await field(page, t("campaigns.message.text")).fill("Två koppar för priset av en!");
  await page.getByRole("button", { name: t("campaigns.message.publishAndSend"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toContainText(t("campaignSendouts.nobodyNext"));
  await expect(dialog.getByRole("button", { name: t("campaignSendouts.send"), exact: true })).toBeDisabled();
  await look(page, "no-recipient");
  await seeAndLeave(page, "a campaign without a recipient");
  await byEmail.uncheck();
  await page.getByRole("button", { name: t("publishing.publish"), exact: true }).click();
  await expect(page).toHaveURL(/\/campaigns$/);
  const [campaign] = await ask(club.merchant, "listCampaigns", {});
  expect(campaign?.publishStatus).toBe("ACTIVE");
});

test("a new selection made next to a campaign comes back chosen, and the campaign’s text is still there", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "valjer");
  await joinClub(club, "Vera");
  const page = await newPerson(desktop);
  await enter(page, await logInMerchant(club));
  await page.goto("/campaigns/new");
  await field(page, t("campaigns.name")).fill("Saknar dig");
  const open = () => page.getByRole("button", { name: t("campaigns.newSelection"), exact: true }).click();
  const drawer = page.getByRole("dialog", { name: t("selectionEditor.newTitle") });
  const create = drawer.getByRole("button", { name: t("selectionEditor.createAndChoose"), exact: true });
  const chosen = page.getByRole("combobox", { name: t("campaigns.selection") }).locator("option:checked");

  await test.step("the first selection also limits the campaign to it", async () => {
    await open();
    await create.click();
    await expect(drawer.getByText(t("errors.REQUIRED")).or(drawer.getByText(t("errors.NAME_TOO_SHORT")))).toBeVisible();
    await drawer.getByRole("button", { name: t("selectionEditor.starters.REGULARS.title") }).click();
    await field(drawer, t("selectionEditor.name")).fill("Stamgäster");
    await look(page, "new-selection-next-to-campaign");
    await seeOpen(page, "a new selection next to a campaign");
    await create.click();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole("radio", { name: t("campaigns.forSome") })).toBeChecked();
    await expect(chosen).toHaveText("Stamgäster");
    await expect(field(page, t("campaigns.name"))).toHaveValue("Saknar dig");
    await expect(page).toHaveURL(/\/campaigns\/new$/);
  });

  await test.step("unsaved conditions are asked about, and a second selection replaces the first", async () => {
    await open();
    await field(drawer, t("selectionEditor.name")).fill("Nya");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: t("shell.unsavedStay") }).click();
    await drawer.getByRole("button", { name: t("selectionEditor.starters.REGULARS.title") }).click();
    await create.click();
    await expect(drawer).toHaveCount(0);
    await expect(chosen).toHaveText("Nya");
    expect(await ask(club.merchant, "listCampaigns", {})).toEqual([]);
  });
});
