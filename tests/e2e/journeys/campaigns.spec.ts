import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { seeOpen } from "../accessibility/open-things.ts";
import { ask } from "../api.ts";
import { hireManager, joinClub, logInMerchant, openClub } from "../club.ts";
import { enter } from "../demo.ts";
import { desktop, phone } from "../devices.ts";
import { field } from "../fields.ts";
import { addCampaign, addCoupon } from "../offers.ts";
import { openApp } from "../people/till.ts";
import { expect, test } from "../test.ts";

const photo = fileURLToPath(new URL("../people/logo.png", import.meta.url));

test("a merchant designs a banner, publishes its campaign, and a member sees it", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office: t, club: m } = words;
  const club = await openClub(request, "reklam");
  await addCoupon(club, { kind: "VALUE", name: "Femtio kronor", value: 50 });
  const member = await joinClub(club, "Vera");
  const page = await newPerson(desktop);
  await enter(page, await logInMerchant(club));
  const stage = page.getByRole("group", { name: t("campaigns.banner.stage") });
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const text = (words: string) => stage.getByRole("button", { name: new RegExp(`${words}$`) });

  await test.step("an empty list leads to the first campaign", async () => {
    await page.goto("/campaigns");
    await expect(page.getByRole("heading", { name: t("campaigns.emptyTitle") })).toBeVisible();
    await look(page, "campaigns-empty");
    await page.getByRole("link", { name: t("campaigns.create") }).click();
    await field(page, t("campaigns.name")).fill("Höstens kaffe");
    await field(page, t("campaigns.description")).fill("Två koppar för priset av en.");
    await field(page, t("campaigns.actionButtonTarget")).fill("solrosen.example/meny");
    await press(t("publishing.saveDraft"));
    await expect(page.getByText(t("errors.LABEL_REQUIRED"))).toBeVisible();
    await field(page, t("campaigns.actionButtonLabel")).fill("Se menyn");
    await page.getByRole("combobox", { name: t("campaigns.coupon") }).selectOption({ label: "Femtio kronor" });
    await page.getByRole("checkbox", { name: t("campaigns.publicToAll") }).check();
  });

  await test.step("six layouts begin with the campaign’s name, and can be undone", async () => {
    await press(t("campaigns.banner.make"));
    const layouts = page.getByRole("group", { name: t("campaigns.banner.layouts") });
    await expect(layouts.getByRole("button")).toHaveCount(6);
    await layouts.getByRole("button", { name: t("campaigns.banner.layoutNames.CORNER") }).click();
    await expect(text("Höstens kaffe")).toBeVisible();
    await look(page, "banner-layouts");
    await seeOpen(page, "the layouts of a banner");
    await press(t("campaigns.banner.undo"));
    await expect(text("Höstens kaffe")).toBeHidden();
  });

  await test.step("the banner has a photo, movable texts, undo and a shade, by mouse and by keyboard", async () => {
    await page.locator('input[type="file"]').setInputFiles(photo);
    await expect(page.getByRole("slider", { name: t("campaigns.banner.zoom") })).toBeVisible();
    await press(t("campaigns.banner.addText"));
    await field(page, t("campaigns.banner.text")).fill("2 för 1");
    await page.getByRole("combobox", { name: t("campaigns.banner.size") }).selectOption("huge");
    await page.getByRole("combobox", { name: t("campaigns.banner.font") }).selectOption("Impact");
    await expect(page.getByText(t("campaigns.banner.looksLike", { font: "Impact", family: "Anton" }))).toBeVisible();
    const place = t("campaigns.banner.placeAt", {
      row: t("campaigns.banner.rows.bottom"),
      align: t("campaigns.banner.aligns.left"),
    });
    await press(place);
    const moved = text("2 för 1");
    const before = await moved.boundingBox();
    await moved.focus();
    await page.keyboard.press("Shift+ArrowUp");
    await page.keyboard.press("Shift+ArrowUp");
    await expect.poll(async () => (await moved.boundingBox())?.y).toBeLessThan(before?.y ?? 0);
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await moved.boundingBox())?.y).toBe(before?.y);
    await press(t("campaigns.banner.addText"));
    await field(page, t("campaigns.banner.text")).fill("hela hösten");
    await press(t("campaigns.banner.addText"));
    await text(t("campaigns.banner.newText")).focus();
    await page.keyboard.press("Delete");
    await expect(stage).toBeFocused();
    await expect(text(t("campaigns.banner.newText"))).toBeHidden();
    await text("hela hösten").dblclick();
    await expect(field(page, t("campaigns.banner.text"))).toBeFocused();
    await page
      .getByRole("group", { name: t("campaigns.banner.colour") })
      .getByRole("button", { name: t("campaigns.banner.white") })
      .click();
    await look(page, "banner-editor");
    await seeOpen(page, "the banner editor");
    await page.getByRole("slider", { name: t("campaigns.banner.shade") }).fill("0.8");
    await expect(page.getByText(/kontrast|contrast/)).toBeVisible();
    const dialog = page.getByRole("dialog", { name: t("shell.unsavedTitle") });
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await press(t("campaigns.banner.done"));
    await expect(page.getByRole("img", { name: t("campaigns.banner.alt") })).toBeVisible();
    await look(page, "campaign-editor");
  });

  await test.step("the campaign is published, and reopens unchanged", async () => {
    await press(t("publishing.publish"));
    const row = page.getByRole("row", { name: /Höstens kaffe/ });
    await expect(row.getByText(t("publishing.CAMPAIGN.statuses.ACTIVE"))).toBeVisible();
    await look(page, "campaigns");
    await row.getByRole("link", { name: /Höstens kaffe/ }).click();
    await press(t("campaigns.banner.edit"));
    await expect(text("2 för 1")).toBeVisible();
    await expect(text("hela hösten")).toBeVisible();
    await press(t("words.cancel"));
    await field(page, t("campaigns.description")).fill("Två koppar för priset av en, hela hösten.");
    await press(t("words.save"));
    await expect(page.getByText(t("publishing.CAMPAIGN.saved", { name: "Höstens kaffe" }))).toBeVisible();
  });

  await test.step("a published campaign’s message is not sent by itself, but starts a sendout once it is saved", async () => {
    await expect(page.getByText(t("campaigns.message.hintPublished"))).toBeVisible();
    await page.getByRole("checkbox", { name: t("campaigns.message.bySms") }).check();
    await press(t("words.save"));
    await expect(page.getByText(t("errors.MESSAGE_REQUIRED"))).toBeVisible();
    await field(page, t("campaigns.message.text")).fill("Två koppar för priset av en!");
    await expect(page.getByText(t("campaigns.message.saveFirst"))).toBeVisible();
    await page.getByRole("checkbox", { name: t("campaigns.message.byEmail") }).check();
    await look(page, "campaign-message");
    await press(t("words.save"));
    await press(t("campaigns.message.send"));
    // The texts of the SMS and of the e-mail.
    const texts = field(page, t("sendouts.smsText"));
    await expect(texts.first()).toHaveValue("Två koppar för priset av en!");
    await expect(texts.last()).toHaveText("Två koppar för priset av en!");
    await expect(page.getByRole("checkbox", { name: t("sendouts.media.EMAIL") })).toBeChecked();
    await look(page, "campaign-sendout");
    await page.goBack();
  });

  const [{ id = 0 } = {}] = await ask(club.merchant, "listCampaigns", {});
  await test.step("the campaign’s link and its code lead a visitor to it", async () => {
    await expect(page.getByRole("link", { name: new RegExp(`/c/${id}$`) })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: t("campaigns.downloadPng") }).click(),
    ]);
    expect(
      readFileSync(await download.path())
        .subarray(1, 4)
        .toString(),
    ).toBe("PNG");
    const visitor = await newPerson(phone);
    await visitor.goto(`${club.address}/c/${id}`);
    await expect(visitor.getByRole("img", { name: "2 för 1 hela hösten" })).toBeVisible();
    await expect(visitor.getByRole("link", { name: /Se menyn/ })).toHaveAttribute(
      "href",
      "https://solrosen.example/meny",
    );
    await look(visitor, "campaign-page");
  });

  await test.step("a member sees the campaign on home", async () => {
    const app = await newPerson(phone);
    await openApp(app, club, member.asker.token);
    const posters = app.getByRole("region", { name: m("campaigns.title") });
    await expect(posters.getByRole("link", { name: "Höstens kaffe" })).toBeVisible();
    await expect(posters.getByRole("img", { name: "2 för 1 hela hösten" })).toBeVisible();
    await look(app, "member-home");
  });

  await test.step("a calendar shows which campaign runs when; a sendout and a copy of it are drafts", async () => {
    await page.goto("/campaigns?view=quarter");
    await expect(page.getByRole("region", { name: t("campaigns.calendar.title") }).getByRole("link")).toHaveText(
      "Höstens kaffe",
    );
    await look(page, "campaigns-quarter");
    await page.goto("/campaigns");
    const acts = page.getByRole("button", { name: t("publishing.actionsFor", { name: "Höstens kaffe" }) });
    await acts.click();
    await seeOpen(page, "what may be done with a campaign", "menu");
    await page.getByRole("menuitem", { name: t("campaigns.writeSendout") }).click();
    await expect(field(page, t("sendouts.name"))).toHaveValue("Höstens kaffe");
    await expect(page.getByLabel(t("sendouts.campaign"), { exact: true })).toHaveValue(String(id));
    await page.goBack();
    await acts.click();
    await page.getByRole("menuitem", { name: t("campaigns.copy") }).click();
    await expect(
      page.getByRole("heading", { name: t("campaigns.copyOf", { name: "Höstens kaffe" }), level: 1 }),
    ).toBeVisible();
    await press(t("campaigns.banner.edit"));
    await expect(text("hela hösten")).toBeVisible();
  });
});

