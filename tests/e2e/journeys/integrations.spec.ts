import { createHmac } from "node:crypto";
import { openReceiver, type Received } from "../../outside/webhook-receiver.ts";
import { goOn } from "../accessibility/accessible.ts";
import { seeAndLeave, seeOpen } from "../accessibility/open-things.ts";
import { officeAddress } from "../addresses.ts";
import { ask } from "../api.ts";
import { hireMerchant, joinClub, openClub } from "../club.ts";
import { becomeOf, enter } from "../demo.ts";
import { expect, test } from "../test.ts";

test("a key is made for a till system, shown once, used and revoked", async ({ newPerson, words, request, look }) => {
  const { office: t } = words;
  const club = await openClub(request, "nycklar");
  const page = await newPerson();
  await enter(page, { token: club.merchant.token, role: "ROLE_MERCHANT" });
  await page.goto("/integrations");
  await page.getByRole("button", { name: t("apiKeys.create") }).click();
  const dialog = page.getByRole("dialog");
  const create = dialog.getByRole("button", { name: t("apiKeys.create") });
  await create.click();
  await expect(dialog.getByText(t("errors.SCOPES_REQUIRED"))).toBeVisible();
  await dialog.getByRole("textbox", { name: t("apiKeys.name") }).fill("Kassasystemet");
  await dialog.getByRole("checkbox", { name: t("apiKeys.scopes.club_read") }).check();
  const till = dialog.getByRole("button", { name: t("apiKeys.presets.TILL"), exact: true });
  await till.click();
  await expect(till).toHaveAttribute("aria-pressed", "true");
  await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await expect(dialog.getByText("purchases:write", { exact: true })).toBeVisible();
  await seeOpen(page, "a new API key");
  await create.click();
  const key = (await dialog.locator("code").textContent()) ?? "";
  expect(key).toMatch(/^stk_/);
  await look(page, "made");
  await dialog.getByRole("button", { name: t("apiKeys.done") }).click();
  const row = page.getByRole("listitem").filter({ hasText: "Kassasystemet" });
  await expect(row).toContainText(t("apiKeys.endsWith", { hint: key.slice(-4) }));
  await expect(page.getByText(key)).toHaveCount(0);
  const headers = { authorization: `Bearer ${key}`, "stammis-chain": club.subdomain };
  const read = () => request.get("/api/merchant/locations", { headers });
  expect((await read()).status()).toBe(200);
  await look(page, "list");
  await row.getByRole("button", { name: t("apiKeys.limits.openNamed", { name: "Kassasystemet" }) }).click();
  const limits = page.getByRole("dialog");
  await limits.getByRole("textbox", { name: t("apiKeys.limits.perPurchase") }).fill("mycket");
  await limits.getByRole("button", { name: t("words.save") }).click();
  await expect(limits.getByText(t("apiKeys.limits.wrong"))).toBeVisible();
  await seeOpen(page, "limits of an API key");
  await limits.getByRole("textbox", { name: t("apiKeys.limits.perPurchase") }).fill("75 000");
  await limits.getByRole("button", { name: t("words.save") }).click();
  await expect(row).toContainText(t("apiKeys.limits.own"));
  await row.getByRole("button", { name: t("apiKeys.revokeNamed", { name: "Kassasystemet" }) }).click();
  await seeOpen(page, "revoking an API key");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("apiKeys.revoke") })
    .click();
  await expect(row).toContainText(t("apiKeys.states.REVOKED"));
  expect((await read()).status()).toBe(401);
});

