import { readFile } from "node:fs/promises";
import { ask } from "../api.ts";
import { hireManager, joinClub, openClub } from "../club.ts";
import { enter } from "../demo.ts";
import { expect, test } from "../test.ts";

test("a local merchant’s reports cover only the assigned point of sale, on the screen and in the file", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "egna");
  const { token } = await hireManager(club, "Amir");
  const at = { street: "Hamngatan 2", zipCode: "271 44", city: "Ystad", phone: "", email: "", website: "" };
  const place = { name: "Hamnen", commercialName: "Solrosen Hamnen", subpage: "hamnen", openingHours: [], ...at };
  const harbour = await ask(club.merchant, "createLocation", { body: place });
  const { number: membershipId } = await joinClub(club, "Siri");
  for (const [pointOfSaleId, amount] of [
    [club.location.id, 137],
    [harbour.id, 912],
  ] as const)
    await ask(club.merchant, "registerPurchase", { body: { membershipId, pointOfSaleId, amount } });

  const page = await newPerson();
  await enter(page, { token, role: "ROLE_LOCAL_MERCHANT" });
  await page.goto("/reports");
  const sales = page.getByRole("region", { name: t("reports.sales.question") });
  await expect(sales).toContainText(/137\skr/);
  await expect(page.getByText("912")).toHaveCount(0);
  await expect(page.getByText("Hamnen")).toHaveCount(0);
  // A local merchant has no other point of sale to choose, and cannot try rules of the club.
  await expect(page.getByRole("combobox", { name: t("reports.pointOfSale") })).toHaveCount(0);
  await expect(page.getByRole("link", { name: t("whatIf.enter") })).toHaveCount(0);
  await look(page, "own-reports");

  await sales.getByText(t("reports.showNumbers")).click();
  const download = page.waitForEvent("download");
  await sales.getByRole("button").first().click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text).toContain("137");
  expect(text).not.toContain("912");
});
