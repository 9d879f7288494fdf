import { readFile } from "node:fs/promises";
import { ask } from "../api.ts";
import { openClub } from "../club.ts";
import { enter } from "../demo.ts";
import { startPoints } from "../offers.ts";
import { expect, test } from "../test.ts";

test("an act is in the audit trail, is found by its subject, and is exported as shown", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "spar");
  const { id } = await ask(club.merchant, "createCategory", { body: { name: "Kaffe" } });
  await ask(club.merchant, "renameCategory", { params: { id }, body: { name: "Thé" } });
  await startPoints(club);
  const page = await newPerson();
  await enter(page, { token: club.merchant.token, role: "ROLE_MERCHANT" });
  await page.goto("/trail");
  const entries = page.getByRole("listitem").filter({ has: page.locator("> time") });
  await expect(entries.filter({ hasText: "Kanelbulle" })).not.toHaveCount(0);
  await look(page, "trail");

  const only = page.getByRole("button", {
    name: t("list.removeFilter", { label: t("trail.onlyOf"), value: "Thé" }),
  });
  await test.step("the filter shows one subject’s acts, with the values before", async () => {
    await page
      .getByRole("button", { name: t("trail.onlyNamed", { name: "Thé" }) })
      .first()
      .click();
    await expect(page).toHaveURL(/about=/);
    await expect(entries).toHaveCount(2);
    await expect(entries.first()).toContainText(/Kaffe.*→ .*Thé/);
    await expect(only).toBeVisible();
    await look(page, "one-thing");
  });

  await test.step("the file has exactly the shown entries", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: t("shell.exportList") }).click();
    const text = await readFile(await (await download).path(), "utf8");
    expect(text.trim().split("\n")).toHaveLength(3);
    expect(text).toContain("Kaffe");
    expect(text).not.toContain("Kanelbulle");
  });

  await test.step("the export is an act in the trail, too", async () => {
    await only.click();
    await expect(entries.first()).toContainText(t("trail.acts.export-list"));
    await page.getByRole("searchbox", { name: t("trail.search") }).fill("Kanelbulle");
    await expect(entries.filter({ hasText: t("trail.acts.export-list") })).toHaveCount(0);
    await expect(entries).not.toHaveCount(0);
    await page.getByRole("searchbox", { name: t("trail.search") }).fill("Semla");
    await expect(page.getByText(t("trail.noneFound"))).toBeVisible();
  });
});
