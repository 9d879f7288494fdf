import { readFile } from "node:fs/promises";
import { memberWords } from "#features/members/directory/i18n/column-words.ts";
import { joinClub, openClub } from "../club.ts";
import { enter } from "../demo.ts";
import { field } from "../fields.ts";
import { expect, test } from "../test.ts";

test("a view of a list is saved, renamed and removed; the file has the list as it is shown", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "vyer");
  for (const name of ["Siri", "Bo"]) await joinClub(club, name);
  const page = await newPerson();
  await enter(page, { token: club.merchant.token, role: "ROLE_MERCHANT" });
  await page.goto("/members");
  const dialog = page.getByRole("dialog");
  const view = (name: string) => page.getByRole("navigation", { name: t("list.views") }).getByRole("link", { name });
  const save = () => dialog.getByRole("button", { name: t("words.save"), exact: true }).click();

  await test.step("the view is saved under a required name", async () => {
    await page.getByRole("button", { name: memberWords.columns.name.sv, exact: true }).click();
    await expect(page).toHaveURL(/sort=name/);
    await page.getByRole("button", { name: t("list.view.save"), exact: true }).click();
    await save();
    await expect(field(dialog, t("list.view.name"))).toHaveAttribute("aria-invalid", "true");
    await field(dialog, t("list.view.name")).fill("A till Ö");
    await save();
    await expect(view("A till Ö")).toHaveAttribute("aria-current", "page");
    await look(page, "kept");
  });

  await test.step("the view is opened, renamed and shared", async () => {
    await view(t("directory.menu")).click();
    await expect(page).toHaveURL(/\/members$/);
    await view("A till Ö").click();
    await expect(page).toHaveURL(/sort=name/);
    await page.getByRole("button", { name: t("list.view.changeOf", { name: "A till Ö" }) }).click();
    await field(dialog, t("list.view.name")).fill("Efter namn");
    await dialog.getByRole("switch", { name: t("list.view.shared") }).check();
    await save();
    await expect(view("Efter namn")).toBeVisible();
  });

  await test.step("the file has the view’s rows in its order", async () => {
    await expect(page.getByRole("row").nth(1)).toContainText("Bo");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: t("shell.exportList") }).click();
    const text = await readFile(await (await download).path(), "utf8");
    expect(text.trim().split("\n")).toHaveLength(3);
    expect(text.indexOf("bo@")).toBeGreaterThan(0);
    expect(text.indexOf("siri@")).toBeGreaterThan(text.indexOf("bo@"));
  });

  await test.step("the view is removed, and the list stays unchanged", async () => {
    await page.getByRole("button", { name: t("list.view.changeOf", { name: "Efter namn" }) }).click();
    await dialog.getByRole("button", { name: t("list.view.remove") }).click();
    await expect(view("Efter namn")).toHaveCount(0);
    await expect(page).toHaveURL(/sort=name/);
  });
});
