import { ask } from "../api.ts";
import { joinClub, logInMerchant, openClub } from "../club.ts";
import { enter } from "../demo.ts";
import { desktop } from "../devices.ts";
import { field } from "../fields.ts";
import { expect, test } from "../test.ts";

test("a figure of Today leads to its members, and from there to a sendout to them", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "bakom");
  await joinClub(club, "Vera", { emailNotification: true });
  const page = await newPerson(desktop);
  await enter(page, await logInMerchant(club));

  await test.step("the members of the month’s figure are counted in a selection with a name", async () => {
    await page.goto("/");
    const name = t("selectionEditor.membersOf", { figure: t("today.newMembers") });
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(/\/selections\/new\?behind=JOINED/);
    await expect(field(page, t("selectionEditor.name"))).toHaveValue(/^Blev medlemmar /);
    await look(page, "members-behind");
  });

  await test.step("one press saves the selection and opens a sendout to it", async () => {
    await page.getByRole("button", { name: t("selectionEditor.writeToThem"), exact: true }).click();
    await expect(page).toHaveURL(/\/sendouts\/new\?selection=\d+/);
    const [selection] = await ask(club.merchant, "listSelections", {});
    await expect(page.getByRole("combobox", { name: t("campaigns.selection") })).toHaveValue(String(selection?.id));
    await look(page, "sendout-to-members-behind");
  });

  await test.step("a selection and its list of members offer the sendout too", async () => {
    const [selection] = await ask(club.merchant, "listSelections", {});
    await page.goto(`/members?selection=${selection?.id}`);
    await page.getByRole("link", { name: t("directory.writeToThem"), exact: true }).click();
    await expect(page).toHaveURL(/\/sendouts\/new\?selection=\d+/);
    await page.goto(`/selections/${selection?.id}`);
    await page.getByRole("button", { name: t("selectionEditor.writeToThem"), exact: true }).click();
    await expect(page).toHaveURL(/\/sendouts\/new\?selection=\d+/);
  });

  await test.step("the report’s figures lead to their members", async () => {
    await page.goto("/reports");
    await page.getByRole("link", { name: t("reports.sales.members"), exact: true }).click();
    await expect(page).toHaveURL(/behind=BOUGHT/);
    await expect(field(page, t("selectionEditor.name"))).toHaveValue(/^Handlade /);
  });
});
