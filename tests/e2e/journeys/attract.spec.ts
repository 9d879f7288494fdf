import { readFileSync } from "node:fs";
import type { Download } from "@playwright/test";
import { officeAddress } from "../addresses.ts";
import { ask } from "../api.ts";
import { logInMerchant, openClub } from "../club.ts";
import { enter } from "../demo.ts";
import { field } from "../fields.ts";
import { expect, test } from "../test.ts";

const startOf = async (download: Download) => readFileSync(await download.path()).toString("latin1", 0, 5);

test("a merchant prints the code of a point of sale in colour and on white, and invites everybody on a pasted list", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "varva");
  const page = await newPerson();
  await enter(page, await logInMerchant(club));
  await page.goto(`${officeAddress}/attract`);
  const link = `${club.address.replace(/\/$/, "")}/torget/onboarding`;
  await expect(page.getByRole("link", { name: link.replace(/^https?:\/\//, "") })).toHaveAttribute("href", link);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: t("posters.formats.A5") }).click();
  const poster = await download;
  expect(poster.suggestedFilename()).toBe("affisch-torget-a5.pdf");
  expect(await startOf(poster)).toBe("%PDF-");

  await page
    .getByRole("combobox", { name: t("posters.background") })
    .selectOption({ label: t("posters.backgrounds.WHITE") });
  const second = page.waitForEvent("download");
  await page.getByRole("button", { name: t("posters.formats.WINDOW") }).click();
  const sticker = await second;
  expect(sticker.suggestedFilename()).toBe("affisch-torget-window.pdf");
  expect(await startOf(sticker)).toBe("%PDF-");
  await look(page, "posters");

  const paste = field(page, t("posters.paste"));
  await paste.fill("0701234567\n0701234568");
  const { credits, available } = await ask(club.merchant, "getInvitationCost", { query: {} });
  await expect(page.getByText(t("posters.cost", { credits: 2 * credits, available }))).toBeVisible();
  await look(page, "what it costs");
  await paste.fill("Namn;E-post\nSiv;siv@lista.example\nAli;ali@lista.example\nolof@lista\nSIV@lista.example");
  await expect(page.getByText(t("posters.found", { emails: 2, phones: 0 }))).toBeVisible();
  await expect(page.getByText(t("posters.unread", { count: 1, which: "olof@lista" }))).toBeVisible();
  await look(page, "pasted");
  await page.getByRole("button", { name: t("posters.inviteAll", { count: 2 }) }).click();
  await expect(page.getByText(t("posters.invited", { count: 2 }))).toBeVisible();
  await look(page, "invited");
  const { rows } = await ask(club.merchant, "listInvitations", { query: {} });
  expect(rows.map(({ email }) => email).sort()).toEqual(["ali@lista.example", "siv@lista.example"]);
  await page.getByRole("button", { name: t("posters.more") }).click();
  await expect(paste).toHaveValue("");
});
