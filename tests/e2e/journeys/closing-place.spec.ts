import { ask } from "../api.ts";
import { joinClub, openClub } from "../club.ts";
import { enter } from "../demo.ts";
import { desktop, phone, swedish } from "../devices.ts";
import { addCampaign } from "../offers.ts";
import { openApp } from "../people/till.ts";
import { expect, test } from "../test.ts";

test.use({ ...desktop, ...swedish });

test("closing a point of sale shows the consequences, and its members choose another one", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office, club: app } = words;
  const club = await openClub(request, "flyttar");
  const { merchant } = club;
  const { name, id } = club.location;
  const siri = await joinClub(club, "Siri");
  const at = { street: "Hamngatan 2", zipCode: "271 39", city: "Ystad", phone: "", email: "", website: "" };
  const other = { name: "Hamnen", commercialName: "Solrosen Hamnen", subpage: "hamnen", openingHours: [], ...at };
  const harbour = await ask(merchant, "createLocation", { body: other });
  await addCampaign(club, { name: "Bara på torget", pointOfSaleIds: [id] });
  await addCampaign(club, { name: "Nere i hamnen", pointOfSaleIds: [harbour.id] });
  const both = await addCampaign(club, { name: "På båda", pointOfSaleIds: [id, harbour.id] });
  const shop = await newPerson();
  const reader = await newPerson(phone);
  await enter(shop, { token: merchant.token, role: "ROLE_MERCHANT" });

  await test.step("the dialog names the campaign that would run nowhere, and counts the member", async () => {
    await shop.goto(`/locations/${id}`);
    await shop.getByRole("button", { name: office("locations.editor.closeAction") }).click();
    const dialog = shop.getByRole("dialog", { name: office("locations.editor.closeTitle", { name }) });
    await expect(dialog.getByText(office("locations.editor.closeMembers", { count: 1 }))).toBeVisible();
    await expect(dialog.getByRole("listitem")).toHaveText(["Bara på torget"]);
    await look(shop, "closing");
    await dialog.getByRole("button", { name: office("locations.editor.closeAction") }).click();
    await expect(shop.getByText(office("locations.editor.closed", { name }))).toBeVisible();
  });

  await test.step("the member sees the other place’s campaigns, and chooses it as home", async () => {
    await openApp(reader, club, siri.asker.token);
    await expect(
      reader.getByRole("heading", { name: app("locations.homeClosed", { name: "Solrosen Torget" }) }),
    ).toBeVisible();
    await expect(reader.getByText("Nere i hamnen").first()).toBeVisible();
    await expect(reader.getByText("Bara på torget")).toHaveCount(0);
    await look(reader, "closed home");
    await reader.getByRole("link", { name: app("locations.chooseHome") }).click();
    await reader.getByRole("button", { name: app("locations.setHome") }).click();
    await expect(reader.getByText(app("locations.myHome"))).toBeVisible();
    await reader.goto(club.address);
    await expect(reader.getByText("Nere i hamnen").first()).toBeVisible();
    await expect(reader.getByText(app("locations.homeClosedText"))).toHaveCount(0);
  });

  await test.step("the closed place can be removed from a campaign", async () => {
    await shop.goto(`/campaigns/${both.id}`);
    const closed = shop.getByRole("checkbox", { name: office("campaigns.closedPlace") });
    await expect(closed).toBeChecked();
    await look(shop, "closed place of a campaign");
    await closed.click();
    await expect(closed).toHaveCount(0);
  });
});
