import { beforeEach, describe, expect, test } from "vitest";
import { type Club, makeClub, makeImpersonation, makeMember, makeStaff } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi } from "#tests/api/harness.ts";
import { genericOrder, makeConnection, postWebhook, testMapping } from "#tests/api/shop-webhooks.ts";

const api = await startApi();
let club: Club;
let merchant: { as: string; chain: string };
beforeEach(async () => {
  club = await makeClub(api);
  merchant = { as: club.merchant.token, chain: club.chain.subdomain };
});

const generic = () => ({
  kind: "GENERIC" as const,
  name: " Webbutiken ",
  pointOfSaleId: club.locationIds[0],
  mapping: testMapping,
});
const create = (body: object = {}) => api.call("createConnection", { body: { ...generic(), ...body } }, merchant);
const update = (id: number, body: object = {}) =>
  api.call(
    "updateConnection",
    {
      params: { id },
      body: { name: "Webbutiken", pointOfSaleId: club.locationIds[0], paused: false, dryRun: false, ...body },
    },
    merchant,
  );

describe("a new connection", () => {
  test("shows its secret only when it is created, and its address on every read", async () => {
    const { connection, secret } = await create();
    expect(connection).toMatchObject({
      kind: "GENERIC",
      name: "Webbutiken",
      pointOfSale: { id: club.locationIds[0], name: "Norr", isClosed: false },
      paused: false,
      dryRun: false,
      mapping: testMapping,
      formerSecretUntil: null,
      lastReceivedAt: null,
      counts: { noMember: 0, refused: 0 },
    });
    expect(new URL(connection.address).pathname).toMatch(/^\/api\/connections\/\d+\.[\w-]{43}$/);
    expect(secret).toMatch(/^whsec_/);
    expect(await api.call("listConnections", {}, merchant)).toEqual([connection]);
    expect(await api.call("getConnection", { params: { id: connection.id } }, merchant)).toEqual(connection);
    const stored = api.services.db.inChain(club.chain.id, (trx) =>
      trx.selectFrom("connection").select("secret").execute(),
    );
    await expect(stored).rejects.toThrow(/permission denied/);
  });

  test("of Shopify has the shop’s own secret, and of WooCommerce one of its own", async () => {
    const shopify = await create({ kind: "SHOPIFY", mapping: null, secret: "shpss_0123456789abcdef" });
    expect(shopify).toMatchObject({ secret: null, connection: { mapping: null } });
    const wooCommerce = await create({ kind: "WOOCOMMERCE", mapping: null });
    expect(wooCommerce.secret).toMatch(/^[\w-]{43}$/);
  });

  test("is refused with wrong fields, each at its own", async () => {
    expect(await fieldCodesOf(create({ name: "W" }))).toEqual({ name: "NAME_TOO_SHORT" });
    expect(await fieldCodesOf(create({ pointOfSaleId: 999_999 }))).toEqual({ pointOfSaleId: "NOT_FOUND" });
    expect(await fieldCodesOf(create({ mapping: null }))).toEqual({ mapping: "REQUIRED" });
    expect(await fieldCodesOf(create({ mapping: { ...testMapping, amount: "a..b" } }))).toEqual({
      "mapping.amount": "PATH_WRONG",
    });
    const shopify = { kind: "SHOPIFY", mapping: null };
    expect(await fieldCodesOf(create(shopify))).toEqual({ secret: "REQUIRED" });
    expect(await fieldCodesOf(create({ ...shopify, secret: "kort" }))).toEqual({ secret: "SECRET_TOO_SHORT" });
  });

  test("is one of at most twenty", async () => {
    for (let count = 0; count < 20; count++) await create();
    expect(await codeOf(create())).toBe("TOO_MANY_CONNECTIONS");
  });

  test("is for merchants only", async () => {
    for (const role of ["ROLE_LOCAL_MERCHANT", "ROLE_CASHIER"] as const) {
      const { token } = await makeStaff(api, club, role, [...club.locationIds]);
      const as = { as: token, chain: club.chain.subdomain };
      expect(await codeOf(api.call("createConnection", { body: generic() }, as))).toBe("NO_ACCESS");
    }
  });
});

test("support sees a connection without its address", async () => {
  const { id } = (await create()).connection;
  const as = { as: (await makeImpersonation(api, club)).token, chain: club.chain.subdomain };
  expect(await api.call("getConnection", { params: { id } }, as)).toMatchObject({ name: "Webbutiken", address: "•••" });
  expect(await api.call("listConnections", {}, as)).toMatchObject([{ address: "•••" }]);
});

