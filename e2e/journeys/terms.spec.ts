import { ask } from "../api.ts";
import { joinClub, openClub } from "../club.ts";
import { today } from "../day.ts";
import { enter } from "../demo.ts";
import { desktop, phone, swedish } from "../devices.ts";
import { field } from "../fields.ts";
import { openApp } from "../people/till.ts";
import { expect, test } from "../test.ts";

test.use({ ...desktop, ...swedish });

test("changed terms apply from their day on, and can be taken back until then", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office } = words;
  const club = await openClub(request, "nyavillkor", { sandbox: true });
  const member = await joinClub(club, "Siri");
  const shop = await newPerson();
  const app = await newPerson(phone);
  const day = today().add({ days: 45 });
  const coming = (version: string, on = day) => office("terms.coming.title", { version, day: words.fullDate(on) });
  const readTitle = async (title: string) => {
    await app.goto(`${club.address}/terms/membership`);
    await expect(app.getByRole("heading", { level: 1, name: title })).toBeVisible();
  };
  const publish = async (version: string, title: string, on: string) => {
    await field(shop, office("terms.title")).fill(title);
    await expect(shop.getByText(office("terms.draft.saved"))).toBeVisible();
    await shop.getByRole("button", { name: office("terms.publish", { version }) }).click();
    const dialog = shop.getByRole("dialog", { name: office("terms.publishTitle", { version }) });
    await dialog.getByLabel(office("terms.appliesFrom")).fill(on);
    await look(shop, `terms-publish-${version}`);
    await dialog.getByRole("button", { name: office("terms.publish", { version }) }).click();
    return dialog;
  };
  await enter(shop, { token: club.merchant.token, role: "ROLE_MERCHANT" });
  await openApp(app, club, member.asker.token);
  const { texts } = await ask(club.merchant, "getTerms", { params: { kind: "membership" } });

  await test.step("a version is published from a day on: until then the one before it is read", async () => {
    await shop.goto("/chain/membership/terms");
    await publish("2", "Villkor med hundar", day.toString());
    await expect(shop.getByRole("region", { name: coming("2") })).toBeVisible();
    await look(shop, "terms-coming");
    await readTitle(texts.sv.title);
  });

  await test.step("another may not apply before it; taken back, its number is not used again", async () => {
    const sooner = today().add({ days: 3 });
    const dialog = await publish("3", "Villkor med katter", sooner.toString());
    await expect(dialog.getByText(office("errors.BEFORE_COMING_TERMS"))).toBeVisible();
    await dialog.getByRole("button", { name: office("words.cancel") }).click();
    await shop.getByRole("button", { name: office("terms.coming.takeBack") }).click();
    const asked = shop.getByRole("dialog", { name: office("terms.coming.takeBackTitle", { version: "2" }) });
    await asked.getByRole("button", { name: office("terms.coming.takeBack") }).click();
    await expect(shop.getByRole("region", { name: coming("2") })).toBeHidden();
    await expect(shop.getByText(office("terms.states.TAKEN_BACK"), { exact: true })).toBeVisible();
    await publish("3", "Villkor med katter", sooner.toString());
    await expect(shop.getByRole("region", { name: coming("3", sooner) })).toBeVisible();
  });

  await test.step("on its day it is what members read", async () => {
    const moveTo = today().add({ days: 3 }).toString();
    await ask(club.merchant, "moveChainClock", { body: { moveTo } });
    await readTitle("Villkor med katter");
    await shop.reload();
    await expect(shop.getByText(office("terms.states.IN_FORCE"), { exact: true })).toBeVisible();
    await expect(shop.getByRole("region", { name: coming("3") })).toHaveCount(0);
  });
});
