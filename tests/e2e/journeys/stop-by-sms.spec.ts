import type { APIRequestContext } from "@playwright/test";
import { makeEmptyClub, makeGuests } from "../../../bench/club.ts";
import { enter } from "../demo.ts";
import { phone } from "../devices.ts";
import { withSecondServer } from "../second-server.ts";
import { expect, test } from "../test.ts";

const secret = "den-adress-som-bara-46elks-har-fatt";
const number = "+46701740611";
const settings = {
  SMS_PROVIDER: "46elks",
  SMS_USERNAME: "konto",
  SMS_PASSWORD: "losenord",
  SMS_SENDER: "+46766860000",
  SMS_WEBHOOK_SECRET: secret,
};

/** Sends a member's SMS reply as 46elks does; returns the product's HTTP response. */
async function answer(request: APIRequestContext, port: number, message: string, to = secret) {
  const form = { id: `in-${message}`, from: number, to: settings.SMS_SENDER, message };
  return request.post(`http://127.0.0.1:${port}/api/sms/received/${to}`, { form });
}

test("a member consents to SMS in the app and sends STOP: the settings and the merchant’s page show the unsubscribe", async ({
  browser,
  words,
  request,
  look,
}) => {
  const { office: t, club: m } = words;
  await withSecondServer(settings, async ({ port, owner }) => {
    const club = await makeEmptyClub(owner);
    const [anna] = await makeGuests(owner, club.chainId, 1);
    if (!anna) throw new Error("no member joined");
    await owner.query("update member set phone = $2 where id = $1", [anna.id, number]);
    const app = await (await browser.newContext(phone)).newPage();
    await enter(app, { token: anna.token, role: "ROLE_CONSUMER" });
    const offers = app.getByRole("checkbox", { name: m("consents.profile.SMS") });

    await test.step("the member consents", async () => {
      await app.goto(`http://${club.subdomain}.localhost:${port}/consumer/consents`);
      await app.getByRole("button", { name: m("cookies.accept") }).click();
      await offers.click();
      await expect(app.getByText(m("settings.sources.PROFILE"))).toBeVisible();
      await expect(offers).toBeChecked();
    });

    const office = await (await browser.newContext()).newPage();
    await enter(office, { token: club.staffToken, role: "ROLE_MERCHANT" });
    await office.goto(`http://localhost:${port}/members/${anna.id}`);
    await expect(office.getByText(t("timeline.glanceConsents.smsYes"))).toBeVisible();

    await test.step("a stranger cannot unsubscribe the member; the provider can, and gets a reply to send", async () => {
      expect((await answer(request, port, "STOPP", "en-adress-som-nagon-har-gissat-sig")).status()).toBe(404);
      await office.reload();
      await expect(office.getByText(t("timeline.glanceConsents.smsYes"))).toBeVisible();
      expect(await (await answer(request, port, "STOPP")).text()).toMatch(/^Klart\./);
    });

    await test.step("the merchant sees the unsubscribe, and its source", async () => {
      await office.reload();
      await expect(office.getByText(t("timeline.glanceConsents.smsNo"))).toBeVisible();
      await expect(office.getByText(t("directory.sources.STOP"))).toBeVisible();
      await look(office, "member who said stop");
    });

    await test.step("the member sees the unsubscribe in the app", async () => {
      await app.reload();
      await expect(app.getByText(m("settings.sources.STOP"))).toBeVisible();
      await expect(offers).not.toBeChecked();
      await look(app, "own settings after stop");
    });
    for (const page of [app, office]) await page.context().close();
  });
});
