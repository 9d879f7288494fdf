import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { openTill } from "../../engine/till.ts";
import { buy, makeClub, makeMember } from "../factories.ts";
import { startApi } from "../harness.ts";

const api = await startApi();
const heard: string[] = [];
let lastWord = () => {};
const ear = new pg.Client({ connectionString: api.connectionString });
ear.on("notification", ({ channel, payload }) => {
  if (channel === "last_word") lastWord();
  else heard.push(`${channel} ${payload}`);
});
await ear.connect();
afterAll(() => ear.end());

/** Returns all notifications so far: our own marker arrives after all earlier ones. */
async function listNotifications(): Promise<string[]> {
  const last = new Promise<void>((resolve) => {
    lastWord = resolve;
  });
  await ear.query("notify last_word");
  await last;
  return heard.splice(0);
}

test("a purchase, its uses, its return and its undo send no notification, because every till would wait for the notification lock", async () => {
  for (const channel of ["changed", '"jobs:insert"', "last_word"]) await ear.query(`listen ${channel}`);
  const club = await makeClub(api);
  const { memberId } = await makeMember(api, club);
  const options = { as: club.merchant.token, chain: club.chain.subdomain };
  // Proves that the listener works: making a club and its people has sent notifications.
  expect(await listNotifications()).toContain(`changed chain:${club.chain.id}`);
  await buy(api, club, memberId, 300);
  const { purchaseId } = await buy(api, club, memberId, 50, [club.couponId]);
  await api.call(
    "returnPurchase",
    { params: { id: purchaseId }, body: { pointOfSaleId: club.locationIds[0], amount: 10, reason: "Ångrat" } },
    options,
  );
  const undone = await buy(api, club, memberId, 20);
  await api.call("cancelPurchase", { params: { id: undone.purchaseId } }, options);
  expect(await listNotifications()).toEqual([]);
  // An invitation at the till is a message, and a message is a job.
  await openTill(api, club).invite({ email: "ny@example.com", amount: 50 });
  expect((await listNotifications()).every((each) => each.startsWith("jobs:insert"))).toBe(true);
});
