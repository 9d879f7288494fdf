import { ask } from "../api.ts";
import { joinClub, openClub } from "../club.ts";
import { today } from "../day.ts";
import { enter } from "../demo.ts";
import { desktop, swedish } from "../devices.ts";
import { aSendout, noRules } from "../sendouts.ts";
import { expect, test } from "../test.ts";

test.use({ ...desktop, ...swedish });

test("the list of sendouts shows that it covers only recent days, and shows older ones when the filter is removed", async ({
  page,
  words: { office: t },
  look,
  request,
}) => {
  const club = await openClub(request, "historik", { sandbox: true });
  const { merchant } = club;
  await joinClub(club, "Siri", { emailNotification: true });
  const { version } = await ask(merchant, "getSendoutRules", {});
  await ask(merchant, "updateSendoutRules", { body: { ...noRules, version } });
  const { id } = await ask(merchant, "createSendout", { body: aSendout });
  const params = { id };
  await ask(merchant, "setSendoutState", { params, body: { act: "START", leavesOut: false } });
  await expect.poll(async () => (await ask(merchant, "getSendout", { params })).state).toBe("SENT");
  await ask(merchant, "moveChainClock", { body: { moveTo: today().add({ days: 40 }).toString() } });
  await enter(page, { token: merchant.token, role: "ROLE_MERCHANT" });
  const row = page.getByRole("link", { name: aSendout.name });

  await test.step("no sendout is recent, and removing the filter shows the old one", async () => {
    await page.goto("/sendouts");
    await expect(page.getByText(t("sendouts.noneLately"))).toBeVisible();
    await look(page, "nothing lately");
    const days = { label: t("sendouts.days"), value: t("sendouts.lately") };
    await page.getByRole("button", { name: t("list.removeFilter", days) }).click();
    await expect(row).toBeVisible();
    await expect(page).toHaveURL(/days=all/);
    await look(page, "every sendout");
  });

  await test.step("the old sendout is found by its name", async () => {
    await page.goto(`/sendouts?q=${encodeURIComponent("bullar")}`);
    await expect(row).toBeVisible();
  });

  await test.step("the purchases of the sendout are counted within the chosen number of days", async () => {
    await row.click();
    await page.getByText(t("sendouts.withinDays", { days: 30 })).click();
    await expect(page).toHaveURL(/within=30/);
    await expect(page.getByText(/30 dagar, till och med/)).toBeVisible();
    await look(page, "bought within thirty days");
  });
});
