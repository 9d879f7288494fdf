import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { logInMerchant, openClub } from "../club.ts";
import { enter } from "../demo.ts";
import { desktop, phone } from "../devices.ts";
import { expect, test } from "../test.ts";

const logo = readFileSync(fileURLToPath(new URL("../people/logo.png", import.meta.url)));

/** What a hand brings along when it drops or pastes a picture. */
const makeTransfer = (page: Page) =>
  page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer();
    transfer.items.add(
      new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], "logo.png", { type: "image/png" }),
    );
    return transfer;
  }, logo.toString("base64"));

const paste = async (page: Page, at: Locator) =>
  at.evaluate(
    (element, clipboardData) =>
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true })),
    await makeTransfer(page),
  );

test("a logo is chosen, dropped or pasted; what is none is told at the field, and how far it has come", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "bilder");
  const page = await newPerson(desktop);
  await enter(page, await logInMerchant(club));
  await page.goto("/club");
  const field = page.getByLabel(t("settings.logo"), { exact: true });
  const place = page.locator("div", { has: field }).last();
  const logoImage = page.getByRole("img", { name: t("settings.logoAlt", { name: "Café Solrosen" }) }).first();
  const remove = async () => {
    await page.getByRole("button", { name: t("settings.logoRemove"), exact: true }).click();
    await expect(logoImage).toBeHidden();
  };

  await test.step("kinds and sizes are said before; another kind, or a file that is none, at the field", async () => {
    await expect(field).toHaveAccessibleDescription(t("settings.logoHint"));
    await field.setInputFiles({ name: "film.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") });
    await expect(field).toHaveAccessibleDescription(t("errors.IMAGE_NOT_READABLE"));
    await field.setInputFiles({ name: "cut.png", mimeType: "image/png", buffer: logo.subarray(0, 200) });
    await expect(field).toHaveAccessibleDescription(
      new RegExp(`${t("errors.IMAGE_NOT_READABLE").replaceAll(".", "\\.")}$`),
    );
    // An iPhone's picture that a program renamed: the content counts, and nothing is sent.
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(64)]);
    await field.setInputFiles({ name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer: heic });
    await expect(field).toHaveAccessibleDescription(t("errors.IMAGE_HEIC"));
    await look(page, "logo-refused");
  });

  await test.step("while it is sent the field says how far it has come", async () => {
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route("**/api/merchant/chain/logo", async (route) => {
      await gate;
      await route.continue();
    });
    await field.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: logo });
    await expect(page.getByRole("progressbar", { name: t("words.uploading") })).toBeVisible();
    await look(page, "logo-sent");
    go();
    await expect(logoImage).toBeVisible();
    await expect(page.getByRole("progressbar", { name: t("words.uploading") })).toBeHidden();
    await page.unroute("**/api/merchant/chain/logo");
    await remove();
  });

  await test.step("dropped", async () => {
    await place.dispatchEvent("drop", { dataTransfer: await makeTransfer(page) });
    await expect(logoImage).toBeVisible();
    await remove();
  });

  await test.step("pasted with the keyboard in the field; or with the mouse over it, unless somebody types elsewhere", async () => {
    await field.focus();
    await paste(page, field);
    await expect(logoImage).toBeVisible();
    await remove();
    const name = page.getByRole("textbox").first();
    await name.focus();
    await place.hover();
    await paste(page, name);
    await expect(logoImage).toBeHidden();
    await name.blur();
    await paste(page, page.locator("body"));
    await expect(logoImage).toBeVisible();
    await look(page, "logo-pasted");
  });

  await test.step("a screen asks for it no larger than it is shown", async () => {
    const pictureResponse = page.waitForResponse(
      (answer) => answer.url().includes("/files/") && answer.url().includes("side="),
    );
    const again = await newPerson(phone);
    await again.goto(club.address);
    const onPhone = again.locator('img[src*="/files/"]').first();
    await expect(onPhone).toHaveAttribute("srcset", /side=256 1x, .*side=540 2x/);
    await page.reload();
    expect((await pictureResponse).headers().vary).toContain("accept");
  });
});
