import { seeAccessible } from "../accessibility/accessible.ts";
import { officeAddress } from "../addresses.ts";
import { ask } from "../api.ts";
import { joinClub, logInMerchant, openClub } from "../club.ts";
import { becomeOf, enter } from "../demo.ts";
import { desktop } from "../devices.ts";
import { field } from "../fields.ts";
import { startPoints } from "../offers.ts";
import { expect, test } from "../test.ts";

test("a rule is tried from its editor, and Back restores the values typed there", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "tank");
  const reward = await startPoints(club);
  const { number } = await joinClub(club, "Ellen");
  const body = { membershipId: number, pointOfSaleId: club.location.id, amount: 120 };
  await ask(club.merchant, "registerPurchase", { body });
  const page = await newPerson();
  await enter(page, await logInMerchant(club));
  await page.goto(`${officeAddress}/points`);
  const rate = field(page, t("points.rule.pointsPerKrona"));
  await rate.fill("2,5");
  await field(page, t("points.rule.name")).fill("Solpoäng");
  await page.getByRole("link", { name: t("whatIf.tryIt") }).click();

  await expect(field(page, t("whatIf.value.EARNING"))).toHaveValue("2,5");
  await page.getByRole("button", { name: t("whatIf.ask") }).click();
  const question = t("whatIf.asked.rate", { next: "2,5", now: "1" });
  await expect(page.getByRole("heading", { name: question })).toBeVisible();
  // One purchase is too few for a result, and the page reports this.
  await expect(page.getByText(t("whatIf.tooFew.EARNING", { count: 1, things: "1", fewest: "50" }))).toBeVisible();
  await look(page, "too-few");
  await seeAccessible(page, "an answer that too little tells");

  await page.goBack();
  await page.goBack();
  await expect(rate).toHaveValue("2,5");
  await expect(field(page, t("points.rule.name"))).toHaveValue("Solpoäng");
  await page.getByRole("button", { name: t("points.rule.save") }).click();
  await expect(page.getByText(t("points.rule.saved"))).toBeVisible();
  // A later visit does not overwrite saved values.
  await page.goForward();
  await page.goBack();
  await expect(page.getByRole("button", { name: t("points.rule.save") })).toBeHidden();

  await page.goto(`${officeAddress}/coupons/${reward.id}`);
  await field(page, t("coupons.pointsRequired")).fill("300");
  await page.getByRole("link", { name: t("whatIf.tryIt") }).click();
  await expect(field(page, t("whatIf.value.REWARD"))).toHaveValue("300");
});

test("a merchant tries what a cheaper reward would have caused, and opens the stored result again", async ({
  newPerson,
  words,
  look,
}) => {
  const { office: t } = words;
  const page = await newPerson(desktop);
  await becomeOf(page, "merchant");
  await page.goto(`${officeAddress}/reports`);
  await page.getByRole("link", { name: t("whatIf.enter") }).click();
  await page.getByText(t("whatIf.questions.REWARD"), { exact: true }).click();
  await page.getByRole("button", { name: t("whatIf.ask") }).click();
  await expect(page.getByText(t("whatIf.wrong.same"))).toBeVisible();
  await field(page, t("whatIf.value.REWARD")).fill("90");
  await page.getByRole("button", { name: t("whatIf.ask") }).click();
  await expect(page.getByRole("heading", { name: t("whatIf.answerTitle") })).toBeVisible();
  await page.getByText(t("reports.showNumbers")).click();
  await expect(page.getByRole("rowheader", { name: t("whatIf.figures.taken") })).toBeVisible();
  await look(page, "answer");
  await seeAccessible(page, "an answer");
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("link", { name: t("whatIf.title") }).click();
  await seeAccessible(page, "questions that were asked");
  await page.getByRole("link", { name: title }).click();
  await page.getByRole("button", { name: t("whatIf.remove") }).click();
  await expect(page.getByText(t("whatIf.removed"))).toBeVisible();
  await expect(page.getByRole("link", { name: title })).toBeHidden();
});
