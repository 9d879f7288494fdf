import { ask } from "../api.ts";
import { openClub } from "../club.ts";
import { desktop, phone } from "../devices.ts";
import { addCampaign } from "../offers.ts";
import { expect, test } from "../test.ts";

test("a point of sale’s campaign has a page with its name in the header, and leads to registering there", async ({
  newPerson,
  words: { club: t },
  request,
  look,
}) => {
  const club = await openClub(request, "kampanjort");
  const place = { street: "Hamngatan 2", zipCode: "271 43", city: "Ystad", phone: "", email: "", website: "" };
  const other = { name: "Hamnen", commercialName: "Solrosen Hamnen", subpage: "hamnen", openingHours: [], ...place };
  await ask(club.merchant, "createLocation", { body: other });
  const offer = await addCampaign(club, { name: "Torgdag", publicToAll: true, pointOfSaleIds: [club.location.id] });
  const page = await newPerson(phone);
  await page.goto(`${club.address}/torget/guest`);
  await page.getByRole("link", { name: /Torgdag/ }).click();
  await expect(page).toHaveURL(`${club.address}/torget/${offer.id}`);
  await expect(page.getByRole("heading", { name: "Torgdag", level: 1 })).toBeVisible();
  await expect(page.getByRole("banner").getByText("Solrosen Torget")).toBeVisible();
  await look(page, "location-campaign");
  await page
    .getByRole("main")
    .getByRole("link", { name: t("guest.register") })
    .click();
  await expect(page).toHaveURL(`${club.address}/torget/onboarding`);

  const desk = await newPerson(desktop);
  // The campaign does not run at this point of sale, or does not exist, so the app redirects to the landing page.
  for (const path of [`/hamnen/${offer.id}`, "/torget/999999999"]) {
    await desk.goto(`${club.address}${path}`);
    await expect(desk).toHaveURL(`${club.address}/guest`);
    await expect(desk.getByRole("link", { name: t("guest.register") })).toBeVisible();
  }
  await desk.goto(`${club.address}/nixx/${offer.id}`);
  await expect(desk.getByRole("heading", { name: t("locations.subpageMissing") })).toBeVisible();
  await desk.goto(`${club.address}/torget/inget`);
  await expect(desk.getByRole("heading", { name: t("words.pageNotFound") })).toBeVisible();
  await desk.route("**/api/public/campaign/*", (route) => route.abort());
  await desk.goto(`${club.address}/torget/${offer.id}`);
  await expect(desk.getByText(t("campaigns.fetchFailed"))).toBeVisible();
});