describe("a changed connection", () => {
  test("has another name, place, mapping and state, and its purchases show the name", async () => {
    const { id } = (await create()).connection;
    const mapping = { ...testMapping, amount: "total" };
    const changes = { name: "Nätbutiken", pointOfSaleId: club.locationIds[1], paused: true, dryRun: true, mapping };
    expect(await update(id, changes)).toMatchObject({
      name: "Nätbutiken",
      pointOfSale: { name: "Soder" },
      paused: true,
      dryRun: true,
      mapping,
    });
    expect(await update(id)).toMatchObject({ paused: false, dryRun: false, mapping });
    const { rows } = await api.owner.query(
      "select first_name, last_name from account join connection on account_id = account.id where connection.id = $1",
      [id],
    );
    expect(rows).toEqual([{ first_name: "Webbutiken", last_name: "(webhook)" }]);
  });

  test("keeps a point of sale that was closed, until it gets another one", async () => {
    const { id } = (await create({ pointOfSaleId: club.locationIds[1] })).connection;
    await api.call("closeLocation", { params: { id: club.locationIds[1] } }, merchant);
    expect(await update(id, { pointOfSaleId: club.locationIds[1] })).toMatchObject({ pointOfSale: { isClosed: true } });
    await update(id);
    expect(await fieldCodesOf(update(id, { pointOfSaleId: club.locationIds[1] }))).toEqual({
      pointOfSaleId: "NOT_FOUND",
    });
  });

  test("is in the trail with its author and without secrets", async () => {
    const { id } = (await create()).connection;
    await update(id, { paused: true });
    const renewed = await api.call("renewConnectionSecret", { params: { id }, body: {} }, merchant);
    const trail = await api.call("listTrail", { query: {} }, merchant);
    expect(trail.rows[0]).toMatchObject({ act: "renew-connection-secret", thing: { name: "Webbutiken" } });
    await api.call("removeConnection", { params: { id } }, merchant);
    const { rows } = await api.owner.query(
      "select act, account_id::int as account, detail from audit_entry where chain_id = $1 and subject = $2 order by id",
      [club.chain.id, `connection ${id}`],
    );
    expect(rows.map(({ act }) => act)).toEqual([
      "create-connection",
      "update-connection",
      "renew-connection-secret",
      "remove-connection",
    ]);
    expect(new Set(rows.map(({ account }) => account))).toEqual(new Set([club.merchant.accountId]));
    expect(JSON.stringify(rows)).not.toContain(renewed.secret);
  });
});

describe("a removed connection", () => {
  test("keeps its purchases and answers as if it had never existed", async () => {
    const connection = await makeConnection(api, club);
    const { email } = await makeMember(api, club);
    const order = genericOrder(api.clock.now, { email });
    expect(await postWebhook(api, connection, order)).toEqual({ status: 200, code: null });
    await api.call("removeConnection", { params: { id: connection.id } }, merchant);
    expect(await postWebhook(api, connection, order)).toEqual({ status: 404, code: "NOT_FOUND" });
    const { rows } = await api.owner.query(
      `select (select count(*)::int from purchase where chain_id = $1) as purchases,
        (select count(*)::int from connection_order where chain_id = $1) as orders`,
      [club.chain.id],
    );
    expect(rows).toEqual([{ purchases: 1, orders: 0 }]);
  });
});

describe("a sample", () => {
  const trySample = async (payload: unknown, body: object = {}) => {
    const { id } = await makeConnection(api, club);
    const text = typeof payload === "string" ? payload : JSON.stringify(payload);
    return api.call("tryConnectionSample", { params: { id }, body: { payload: text, ...body } }, merchant);
  };
  const countRows = async () => {
    const { rows } = await api.owner.query(
      "select (select count(*)::int from connection_order) + (select count(*)::int from purchase) as count",
    );
    return rows[0].count as number;
  };

  test("shows the purchase and the member that a webhook would have, and stores nothing", async () => {
    const { email, membershipNumber } = await makeMember(api, club);
    const before = await countRows();
    expect(await trySample(genericOrder(api.clock.now, { email, refunded: 50 }))).toEqual({
      result: "ORDER",
      state: "REGISTERED",
      code: null,
      field: null,
      number: "1001",
      amount: 200,
      returnedAmount: 50,
      paidAt: api.clock.now.toString(),
      email,
      phone: null,
      membershipNumber: null,
      member: { membershipId: membershipNumber, firstName: "Anna", lastName: "Lind" },
    });
    expect(await countRows()).toBe(before);
  });

  test("names a missing field, an unknown customer and a large amount", async () => {
    const order = genericOrder(api.clock.now);
    expect(await trySample({ order: { ...order.order, amount: null } })).toMatchObject({
      state: "REFUSED",
      code: "FIELD_MISSING",
      field: "amount",
    });
    expect(await trySample({})).toMatchObject({ result: "UNREADABLE", code: "FIELD_MISSING", field: "orderNumber" });
    expect(await trySample(order)).toMatchObject({ state: "NO_MEMBER", member: null });
    expect(await trySample(genericOrder(api.clock.now, { amount: 60_000 }))).toMatchObject({
      state: "REFUSED",
      code: "AMOUNT_NEEDS_CONFIRMATION",
    });
    expect(await trySample("ingen json")).toMatchObject({ result: "UNREADABLE", field: null });
  });

  test("can be read with another mapping before it is stored", async () => {
    const mapping = { ...testMapping, orderNumber: "id", amount: "öre", amountUnit: "ORE" as const };
    expect(await codeOf(trySample({}, { mapping }))).toBe("PATH_WRONG");
    const sample = { ...genericOrder(api.clock.now), id: 7, ore: 12_345 };
    expect(await trySample(sample, { mapping: { ...mapping, amount: "ore", refunded: null } })).toMatchObject({
      number: "7",
      amount: 123.45,
    });
  });
});
