import { createHmac } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { wooOrder } from "#features/integrations/connections/domain/shop-samples.fixture.ts";
import { seeAccessible } from "../accessibility/accessible.ts";
import { seeAndLeave, seeOpen } from "../accessibility/open-things.ts";
import { ask } from "../api.ts";
import { joinClub, openClub } from "../club.ts";
import { ahead } from "../day.ts";
import { enter } from "../demo.ts";
import { expect, test } from "../test.ts";

/** Returns WooCommerce's documented order, paid now by a buyer. */
function paidOrder(number: string, email: string) {
  const now = Temporal.Instant.fromEpochMilliseconds(Date.now() + ahead);
  return {
    ...wooOrder,
    id: Number(number),
    number,
    currency: "SEK",
    date_paid_gmt: now.toString({ smallestUnit: "second" }).replace(/Z$/, ""),
    billing: { ...wooOrder.billing, email, phone: "" },
  };
}

interface Shop {
  request: APIRequestContext;
  address: string;
  secret: string;
}

/** Posts an order as WooCommerce does, signed over the raw body. */
async function postOrder({ request, address, secret }: Shop, order: object): Promise<number> {
  const data = JSON.stringify(order);
  const answer = await request.post(address.replace("localhost", "127.0.0.1"), {
    data,
    headers: {
      host: new URL(address).host,
      "content-type": "application/json",
      "x-wc-webhook-topic": "order.updated",
      "x-wc-webhook-signature": createHmac("sha256", secret).update(data).digest("base64"),
    },
  });
  return answer.status();
}

