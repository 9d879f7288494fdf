import { seeOpen } from "../accessibility/open-things.ts";
import { ask } from "../api.ts";
import { joinClub, logInMerchant, openClub } from "../club.ts";
import { enter } from "../demo.ts";
import { field } from "../fields.ts";
import { expect, test } from "../test.ts";

test("regulars are selected by their visits and counted while typing, and a member outside shows the reason", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "urval");
  const { number: membershipId } = await joinClub(club, "Ellen");
  await joinClub(club, "Sigrid");
  for (const amount of [100, 120, 140])
    await ask(club.merchant, "registerPurchase", { body: { membershipId, pointOfSaleId: club.location.id, amount } });
  for (const name of ["Bröd", "Fika", "Glass", "Kaffe", "Lunch", "Mjölk", "Ost", "Soppa", "Te och kakor"])
    await ask(club.merchant, "createCategory", { body: { name } });
  const page = await newPerson();
  await enter(page, await logInMerchant(club));
  await page.goto("/selections");
  await page.getByRole("link", { name: t("selectionEditor.createNew") }).click();
  const side = page.getByRole("complementary", { name: t("selectionEditor.who") });
  await expect(side).toContainText(t("selectionEditor.sideEmpty"));

  await page.getByRole("button", { name: t("selectionEditor.starters.REGULARS.title") }).click();
  await expect(side).toContainText(t("selectionEditor.ofMembers", { count: 1, all: 2 }));
  await expect(side.getByRole("link", { name: "Ellen" })).toBeVisible();
  await side.getByRole("combobox", { name: t("selectionEditor.whyMember") }).fill("Sigrid");
  await seeOpen(page, "members who may be in it", "choices");
  await page.getByRole("option", { name: "Sigrid" }).click();
  await expect(side.getByText(/Sigrid/)).toContainText(["Sigrid"]);
  await expect(side.getByRole("img", { name: t("words.no") })).toBeVisible();

  // Categories beyond the shown chips are found by a search.
  await page.getByRole("button", { name: t("selectionEditor.add") }).click();
  await page.getByRole("button", { name: t("selectionEditor.kinds.CATEGORY"), exact: true }).click();
  const category = page.getByRole("region", { name: t("selectionEditor.kinds.CATEGORY") });
  await category.getByRole("combobox", { name: t("selectionEditor.things.category") }).fill("te och");
  await seeOpen(page, "many categories to choose from", "choices");
  await page.keyboard.press("Escape");
  await category
    .getByRole("button", { name: t("selectionEditor.remove", { name: t("selectionEditor.kinds.CATEGORY") }) })
    .click();

  // The next field has the focus, and an error is shown in its place.
  await page.getByRole("button", { name: t("selectionEditor.add") }).click();
  await page.getByRole("button", { name: t("selectionEditor.kinds.AGE"), exact: true }).click();
  const age = page.getByRole("region", { name: t("selectionEditor.kinds.AGE") });
  await expect(field(age, t("selectionEditor.min"))).toBeFocused();
  await page.keyboard.type("40");
  await field(age, t("selectionEditor.max")).fill("30");
  await field(page, t("selectionEditor.name")).fill("Stamgäster");
  await page.getByRole("button", { name: t("selectionEditor.create") }).click();
  await expect(age.getByText(t("errors.MIN_ABOVE_MAX"))).toBeVisible();
  await look(page, "wrong");
  await age
    .getByRole("button", { name: t("selectionEditor.remove", { name: t("selectionEditor.kinds.AGE") }) })
    .click();
  await page.getByRole("button", { name: t("selectionEditor.create") }).click();
  await expect(page.getByText(t("selectionEditor.created", { name: "Stamgäster" }))).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Stamgäster" })).toBeVisible();

  await page.getByRole("button", { name: t("selectionEditor.acts") }).click();
  await seeOpen(page, "what may be done with a selection", "menu");
  await page.getByRole("menuitem", { name: t("selectionEditor.copy") }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Stamgäster kopia" })).toBeVisible();
  await page.getByRole("button", { name: t("selectionEditor.acts") }).click();
  await page.getByRole("menuitem", { name: t("selectionEditor.removeOne") }).click();
  await page.getByRole("button", { name: t("words.remove"), exact: true }).click();
  await expect(page).toHaveURL(/\/selections$/);
  await expect(page.getByRole("link", { name: "Stamgäster", exact: true })).toBeVisible();
  await look(page, "list");
});
