import { ask } from "../api.ts";
import { hireCashier, joinClub, openClub } from "../club.ts";
import { phone } from "../devices.ts";
import { startPoints } from "../offers.ts";
import * as cashiers from "../people/cashier.ts";
import { openApp, openTill } from "../people/till.ts";
import { expect, test } from "../test.ts";

test("a cashier gives points at the till, within the club's limits, and the member reads why", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office } = words;
  const t = (key: "points" | "reason" | "submit") => office(`members.give.${key}`);
  const club = await openClub(request, "gavan");
  await startPoints(club);
  const siri = await joinClub(club, "Siri");
  const till = await openTill(await newPerson(phone), words, (await hireCashier(club, "Tove")).token);
  const { page } = till;
  const giving = page.getByRole("dialog", { name: office("members.give.title", { name: siri.name }) });

  await test.step("from the member's own points", async () => {
    await cashiers.find(till, siri.number, siri.name);
    await page.getByRole("button", { name: office("till.pointsAccount"), exact: true }).click();
    const account = page.getByRole("dialog", { name: siri.name });
    await expect(account).toBeVisible();
    await look(page, "till-account");
    await account.getByRole("button", { name: office("till.givePoints") }).click();
    await expect(giving.getByLabel(t("points"))).toBeFocused();
    await look(page, "till-give");
  });

  await test.step("too many at once are refused at the field, where they can be corrected", async () => {
    await giving.getByLabel(t("points")).fill("501");
    await giving.getByLabel(t("reason")).fill("Fick vänta länge");
    await giving.getByRole("button", { name: t("submit"), exact: true }).click();
    await expect(giving.getByText(office("errors.CORRECTION_LIMIT"))).toBeVisible();
    await expect(giving.getByLabel(t("points"))).toBeFocused();
    await look(page, "till-give-too-many");
    await giving.getByLabel(t("points")).fill("120");
    await giving.getByRole("button", { name: t("submit"), exact: true }).click();
    const balance = office("words.points", { count: 120 });
    await expect(page.getByText(office("members.give.done", { points: 120, balance }))).toBeVisible();
  });

  await test.step("they stand at the till, and in the member's account with who and why", async () => {
    await expect(page.getByRole("region", { name: office("till.who") }).getByText("120")).toBeVisible();
    const { balance: points } = await ask(siri.asker, "getConsumerPoints", {});
    expect(points).toBe(120);
    const app = await newPerson(phone);
    await openApp(app, club, siri.asker.token ?? "", "/consumer/purchases");
    await expect(app.getByText("120", { exact: true }).first()).toBeVisible();
    await look(app, "member-points");
  });
});
