import { officeAddress } from "../addresses.ts";
import { field } from "../fields.ts";
import { companyNumber, signUp } from "../people/merchant.ts";
import { expect, test } from "../test.ts";

test("what is too long is counted and refused at its field, never cut; and the way back finds the form filled", async ({
  newPerson,
  words,
  look,
}) => {
  const { office: t } = words;
  const page = await newPerson();
  const email = `karin@skrivet-${Date.now().toString(36)}.example`;
  const company = { name: "Skrivet AB", number: companyNumber(1_900) };
  const tooLong = "Karin".repeat(15);
  await page.goto(`${officeAddress}/onboarding`);
  const firstName = field(page, t("words.firstName"));
  await firstName.fill(tooLong);
  await expect(firstName).toHaveValue(tooLong);
  await expect(page.getByText("75/60")).toBeVisible();
  await expect(page.getByText(t("errors.NAME_TOO_LONG"))).toBeVisible();
  await look(page, "too-long");
  await page.getByRole("button", { name: t("onboarding.submit") }).click();
  await expect(page.getByLabel(t("onboarding.companyNumber"))).toBeFocused();
  await signUp({ page, words, email }, company);
  await page.getByRole("link", { name: t("onboarding.sentBack") }).click();
  await expect(field(page, t("onboarding.companyName"))).toHaveValue(company.name);
  await expect(firstName).toHaveValue("Karin");
  await expect(field(page, t("words.email"))).toHaveValue(email);
});
