import { readFile } from "node:fs/promises";
import { seeAccessible } from "../accessibility/accessible.ts";
import { joinClub, openClub } from "../club.ts";
import { enter } from "../demo.ts";
import { phone } from "../devices.ts";
import { startPoints } from "../offers.ts";
import * as cashiers from "../people/cashier.ts";
import { openTill } from "../people/till.ts";
import { expect, test } from "../test.ts";

test("a member’s page keeps sections in the history, shows a pinned note at the till, and loses no typed text", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "sidan", { language: words.language });
  await startPoints(club);
  const siri = await joinClub(club, "Siri");
  const page = await newPerson();
  await enter(page, { token: club.merchant.token, role: "ROLE_MERCHANT" });
  await page.goto(`/members/${siri.id}`);
  const tab = (section: "overview" | "messages" | "devices" | "data") =>
    page.getByRole("link", { name: t(`timeline.tabs.${section}`), exact: true });

  await test.step("each section has its own address", async () => {
    await expect(page.getByText(t("timeline.timeline.JOINED"))).toBeVisible();
    await tab("devices").click();
    await expect(page.getByRole("heading", { name: t("timeline.devices.title") })).toBeVisible();
    await tab("messages").click();
    await expect(tab("messages")).toHaveAttribute("aria-current", "page");
    await expect(tab("overview")).not.toHaveAttribute("aria-current");
    await page.goBack();
    await expect(page).toHaveURL(/devices$/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/members/${siri.id}$`));
  });

  const text = "Tål inte nötter, fråga om dagens kaka";
  await test.step("a note is written, and the page asks before it discards typed text", async () => {
    await page.getByRole("button", { name: t("notes.write") }).click();
    await page.getByLabel(t("notes.text"), { exact: true }).fill(text);
    await tab("devices").click();
    const dialog = page.getByRole("dialog", { name: t("shell.unsavedTitle") });
    await dialog.getByRole("button", { name: t("shell.unsavedStay") }).click();
    await page.getByRole("button", { name: t("words.save"), exact: true }).click();
    await expect(page.getByRole("listitem").filter({ hasText: text })).toBeVisible();
    await page.getByRole("button", { name: t("notes.actsFor", { author: "Karin Sol" }) }).click();
    await page.getByRole("menuitem", { name: t("notes.pin") }).click();
    await expect(page.getByText(t("notes.pinned"), { exact: true })).toBeVisible();
    await look(page, "member-page");
  });

  await test.step("the cashier who serves the member sees the note", async () => {
    const till = await openTill(await newPerson(phone), words, club.merchant.token);
    await cashiers.find(till, siri.number, siri.name);
    const line = till.page.getByText(text).first();
    await expect(line).toBeVisible();
    await look(till.page, "till-note");
  });

  await test.step("everything stored about the member is downloaded as a file, including the note", async () => {
    await tab("data").click();
    await expect(page.getByText(t("timeline.data.lead"))).toBeVisible();
    await look(page, "member-data");
    await seeAccessible(page, "all that is kept about a member");
    for (const label of [t("timeline.data.bringCsv"), t("timeline.data.bringJson")]) {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: label }).click();
      expect(await readFile(await (await download).path(), "utf8")).toContain(text);
    }
    await tab("overview").click();
  });

  await test.step("the editor has its own address, asks before unsaved text is left, and returns to the page", async () => {
    await page.getByRole("link", { name: t("words.edit"), exact: true }).click();
    await expect(page).toHaveURL(/edit$/);
    await page.getByLabel(t("directory.city"), { exact: true }).fill("Ystad");
    await page.goBack();
    const dialog = page.getByRole("dialog", { name: t("shell.unsavedTitle") });
    await dialog.getByRole("button", { name: t("shell.unsavedStay") }).click();
    await page.getByRole("button", { name: t("words.save") }).click();
    await expect(page).toHaveURL(new RegExp(`/members/${siri.id}$`));
    await expect(page.getByText("Ystad")).toBeVisible();
  });
});