test("a local merchant makes campaigns at the assigned point of sale", async ({ newPerson, words, look, request }) => {
  const { office: t } = words;
  const club = await openClub(request, "lokalt");
  const at = { street: "Hamngatan 2", zipCode: "271 43", city: "Ystad", phone: "", email: "", website: "" };
  const place = { name: "Hamnen", commercialName: "Solrosen Hamnen", subpage: "hamnen", openingHours: [], ...at };
  const other = await ask(club.merchant, "createLocation", { body: place });
  await addCampaign(club, { name: "Hela klubbens" });
  await addCampaign(club, { name: "Bara hamnen", pointOfSaleIds: [other.id] });
  const page = await newPerson(phone);
  const { token } = await hireManager(club, "Ellen");
  await enter(page, { token, role: "ROLE_LOCAL_MERCHANT" });
  await page.goto("/campaigns");
  await expect(page.getByRole("link", { name: /Hela klubbens/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /Bara hamnen/ })).toBeHidden();
  await page.getByRole("link", { name: /Hela klubbens/ }).click();
  await expect(page.getByText(t("campaigns.readOnlyPlaces"))).toBeVisible();
  await page.goto("/campaigns/new");
  await field(page, t("campaigns.name")).fill("Torgets frukost");
  const own = page.getByRole("checkbox", { name: club.location.name });
  await expect(own).toBeChecked();
  await expect(page.getByRole("checkbox", { name: place.name })).toBeHidden();
  await look(page, "local-campaign");
  await page.getByRole("button", { name: t("publishing.publish"), exact: true }).click();
  await expect(page.getByRole("link", { name: /Torgets frukost/ })).toBeVisible();
  await look(page, "local-campaigns");
  const listed = await ask(club.merchant, "listCampaigns", {});
  expect(listed.find(({ name }) => name === "Torgets frukost")?.pointOfSaleIds).toEqual([club.location.id]);
});
