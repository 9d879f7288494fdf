import { goOn } from "../accessibility/accessible.ts";
import { seeOpen } from "../accessibility/open-things.ts";
import { officeAddress } from "../addresses.ts";
import { joinClub, logInMerchant, openClub } from "../club.ts";
import { becomeOf, enter } from "../demo.ts";
import { desktop, phone } from "../devices.ts";
import { field } from "../fields.ts";
import { expect, test } from "../test.ts";

const reason = "Poängen för ett köp saknas";

test("the platform impersonates a club’s merchant, changes nothing without permission, and the merchant sees it", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "tittain");
  const member = await joinClub(club, "Elin");
  const admin = await newPerson();
  await becomeOf(admin, "admin");
  await admin.goto(`${officeAddress}/companies?q=${club.subdomain}`);
  await admin.getByRole("button", { name: /^Logga in som handlare i/ }).click();
  const dialog = admin.getByRole("dialog");
  await dialog.getByRole("button", { name: t("impersonation.start.submit") }).click();
  await expect(dialog.getByText(t("errors.REQUIRED"), { exact: true })).toBeVisible();
  await dialog.getByRole("textbox").fill(reason);
  await look(admin, "the question");
  await seeOpen(admin, "looking as a merchant");
  await dialog.getByRole("button", { name: t("impersonation.start.submit") }).click();

  const strip = admin.getByRole("region", { name: t("impersonation.name") });
  await expect(strip).toContainText("Karin Sol");
  await goOn(admin, `/members/${member.id}`);
  await expect(admin.getByRole("heading", { name: "Elin Lund" })).toBeVisible();
  await expect(admin.getByText("•••").first()).toBeVisible();
  await expect(admin.getByText(member.email)).toHaveCount(0);
  await look(admin, "a member in a look");
  await goOn(admin, "/club");
  await expect(admin.getByText(t("errors.READ_ONLY"))).toBeVisible();
  await expect(field(admin, t("settings.internalName"))).toBeDisabled();
  await expect(admin.getByRole("button", { name: t("words.save"), exact: true })).toHaveCount(0);
  await expect(admin.locator("input[type=file]")).toHaveCSS("opacity", "0");
  await look(admin, "the club in a look");
  await admin.setViewportSize(phone.viewport);
  await expect(strip.getByText(t("impersonation.stop"), { exact: true })).toBeInViewport();
  const stop = strip.getByRole("button");
  expect(await stop.evaluate((button) => button.scrollHeight - button.clientHeight)).toBeLessThanOrEqual(0);
  await look(admin, "the club in a look on a phone");
  await admin.setViewportSize(desktop.viewport);

  const merchant = await newPerson(phone);
  await enter(merchant, await logInMerchant(club));
  await merchant.goto(officeAddress);
  const news = merchant.getByRole("complementary", { name: t("impersonation.news.name") });
  await expect(news).toContainText(`tittar i klubben just nu: ${reason}`);
  await look(merchant, "news on a phone");
  await news.getByRole("link", { name: t("impersonation.news.more") }).click();
  await merchant.getByLabel(t("impersonation.access.mayChange")).selectOption("1");
  await expect(merchant.getByText(t("impersonation.access.allowed"))).toBeVisible();
  await expect(merchant.getByRole("listitem").filter({ hasText: reason })).toContainText("Karin Sol");
  await look(merchant, "access on a phone");

  await admin.reload();
  await field(admin, t("settings.internalName")).fill("Ändrat av Stammis");
  await admin.getByRole("button", { name: t("words.save"), exact: true }).click();
  await expect(admin.getByText(t("words.saved"), { exact: true })).toBeVisible();
  await stop.click();
  await expect(admin.getByText(t("impersonation.ended"))).toBeVisible();
  await expect(admin).toHaveURL(/\/companies/);
  await expect(strip).toHaveCount(0);

  await merchant.setViewportSize({ width: 1440, height: 900 });
  await merchant.reload();
  await expect(merchant.getByRole("listitem").filter({ hasText: reason })).toContainText("ändrade en sak");
  await look(merchant, "the company page");
  await goOn(merchant, "/trail");
  await expect(merchant.getByText("Ändrat av Stammis").first()).toBeVisible();
  await expect(merchant.getByText(/Såg klubben som/)).toBeVisible();
  await look(merchant, "the trail");
  await news.getByRole("button", { name: t("words.close") }).click();
  await expect(news).toHaveCount(0);
});
