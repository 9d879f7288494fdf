import { ask } from "../api.ts";
import { hireCashier, joinClub, openClub } from "../club.ts";
import { phone } from "../devices.ts";
import { startPoints } from "../offers.ts";
import * as cashiers from "../people/cashier.ts";
import { openApp, openTill } from "../people/till.ts";
import { expect, test } from "../test.ts";

test("a cashier gives points at the till within the club’s limits, and the member reads the reason", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office } = words;
  const club = await openClub(request, "gavan");
  await startPoints(club);
  const siri = await joinClub(club, "Siri");
  const till = await openTill(await newPerson(phone), words, (await hireCashier(club, "Tove")).token);
  const { page } = till;
  const giving = page.getByRole("dialog", { name: office("directory.correct.title", { name: siri.name }) });
  const points = giving.getByRole("textbox", { name: office("directory.correct.points") });
  const give = () => giving.getByRole("button", { name: office("directory.correct.submit.GIVE"), exact: true }).click();

  await test.step("the form opens from the member’s points", async () => {
    await cashiers.find(till, siri.number, siri.name);
    await page.getByRole("button", { name: office("register.pointsAccount"), exact: true }).click();
    const account = page.getByRole("dialog", { name: siri.name });
    await expect(account).toBeVisible();
    await look(page, "till-account");
    await account.getByRole("button", { name: office("register.correctPoints") }).click();
    await expect(points).toBeFocused();
    await look(page, "till-give");
  });

  await test.step("a number of points above the club’s limit is refused at its field, where the cashier can correct it", async () => {
    await points.fill("501");
    await giving.getByLabel(office("directory.correct.reason")).fill("Fick vänta länge");
    await give();
    await expect(giving.getByText(office("directory.correct.atMostToday", { points: 500 }))).toBeVisible();
    await expect(points).toBeFocused();
    await look(page, "till-give-too-many");
    await points.fill("120");
    await give();
    const balance = office("words.points", { count: 120 });
    await expect(page.getByText(office("directory.correct.done.GIVE", { points: 120, balance }))).toBeVisible();
  });

  await test.step("the points are shown at the till, and in the member’s account with the person and the reason", async () => {
    await expect(page.getByRole("region", { name: office("register.who") }).getByText("120")).toBeVisible();
    expect((await ask(siri.asker, "getConsumerPoints", {})).balance).toBe(120);
    const app = await newPerson(phone);
    await openApp(app, club, siri.asker.token ?? "", "/consumer/purchases");
    await expect(app.getByText("120", { exact: true }).first()).toBeVisible();
    await look(app, "member-points");
  });
});
