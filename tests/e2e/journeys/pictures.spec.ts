import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { logInMerchant, openClub } from "../club.ts";
import { enter } from "../demo.ts";
import { desktop, phone } from "../devices.ts";
import { expect, test } from "../test.ts";

const logo = readFileSync(fileURLToPath(new URL("../people/logo.png", import.meta.url)));

/** Simulates the data of a dropped or pasted picture. */
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

test("a logo is chosen, dropped or pasted; the field reports a wrong file and the upload progress", async ({
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

  await test.step("the accepted types and sizes are shown beforehand, and another type or a broken file is reported at the field", async () => {
    await expect(field).toHaveAccessibleDescription(t("settings.logoHint"));
    await field.setInputFiles({ name: "film.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") });
    await expect(field).toHaveAccessibleDescription(t("errors.IMAGE_NOT_READABLE"));
    await field.setInputFiles({ name: "cut.png", mimeType: "image/png", buffer: logo.subarray(0, 200) });
    await expect(field).toHaveAccessibleDescription(
      new RegExp(`${t("errors.IMAGE_NOT_READABLE").replaceAll(".", "\\.")}$`),
    );
    // An iPhone's picture renamed by a program: the content decides, and nothing is sent.
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(64)]);
    await field.setInputFiles({ name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer: heic });
    await expect(field).toHaveAccessibleDescription(t("errors.IMAGE_HEIC"));
    await look(page, "logo-refused");
  });

  await test.step("the field shows the progress of the upload", async () => {
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

  await test.step("a dropped picture is accepted", async () => {
    await place.dispatchEvent("drop", { dataTransfer: await makeTransfer(page) });
    await expect(logoImage).toBeVisible();
    await remove();
  });

  await test.step("a picture is pasted with the focus in the field, or with the mouse over it unless text is typed elsewhere", async () => {
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

  await test.step("a screen requests the picture no larger than it is shown", async () => {
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
