import { field } from "../fields.ts";
import { companyNumber } from "../people/merchant.ts";
import { expect, test } from "../test.ts";

test("without a company register, the sign-up shows all fields and looks nothing up", async ({
  newPerson,
  words: { office: t },
  look,
}) => {
  const page = await newPerson();
  const lookUps: string[] = [];
  page.on("request", (request) => request.url().includes("/onboarding/company/") && lookUps.push(request.url()));
  await page.goto("/onboarding");
  await expect(page.getByText(t("onboarding.companyNumberPlain"))).toBeVisible();
  await field(page, t("onboarding.companyNumber")).fill(companyNumber(901));
  await field(page, t("onboarding.companyName")).fill("Kaffe AB");
  await field(page, t("onboarding.postalCity")).fill("Lund");
  await expect(page.getByText(t("onboarding.companyNotFound"))).toHaveCount(0);
  await look(page, "company-without-register");
  expect(lookUps).toEqual([]);
});

test("with a company register, the company’s number fills in its name and address", async ({
  newPerson,
  words: { office: t },
}) => {
  const page = await newPerson();
  await page.route("**/onboarding", async (route) => {
    const page = await route.fetch();
    const body = (await page.text()).replace(
      'name="company-register" content="off"',
      'name="company-register" content="on"',
    );
    await route.fulfill({ response: page, body });
  });
  const company = {
    companyName: "Kaffe AB",
    postalAddress: "Storgatan 1",
    postalZipCode: "222 22",
    postalCity: "Lund",
  };
  await page.route("**/api/onboarding/company/*", (route) => route.fulfill({ json: company }));
  await page.goto("/onboarding");
  await expect(page.getByText(t("onboarding.companyNumberHint"))).toBeVisible();
  await expect(field(page, t("onboarding.companyName"))).toHaveCount(0);
  await field(page, t("onboarding.companyNumber")).fill(companyNumber(902));
  await expect(page.getByText(t("onboarding.companyFound"))).toBeVisible();
  await expect(field(page, t("onboarding.companyName"))).toHaveValue("Kaffe AB");
  await expect(field(page, t("onboarding.postalCity"))).toHaveValue("Lund");
});
