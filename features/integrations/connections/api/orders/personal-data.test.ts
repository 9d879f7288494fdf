import { beforeEach, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { genericOrder, listShopOrders, makeConnection, postWebhook, testMapping } from "#tests/api/shop-webhooks.ts";

const api = await startApi();
const noon = Temporal.Instant.from("2026-11-20T11:00:00Z");
let club: Club;
let merchant: { as: string; chain: string };
let anna: { memberId: number; email: string; membershipNumber: string };

beforeEach(async () => {
  api.clock.now = noon;
  club = await makeClub(api);
  merchant = { as: club.merchant.token, chain: club.chain.subdomain };
  anna = await makeMember(api, club, { phone: "+46701234567" });
});

describe("the personal data of an order", () => {
  const fileOf = async () => {
    const { body } = await api.ask("exportMemberData", { params: { id: anna.memberId } }, merchant);
    return JSON.parse((body as Buffer).toString("utf8")).parts.shopOrders.rows as object[];
  };

  test("is in the member’s data file and links to the member, until the member is erased", async () => {
    const connection = await makeConnection(api, club);
    const send = (order: Parameters<typeof genericOrder>[1] = {}) =>
      postWebhook(api, connection, genericOrder(noon, { email: anna.email, ...order }));
    await send();
    const { order } = genericOrder(noon, { number: "2" });
    await send({ number: "3", email: "annan@example.com" });
    await postWebhook(api, connection, { order: { ...order, customer: { email: "x@example.com" } } });
    await api.owner.query("update connection_order set phone = '+46701234567' where chain_id = $1 and number = '2'", [
      club.chain.id,
    ]);
    expect(await fileOf()).toMatchObject([
      { shop: "Webbutiken", number: "1001", amount: 200, status: "ORDER_REGISTERED", email: null },
      { number: "2", status: "ORDER_NO_MEMBER", email: "x@example.com", phone: "+46701234567" },
    ]);
    const readMemberIds = async () => (await listShopOrders(api, connection)).map(({ memberId }) => memberId);
    expect(await readMemberIds()).toEqual([null, null, anna.memberId]);
    await api.call("removeMember", { params: { id: anna.memberId } }, merchant);
    expect(await readMemberIds()).toEqual([null, null, null]);
    await send({ refunded: 50 });
    const { rows } = await api.owner.query(
      "select number, email, phone from connection_order where chain_id = $1 order by id",
      [club.chain.id],
    );
    expect(rows.toSorted((one, other) => (one.number < other.number ? -1 : 1))).toEqual([
      { number: "", email: null, phone: null },
      { number: "", email: null, phone: null },
      { number: "3", email: "annan@example.com", phone: null },
    ]);
  });

  test("is not in the trail of another attempt", async () => {
    const connection = await makeConnection(api, club);
    await postWebhook(api, connection, genericOrder(noon, { number: "A-1001" }));
    const [order] = await listShopOrders(api, connection);
    await api.call("retryConnectionOrder", { params: { id: order?.id ?? 0 } }, merchant);
    const { rows } = await api.owner.query(
      "select detail from audit_entry where chain_id = $1 and act = 'retry-shop-order'",
      [club.chain.id],
    );
    expect(rows).toEqual([{ detail: { orderId: order?.id } }]);
  });

  test("includes a membership number that the club does not accept alone", async () => {
    await api.owner.query("update club_points set accepts_number_alone = false where chain_id = $1", [club.chain.id]);
    const mapping = { ...testMapping, email: null, phone: null, membershipNumber: "order.card" };
    const connection = await makeConnection(api, club, { mapping });
    const { order } = genericOrder(noon);
    await postWebhook(api, connection, { order: { ...order, card: anna.membershipNumber } });
    const { membershipNumber } = anna;
    expect(await listShopOrders(api, connection)).toMatchObject([{ code: "NUMBER_ALONE_REFUSED", membershipNumber }]);
    expect(await fileOf()).toMatchObject([{ number: "1001", status: "ORDER_REFUSED" }]);
    await api.call("removeMember", { params: { id: anna.memberId } }, merchant);
    expect(await listShopOrders(api, connection)).toMatchObject([{ number: "", membershipNumber: null }]);
  });
});
