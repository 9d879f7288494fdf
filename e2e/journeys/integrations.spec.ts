import { openClub } from "../club.ts";
import { enter } from "../demo.ts";
import { seeOpen } from "../open-things.ts";
import { expect, test } from "../test.ts";

test("a key is made for a till system, shown once, used and revoked", async ({ newPerson, words, request, look }) => {
  const { office: t } = words;
  const club = await openClub(request, "nycklar");
  const page = await newPerson();
  await enter(page, { token: club.merchant.token, role: "ROLE_MERCHANT" });
  await page.goto("/integrations");
  await page.getByRole("button", { name: t("integrations.create") }).click();
  const dialog = page.getByRole("dialog");
  const create = dialog.getByRole("button", { name: t("integrations.create") });
  await create.click();
  await expect(dialog.getByText(t("errors.SCOPES_REQUIRED"))).toBeVisible();
  await dialog.getByRole("textbox", { name: t("integrations.name") }).fill("Kassasystemet");
  await dialog.getByRole("checkbox", { name: t("integrations.scopes.club_read") }).check();
  await seeOpen(page, "a new API key");
  await create.click();
  const key = (await dialog.locator("code").textContent()) ?? "";
  expect(key).toMatch(/^stk_/);
  await look(page, "made");
  await dialog.getByRole("button", { name: t("integrations.done") }).click();
  const row = page.getByRole("listitem").filter({ hasText: "Kassasystemet" });
  await expect(row).toContainText(t("integrations.endsWith", { hint: key.slice(-4) }));
  await expect(page.getByText(key)).toHaveCount(0);
  const headers = { authorization: `Bearer ${key}`, "stammis-chain": club.subdomain };
  const read = () => request.get("/api/merchant/locations", { headers });
  expect((await read()).status()).toBe(200);
  await look(page, "list");
  await row.getByRole("button", { name: t("integrations.revokeNamed", { name: "Kassasystemet" }) }).click();
  await seeOpen(page, "revoking an API key");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("integrations.revoke") })
    .click();
  await expect(row).toContainText(t("integrations.states.REVOKED"));
  expect((await read()).status()).toBe(401);
});
