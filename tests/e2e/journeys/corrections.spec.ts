import type { Page } from "@playwright/test";
import { seeAccessible } from "../accessibility/accessible.ts";
import { ask } from "../api.ts";
import { hireCashier, joinClub, openClub } from "../club.ts";
import { enter } from "../demo.ts";
import { desktop, phone } from "../devices.ts";
import { startPoints } from "../offers.ts";
import * as cashiers from "../people/cashier.ts";
import { openApp, openTill } from "../people/till.ts";
import { expect, test } from "../test.ts";
import { wordsIn } from "../words.ts";

for (const language of ["sv", "fr"] as const) {
  const words = wordsIn(language);
  const { office, club: member } = words;

  /** Returns the dialog of a correction and its fields. */
  const dialogOf = (page: Page, name: string) => {
    const dialog = page.getByRole("dialog", { name: office("directory.correct.title", { name }) });
    return {
      dialog,
      choose: (act: "GIVE" | "TAKE") =>
        dialog
          .getByText(office(`directory.correct.acts.${act}`), { exact: true })
          .first()
          .click(),
      points: dialog.getByRole("textbox", { name: office("directory.correct.points") }),
      reason: dialog.getByLabel(office("directory.correct.reason")),
      send: (act: "GIVE" | "TAKE") =>
        dialog.getByRole("button", { name: office(`directory.correct.submit.${act}`), exact: true }).click(),
    };
  };

  test(`${language}: points are deducted at the till, up to the balance, and returned in the back office`, async ({
    newPerson,
    look,
    request,
  }) => {
    const club = await openClub(request, "dragav", { language });
    await startPoints(club);
    const ada = await joinClub(club, "Ada");
    const buy = (amount: number) =>
      ask(club.merchant, "registerPurchase", {
        body: { membershipId: ada.number, pointOfSaleId: club.location.id, amount },
      });
    await buy(120);
    const till = await openTill(await newPerson(phone), words, (await hireCashier(club, "Tove")).token);
    const { page } = till;

    await test.step("the till shows the resulting balance, and the maximum", async () => {
      await cashiers.find(till, ada.number, ada.name);
      await page
        .getByRole("button", { name: office("register.pointsAccount"), exact: true })
        .first()
        .click();
      await look(page, `till-points-${language}`);
      await page.getByRole("button", { name: office("register.correctPoints") }).click();
      const form = dialogOf(page, ada.name);
      await expect(form.dialog.getByText(office("directory.correct.now", { points: 120 }))).toBeVisible();
      await form.choose("TAKE");
      await form.points.fill("200");
      await form.reason.fill("Dubbelt köp");
      await form.send("TAKE");
      await expect(form.dialog.getByText(office("directory.correct.atMost", { points: 120 }))).toBeVisible();
      await look(page, `till-deduct-too-much-${language}`);
      if (language === "fr") await seeAccessible(page, "a deduction of too many points");
      await form.points.fill("50");
      await expect(form.dialog.getByText(office("directory.correct.after", { points: 70 }))).toBeVisible();
      await look(page, `till-deduct-${language}`);
      await form.send("TAKE");
      await expect(form.dialog).toBeHidden();
      await expect(page.getByText(office("words.points", { count: 70 })).first()).toBeVisible();
      await look(page, `till-deducted-${language}`);
    });

    const merchantPage = await newPerson(desktop);
    await enter(merchantPage, { token: club.merchant.token, role: "ROLE_MERCHANT" });
    await merchantPage.goto(`/members/${ada.id}/points`);
    const openForm = () =>
      merchantPage.getByRole("button", { name: office("directory.correct.open"), exact: true }).click();

    await test.step("points used meanwhile are not deducted, and the server reports the remaining ones", async () => {
      await openForm();
      const form = dialogOf(merchantPage, ada.name);
      await form.choose("TAKE");
      await form.points.fill("70");
      await form.reason.fill("Fel kund");
      await expect(form.dialog.getByText(office("directory.correct.after", { points: 0 }))).toBeVisible();
      await look(merchantPage, `office-deduct-${language}`);
      const { merchant } = club;
      const meanwhile = { points: 30, reason: "I andra kassan" };
      await ask(merchant, "deductPoints", { params: { membershipId: ada.number }, body: meanwhile });
      await form.send("TAKE");
      await expect(form.dialog.getByText(office("directory.correct.atMost", { points: 40 }))).toBeVisible();
      await expect(form.dialog.getByText(office("directory.correct.now", { points: 40 }))).toBeVisible();
      await look(merchantPage, `office-deduct-refused-${language}`);
      await form.dialog.getByRole("button", { name: office("words.cancel") }).click();
    });

    await test.step("the same dialog gives points", async () => {
      await openForm();
      const form = dialogOf(merchantPage, ada.name);
      await form.points.fill("15");
      await expect(form.dialog.getByText(office("directory.correct.after", { points: 55 }))).toBeVisible();
      await form.reason.fill("Kallt kaffe");
      await look(merchantPage, `office-give-${language}`);
      await form.send("GIVE");
      await expect(form.dialog).toBeHidden();
    });

    await test.step("a deduction shows its reason, and is undone", async () => {
      const line = merchantPage.locator("details").filter({ hasText: "Dubbelt köp" });
      await line.locator("summary").click();
      await look(merchantPage, `office-account-${language}`);
      await line.getByRole("button", { name: office("directory.voidDeduction.open") }).click();
      const dialog = merchantPage.getByRole("dialog", {
        name: office("directory.voidDeduction.title", { points: 50 }),
      });
      await dialog.getByLabel(office("directory.voidDeduction.reason")).fill("Det var två köp");
      await look(merchantPage, `office-give-back-${language}`);
      await dialog.getByRole("button", { name: office("directory.voidDeduction.submit") }).click();
      await expect(dialog).toBeHidden();
      await expect(merchantPage.getByText(office("directory.account.restored"))).toBeVisible();
      await expect(line.getByText(office("directory.account.wasUndone"), { exact: true })).toBeVisible();
      await look(merchantPage, `office-given-back-${language}`);
    });

    await test.step("the member sees the deduction in the points account", async () => {
      const app = await newPerson(phone);
      await openApp(app, club, ada.asker.token, "/consumer/purchases");
      await app.getByRole("link", { name: member("points.explain") }).click();
      await expect(app.getByText(member("pointsAccount.restored"))).toBeVisible();
      await expect(app.getByText("Dubbelt köp")).toBeVisible();
      await look(app, `member-account-${language}`);
    });
  });
}