test("the keys of a removed merchant are revoked, unless the box is unticked", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "borttagen");
  const former = await hireMerchant(club, "Filippa");
  const body = { name: "Filippas kassa", scopes: ["club:read" as const], pointOfSaleIds: null, days: null };
  const { key } = await ask({ request, token: former.token, club: club.subdomain }, "createApiKey", { body });
  const headers = { authorization: `Bearer ${key}`, "stammis-chain": club.subdomain };
  const read = async () => (await request.get("/api/merchant/locations", { headers })).status();
  expect(await read()).toBe(200);
  const page = await newPerson();
  await enter(page, { token: club.merchant.token, role: "ROLE_MERCHANT" });
  await page.goto("/users");
  await page.getByRole("row").filter({ hasText: former.email }).getByRole("button").first().click();
  // The question about the keys is also shown for a lower role.
  await page.getByRole("radio", { name: t("staff.roles.ROLE_CASHIER") }).check();
  await expect(page.getByRole("checkbox", { name: t("staff.drawer.revokeMade") })).toBeChecked();
  await look(page, "lowered");
  await page.getByRole("radio", { name: t("staff.roles.ROLE_MERCHANT"), exact: true }).check();
  await expect(page.getByRole("checkbox", { name: t("staff.drawer.revokeMade") })).toHaveCount(0);
  await page.getByRole("button", { name: t("words.remove") }).click();
  const dialog = page.getByRole("dialog").filter({ hasText: t("staff.drawer.removeText") });
  const box = dialog.getByRole("checkbox", { name: t("staff.drawer.revokeMade") });
  await expect(box).toBeChecked();
  await expect(dialog).toContainText("Filippas kassa");
  await seeOpen(page, "removing one of the staff, with what they made");
  await look(page, "made");
  await box.uncheck();
  await expect(dialog).toContainText(t("staff.drawer.keepMadeHint"));
  await box.check();
  await dialog.getByRole("button", { name: t("words.remove") }).click();
  await expect(page.getByRole("row").filter({ hasText: former.email })).toHaveCount(0);
  expect(await read()).toBe(401);
});