test("a merchant connects WooCommerce, sees its orders become purchases, and tries one again after its buyer joined", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t, kronor } = words;
  const club = await openClub(request, "kopplingar");
  const member = await joinClub(club, "Ylva");
  const page = await newPerson();
  const dialog = page.getByRole("dialog");
  await enter(page, { token: club.merchant.token, role: "ROLE_MERCHANT" });
  await page.goto("/integrations");
  await page.getByRole("link", { name: t("connections.title") }).click();
  await expect(page.getByText(t("connections.emptyText"))).toBeVisible();
  await look(page, "empty");

  await page.getByRole("link", { name: t("connections.create") }).click();
  const create = page.getByRole("button", { name: t("connections.editor.create") });
  await create.click();
  await expect(page.getByText(t("errors.REQUIRED")).first()).toBeVisible();
  await page.getByRole("radio", { name: t("connections.kinds.WOOCOMMERCE") }).check();
  await page.getByRole("textbox", { name: t("connections.editor.name") }).fill("Webbutiken");
  await look(page, "new");
  await create.click();
  await expect(page.getByText(t("connections.steps.WOOCOMMERCE.paste"))).toBeVisible();
  const [address = "", secret = ""] = await page.locator("code").allTextContents();
  const shop = { request, address, secret };
  await page
    .getByRole("textbox", { name: t("connections.sample.payload") })
    .fill(JSON.stringify(paidOrder("900", member.email)));
  await page.getByRole("button", { name: t("connections.sample.try"), exact: true }).click();
  await expect(page.getByText(t("connections.sample.results.REGISTERED", { member: member.name }))).toBeVisible();
  await seeAccessible(page, "a new connection’s address and steps");
  await look(page, "created");

  await page.getByRole("link", { name: t("connections.created.open") }).click();
  await expect(page.getByText(t("connections.log.empty"))).toBeVisible();
  expect(await postOrder({ ...shop, secret: "fel" }, paidOrder("727", member.email))).toBe(401);
  expect(await postOrder(shop, paidOrder("727", member.email))).toBe(200);
  const row = (number: string) => page.getByRole("row").filter({ hasText: number });
  await expect(row("727")).toContainText(t("connections.log.states.REGISTERED"));
  await row("727").getByRole("button").click();
  await expect(dialog).toContainText(kronor(19.35));
  await look(page, "order");
  await seeOpen(page, "an order of a web shop");
  await dialog.getByRole("link", { name: t("connections.order.purchase") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/./);
  await expect(page.getByText(member.name).first()).toBeVisible();
  await page.goBack();
  await row("727").getByRole("button").click();
  await dialog.getByRole("link", { name: t("connections.order.member") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(member.name);
  await page.goBack();
  await expect(page.locator("code", { hasText: address })).toBeVisible();
  await expect(
    page.getByRole("button", { name: t("connections.created.copyNamed", { what: t("connections.facts.address") }) }),
  ).toBeVisible();

  // The e-mail address that joinClub gives to the next member.
  const email = member.email.replace("ylva", "nils");
  expect(await postOrder(shop, paidOrder("728", email))).toBe(200);
  await expect(row("728")).toContainText(t("connections.log.states.NO_MEMBER"));
  await seeAccessible(page, "a connection with orders");
  await look(page, "orders");
  await row("728").getByRole("button").click();
  await expect(dialog).toContainText(email);
  const again = dialog.getByRole("button", { name: t("connections.order.again") });
  await again.click();
  await expect(dialog.getByText(t("connections.order.stillNoMember"))).toBeVisible();
  await look(page, "no-member");
  await joinClub(club, "Nils");
  await again.click();
  await expect(dialog).toBeHidden();
  await expect(row("728")).toContainText(t("connections.log.states.REGISTERED"));
  const purchases = await ask(club.merchant, "listPurchases", { query: {} });
  expect(purchases.rows.map(({ totalAmount }) => totalAmount)).toEqual([19.35, 19.35]);
  await page.getByRole("combobox", { name: t("connections.log.show") }).selectOption("NO_MEMBER");
  await expect(page).toHaveURL(/state=NO_MEMBER/);
  await expect(page.getByText(t("connections.log.noneFound"))).toBeVisible();
});

test("a connection is paused, tried, renamed, gets a new secret and is removed with its purchases left", async ({
  newPerson,
  words,
  request,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "kopplad");
  const body = { kind: "WOOCOMMERCE" as const, name: "Butiken", pointOfSaleId: club.location.id };
  const { connection, secret } = await ask(club.merchant, "createConnection", { body });
  const member = await joinClub(club, "Ylva");
  expect(
    await postOrder({ request, address: connection.address, secret: secret ?? "" }, paidOrder("727", member.email)),
  ).toBe(200);
  const page = await newPerson();
  const dialog = page.getByRole("dialog");
  await enter(page, { token: club.merchant.token, role: "ROLE_MERCHANT" });
  await page.goto(`/integrations/connections/${connection.id}`);
  const more = page.getByRole("button", { name: t("connections.acts.more") });
  const choose = async (name: string) => {
    await more.click();
    await page.getByRole("menuitem", { name }).click();
  };
  await page.getByRole("button", { name: t("connections.sample.title") }).click();
  await dialog.getByRole("textbox").fill("ingen json");
  await dialog.getByRole("button", { name: t("connections.sample.try"), exact: true }).click();
  await expect(dialog.getByText(t("connections.sample.unreadable"))).toBeVisible();
  await seeAndLeave(page, "a message of a shop to try");

  await more.click();
  await seeAndLeave(page, "what may be done with a connection", "menu");
  await choose(t("connections.acts.dryRun"));
  await expect(page.getByText(t("connections.notices.DRY_RUN"))).toBeVisible();
  await choose(t("connections.acts.pause"));
  await expect(page.getByText(t("connections.notices.PAUSED"))).toBeVisible();
  await page.getByRole("button", { name: t("connections.acts.resume") }).click();
  await page.getByRole("button", { name: t("connections.acts.register") }).click();
  await expect(page.getByText(t("connections.notices.DRY_RUN"))).toBeHidden();

  await choose(t("connections.acts.renew"));
  await dialog.getByRole("button", { name: t("connections.acts.renew") }).click();
  await expect(dialog.locator("code")).not.toHaveText(secret ?? "");
  await seeOpen(page, "a connection's secret");
  await dialog.getByRole("button", { name: t("apiKeys.done") }).click();

  await page.getByRole("link", { name: t("connections.acts.edit") }).click();
  await page.getByRole("textbox", { name: t("connections.editor.name") }).fill("Nya butiken");
  await page.getByRole("button", { name: t("words.save") }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nya butiken" })).toBeVisible();

  await choose(t("connections.acts.remove"));
  await expect(dialog).toContainText(t("connections.acts.removeText"));
  await seeOpen(page, "removing a connection");
  await dialog.getByRole("button", { name: t("connections.acts.remove") }).click();
  await expect(page.getByText(t("connections.emptyTitle"))).toBeVisible();
  expect((await ask(club.merchant, "listPurchases", { query: {} })).rows).toHaveLength(1);
});

test("the mapping of another program is tried on an example before the connection is created", async ({
  newPerson,
  words,
  request,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "annat");
  const page = await newPerson();
  await enter(page, { token: club.merchant.token, role: "ROLE_MERCHANT" });
  await page.goto("/integrations/connections/new");
  await page.getByRole("radio", { name: t("connections.kinds.GENERIC") }).check();
  const amount = page.getByRole("textbox", { name: t("connections.fields.amount"), exact: true });
  const tryExample = page.getByRole("button", { name: t("connections.sample.try"), exact: true });
  await amount.fill("order.sum");
  await tryExample.click();
  await expect(amount).toHaveAccessibleDescription(new RegExp(t("connections.sample.fieldMissing")));
  const email = page.getByRole("textbox", { name: t("connections.fields.email"), exact: true });
  await email.fill("");
  await tryExample.click();
  await expect(page.getByText(t("connections.sample.pathsWrong"))).toBeVisible();
  await expect(email).toHaveAccessibleDescription(new RegExp(t("errors.CONTACT_PATH_REQUIRED")));
  await email.fill("order.customer.email");
  const example = page.getByRole("textbox", { name: t("connections.sample.example") });
  await example.fill((await example.inputValue()).replace('"total"', '"sum"'));
  await tryExample.click();
  await expect(page.getByRole("region", { name: t("connections.sample.read") })).toContainText("249,50");
  await seeAccessible(page, "a mapping next to its example");
  await page.getByRole("textbox", { name: t("connections.editor.name") }).fill("Bokningen");
  await page.getByRole("button", { name: t("connections.editor.create") }).click();
  await expect(page.getByText(t("connections.steps.GENERIC.send"))).toBeVisible();
  const [{ mapping } = { mapping: null }] = await ask(club.merchant, "listConnections", {});
  expect(mapping).toMatchObject({ orderNumber: "order.number", amount: "order.sum", phone: null });
});
