import { seeAccessible } from "../accessible.ts";
import { openClub } from "../club.ts";
import { enter } from "../demo.ts";
import { desktop } from "../devices.ts";
import { seeOpen } from "../open-things.ts";
import { expect, test } from "../test.ts";
import { wordsIn } from "../words.ts";

const { office: t } = wordsIn("sv");

/** As Swedish Excel writes it. */
const list = Buffer.from(
  "F\u00f6rnamn;E-post;Po\u00e4ng\r\n\u00c5sa;asa@lista.example;1 240\r\nBo;bo@;\r\nCia;cia@lista.example;50\r\n",
  "latin1",
);

test("members come along from a spreadsheet, tried first, and can be undone", async ({ newPerson, look, request }) => {
  const club = await openClub(request, "flytt");
  const page = await newPerson(desktop);
  await enter(page, { token: club.merchant.token, role: "ROLE_MERCHANT" });
  await page.goto("/members/import");
  await page.locator("input[type=file]").setInputFiles({ name: "lista.csv", mimeType: "text/csv", buffer: list });
  await expect(page.getByLabel(t("imports.columnIs", { heading: "Po\u00e4ng" }))).toHaveValue("points");
  await seeAccessible(page, "a list's columns");
  await page.getByRole("button", { name: t("imports.tryRows", { count: 3 }) }).click();

  await expect(page.getByText(t("imports.problems.INVALID_EMAIL"))).toBeVisible();
  await look(page, "tried");
  await seeAccessible(page, "a list that was tried");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: t("imports.badRows", { count: 1 }) }).click();
  expect((await download).suggestedFilename()).toMatch(/^felaktiga rader-.*\.csv$/);

  await page.getByRole("button", { name: t("imports.takeIn", { count: 2 }) }).click();
  await expect(page.getByText(t("imports.doneText", { count: 2, points: 1290, stamps: 0 }))).toBeVisible();
  await page.getByRole("button", { name: t("imports.undo") }).click();
  await seeOpen(page, "undoing an import");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("imports.undo") })
    .click();
  await expect(page.getByText(t("imports.undoneAll"))).toBeVisible();
});