/** Verifies a signature like a receiver, by the specification of Standard Webhooks. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const right = `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
  return headers["webhook-signature"]?.split(" ").includes(right) ?? false;
}
const typeOf = ({ body }: Received) => (JSON.parse(body) as { type: string }).type;

test("a webhook endpoint receives events, is tested, fails, gets the missed events again, and is removed", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const receiver = await openReceiver();
  const { received, answer } = receiver;
  try {
    const club = await openClub(request, "webhookar");
    const page = await newPerson();
    await enter(page, { token: club.merchant.token, role: "ROLE_MERCHANT" });
    await page.goto("/integrations");
    await page.getByRole("link", { name: t("webhooks.title") }).click();
    await expect(page.getByText(t("webhooks.emptyTitle"))).toBeVisible();
    await look(page, "empty");

    await page.getByRole("link", { name: t("webhooks.create") }).click();
    const create = page.getByRole("button", { name: t("webhooks.editor.create") });
    await create.click();
    await expect(page.getByText(t("errors.EVENTS_REQUIRED"))).toBeVisible();
    await page.getByRole("textbox", { name: t("webhooks.editor.url") }).fill(receiver.url);
    await page.getByRole("textbox", { name: t("webhooks.editor.description") }).fill("Bokföringen");
    await page.getByRole("checkbox", { name: t("webhooks.events.member.joined.name") }).check();
    await page.getByRole("radio", { name: t("webhooks.places.some") }).check();
    await create.click();
    await expect(page.getByText(t("errors.REQUIRED"))).toBeVisible();
    await page.getByRole("checkbox", { name: club.location.name }).check();
    await look(page, "new");
    await page.getByRole("radio", { name: t("webhooks.places.wholeClub") }).check();
    await create.click();
    const dialog = page.getByRole("dialog");
    const secret = (await dialog.locator("code").textContent()) ?? "";
    expect(secret).toMatch(/^whsec_/);
    await dialog.getByRole("button", { name: t("apiKeys.done") }).click();
    await expect(page.getByText(t("webhooks.log.empty"))).toBeVisible();

    await page.getByRole("button", { name: t("webhooks.acts.test") }).click();
    const rows = page.getByRole("row");
    const row = (name: string) => rows.filter({ hasText: name });
    const test_ = row(t("webhooks.events.webhook.test.name"));
    await expect(test_).toContainText(t("webhooks.log.shows.DELIVERED"));
    expect(received.map(typeOf)).toEqual(["webhook.test"]);
    expect(received.every((each) => isSigned(each, secret))).toBe(true);

    answer.status = 500;
    answer.text = "databasen är nere";
    await joinClub(club, "Ylva");
    const joined = row(t("webhooks.events.member.joined.name"));
    await page.reload();
    await expect(joined).toContainText("500");
    await expect(joined).toContainText(t("webhooks.log.shows.WAITING"));
    await expect(page.getByRole("status").filter({ hasText: /fem dagar/ })).toBeVisible();
    await look(page, "struggling");
    await joined.getByRole("button").click();
    await expect(dialog).toContainText("databasen är nere");
    await expect(dialog).toContainText("Ylva");
    await look(page, "delivery");
    await seeAndLeave(page, "an event as it was sent");

    answer.status = 200;
    answer.text = "tack";
    received.length = 0;
    await page.getByRole("button", { name: t("webhooks.replay.open") }).click();
    await seeOpen(page, "events to send again");
    await dialog.getByRole("button", { name: t("webhooks.replay.open") }).click();
    await expect(joined).toContainText(t("webhooks.log.shows.DELIVERED"));
    expect(received.map(typeOf)).toEqual(["member.joined"]);
    await page.getByText(t("webhooks.log.shows.FAILED"), { exact: true }).click();
    await expect(page).toHaveURL(/delivery=FAILED/);
    await expect(page.getByText(t("webhooks.log.noneFound"))).toBeVisible();

    const more = page.getByRole("button", { name: t("webhooks.acts.more") });
    const choose = async (name: string) => {
      await more.click();
      await page.getByRole("menuitem", { name }).click();
    };
    await more.click();
    await seeAndLeave(page, "what may be done with a webhook", "menu");
    await choose(t("webhooks.acts.renew"));
    await dialog.getByRole("button", { name: t("webhooks.acts.renew") }).click();
    await expect(dialog.locator("code")).not.toHaveText(secret);
    await seeOpen(page, "a webhook's secret");
    await dialog.getByRole("button", { name: t("apiKeys.done") }).click();

    await choose(t("webhooks.acts.pause"));
    await expect(page.getByText(t("webhooks.notices.PAUSED"))).toBeVisible();
    await page.getByRole("button", { name: t("webhooks.acts.resume") }).click();
    await expect(page.getByText(t("webhooks.notices.PAUSED"))).toBeHidden();

    await page.getByRole("link", { name: t("webhooks.acts.edit") }).click();
    await page.getByRole("checkbox", { name: t("webhooks.events.purchase.registered.name") }).check();
    await page.getByRole("radio", { name: t("webhooks.places.some") }).check();
    await page.getByRole("checkbox", { name: club.location.name }).check();
    await page.getByRole("button", { name: t("words.save") }).click();
    const fact = (hasText: string) => page.getByRole("definition").filter({ hasText });
    await expect(fact(t("webhooks.events.purchase.registered.name"))).toBeVisible();
    await expect(fact(club.location.name)).toBeVisible();
    await page.getByRole("link", { name: t("webhooks.title"), exact: true }).click();
    await expect(page.getByRole("row").filter({ hasText: "Bokföringen" })).toContainText(t("webhooks.states.ACTIVE"));
    await look(page, "list");
    await page.getByRole("row").filter({ hasText: "Bokföringen" }).getByRole("link").click();

    await choose(t("webhooks.acts.remove"));
    await seeOpen(page, "removing a webhook");
    await dialog.getByRole("button", { name: t("webhooks.acts.remove") }).click();
    await expect(page.getByText(t("webhooks.emptyTitle"))).toBeVisible();
  } finally {
    await receiver.close();
  }
});

test("support sees integrations with masked values and without orders, and gets no buttons, even when allowed to change the club", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const receiver = await openReceiver();
  try {
    const club = await openClub(request, "insyn");
    const body = { url: receiver.url, description: "Kassan", eventTypes: ["member.joined" as const] };
    const as = { request, token: club.merchant.token, club: club.subdomain };
    const { webhook } = await ask(as, "createWebhook", { body });
    const shop = { kind: "WOOCOMMERCE" as const, name: "Butiken", pointOfSaleId: club.location.id };
    const { connection } = await ask(as, "createConnection", { body: shop });
    const member = await joinClub(club, "Ylva");
    await receiver.arrived(1);
    await ask(as, "createApiKey", {
      body: { name: "Kassan", scopes: ["purchases:write"], pointOfSaleIds: null, days: 365 },
    });
    const [company] = (await ask(as, "getAccess", {})).companies;
    await ask(as, "allowSupportChanges", { params: { id: company?.id ?? 0 }, body: { hours: 1 } });
    const support = await newPerson();
    const acts = (...names: string[]) => {
      const name = new RegExp(`^(${names.join("|")})$`);
      return support.getByRole("button", { name }).or(support.getByRole("link", { name }));
    };
    await becomeOf(support, "admin");
    await support.goto(`${officeAddress}/companies?q=${club.subdomain}`);
    await support.getByRole("button", { name: /^Logga in som handlare i/ }).click();
    const dialog = support.getByRole("dialog");
    await dialog.getByRole("textbox").fill("Kassan får inga händelser");
    await dialog.getByRole("button", { name: t("impersonation.start.submit") }).click();
    await expect(support.getByRole("region", { name: t("impersonation.name") })).toBeVisible();
    await goOn(support, `/integrations/webhooks/${webhook.id}`);
    const row = support.getByRole("row").filter({ hasText: t("webhooks.events.member.joined.name") });
    await row.getByRole("button").click();
    await expect(dialog).toContainText('"firstName": "Ylva"');
    await expect(dialog).toContainText('"email": "•••"');
    await expect(dialog).not.toContainText(member.email);
    await expect(dialog.getByRole("button", { name: t("webhooks.delivery.again") })).toHaveCount(0);
    await dialog
      .getByRole("button", { name: t("words.close") })
      .last()
      .click();
    await expect(acts(t("webhooks.acts.more"), t("webhooks.acts.edit"), t("webhooks.acts.test"))).toHaveCount(0);
    await look(support, "masked");
    await goOn(support, "/integrations/webhooks");
    await expect(support.getByRole("row").filter({ hasText: "Kassan" })).toBeVisible();
    await expect(acts(t("webhooks.create"))).toHaveCount(0);
    await goOn(support, `/integrations/webhooks/${webhook.id}/edit`);
    await expect(support.getByText(t("impersonation.readOnly"))).toBeVisible();
    await expect(acts(t("words.save"))).toHaveCount(0);
    await goOn(support, "/integrations/connections");
    await expect(support.getByRole("row").filter({ hasText: "Butiken" })).toBeVisible();
    await expect(acts(t("connections.create"))).toHaveCount(0);
    await goOn(support, `/integrations/connections/${connection.id}`);
    await expect(support.getByText(t("connections.log.withheld"))).toBeVisible();
    await expect(support.getByText(t("connections.facts.addressHidden"))).toBeVisible();
    await expect(
      acts(t("connections.acts.more"), t("connections.acts.edit"), t("connections.sample.title")),
    ).toHaveCount(0);
    await look(support, "connection");
    await goOn(support, `/integrations/connections/${connection.id}/edit`);
    await expect(support.getByText(t("impersonation.readOnly"))).toBeVisible();
    await expect(acts(t("words.save"))).toHaveCount(0);
    await look(support, "connection-editor");
    await goOn(support, "/integrations");
    const key = support.getByRole("listitem").filter({ hasText: "Kassan" });
    await expect(key).toBeVisible();
    await expect(key.getByRole("button").or(acts(t("apiKeys.create")))).toHaveCount(0);
    await look(support, "keys");
  } finally {
    await receiver.close();
  }
});
