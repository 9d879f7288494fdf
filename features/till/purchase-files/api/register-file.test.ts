import { beforeEach, describe, expect, test } from "vitest";
import { type Club, makeApiKey, makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf, startApi } from "#tests/api/harness.ts";
import { openTill } from "#tests/engine/till.ts";

const api = await startApi();
const noon = Temporal.Instant.from("2026-11-20T11:00:00Z");
let club: Club;
let key: string;
let anna: { memberId: number; membershipNumber: string };

beforeEach(async () => {
  api.clock.now = noon;
  club = await makeClub(api);
  const place = club.locationIds[0] as number;
  ({ token: key } = await makeApiKey(api, club, { scopes: ["purchases:write"], places: [place] }));
  anna = await makeMember(api, club, { email: "anna@example.com", phone: "+46701234567" });
});

const headings = "receipt;time;amount;member";
const line = (receipt: string, more: { time?: string; amount?: string; member?: string } = {}) => {
  const { time = "2026-11-20 09:30", amount = "249,50", member = "anna@example.com" } = more;
  return [receipt, time, amount, member].join(";");
};

async function upload(lines: string[], { token = key, query = {} }: { token?: string; query?: object } = {}) {
  const bytes = Buffer.from([headings, ...lines].join("\r\n"));
  const as = { as: token, chain: club.chain.subdomain, file: { bytes, type: "text/csv" } };
  return (await api.call("registerPurchaseFile", { query }, as)).rows;
}

const outcomesOf = (rows: Awaited<ReturnType<typeof upload>>) => rows.map(({ outcome, code }) => code ?? outcome);

async function readPurchases() {
  const { rows } = await api.owner.query(
    `select amount_ore::int as ore, purchased_at as at, received_at as received from purchase
      where chain_id = $1 order by purchased_at, id`,
    [club.chain.id],
  );
  return rows;
}

describe("a file of purchases", () => {
  test("registers each purchase at its own time, with points, by e-mail, phone and membership number", async () => {
    const rows = await upload([
      line("1"),
      line("2", { time: "2026-11-20T10:00:00+01:00", member: "070-123 45 67", amount: "10" }),
      line("3", { time: "2026-11-19 23:59", member: anna.membershipNumber, amount: "1 000,00" }),
    ]);
    expect(rows.map(({ row, receipt, outcome }) => [row, receipt, outcome])).toEqual([
      [2, "1", "REGISTERED"],
      [3, "2", "REGISTERED"],
      [4, "3", "REGISTERED"],
    ]);
    const purchases = await readPurchases();
    expect(purchases.map(({ ore, at }) => [ore, at.toISOString()])).toEqual([
      [100_000, "2026-11-19T22:59:00.000Z"],
      [24_950, "2026-11-20T08:30:00.000Z"],
      [1_000, "2026-11-20T09:00:00.000Z"],
    ]);
    const { clubPoints } = await openTill(api, club).member(anna.memberId);
    expect(clubPoints).toBe(1_259);
  });

  test("registers each purchase once when it is sent twice, and when two uploads run at once", async () => {
    const lines = ["1", "2", "3"].map((receipt) => line(receipt));
    const [one, other] = await Promise.all([upload(lines), upload(lines)]);
    for (const index of lines.keys()) {
      expect([one[index]?.outcome, other[index]?.outcome].sort()).toEqual(["REGISTERED", "REPEATED"]);
      expect(one[index]?.purchaseId).toBe(other[index]?.purchaseId);
    }
    expect(outcomesOf(await upload(lines))).toEqual(["REPEATED", "REPEATED", "REPEATED"]);
    expect(await readPurchases()).toHaveLength(3);
  });

  test("repeats a receipt that is older than a week, and refuses a new one of that age or of the future", async () => {
    await upload([line("1")]);
    api.clock.now = noon.add({ hours: 24 * 8 });
    const rows = await upload([line("1"), line("2"), line("3", { time: "2026-11-28 13:00" })]);
    expect(outcomesOf(rows)).toEqual(["REPEATED", "VISIT_TOO_OLD", "VISIT_IN_FUTURE"]);
  });

  test("registers the other rows around refused ones", async () => {
    const rows = await upload([
      line("1"),
      line("2", { member: "unknown@example.com" }),
      line("3", { member: "Anna" }),
      line("4", { amount: "249;50" }),
      line("5", { amount: "1.249,50" }),
      line("6", { amount: "0,50" }),
      line("7", { amount: "24950000" }),
      line("1", { amount: "250" }),
      line("1"),
      line("8"),
    ]);
    expect(outcomesOf(rows)).toEqual([
      "REGISTERED",
      "NOT_FOUND",
      "NOT_FOUND",
      "INVALID_INPUT",
      "INVALID_AMOUNT",
      "AMOUNT_TOO_SMALL",
      "AMOUNT_TOO_LARGE",
      "IDEMPOTENCY_KEY_REUSED",
      "REPEATED",
      "REGISTERED",
    ]);
    expect(rows.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(await readPurchases()).toHaveLength(2);
  });

  test("registers no unusually large amount, which a decimal sign in the wrong place may have made", async () => {
    expect(outcomesOf(await upload([line("1", { amount: "60000" })]))).toEqual(["AMOUNT_NEEDS_CONFIRMATION"]);
    expect(await readPurchases()).toEqual([]);
  });

  test("registers purchases in a club whose subscription has lapsed, like the till", async () => {
    await api.owner.query("update chain set suspended_from = '2026-11-01' where id = $1", [club.chain.id]);
    const rows = await upload([line("1")]);
    const visit = await openTill(api, club).visit(anna.memberId, { amount: 249.5 });
    expect(outcomesOf(rows)).toEqual(["REGISTERED"]);
    const { clubPoints } = await openTill(api, club).member(anna.memberId);
    expect(clubPoints).toBe(2 * visit.earnedPoints);
  });

  test("needs an e-mail or a phone in a club that does not accept the number alone", async () => {
    await api.owner.query("update club_points set accepts_number_alone = false where chain_id = $1", [club.chain.id]);
    const byNumber = line("1", { member: anna.membershipNumber });
    expect(outcomesOf(await upload([byNumber]))).toEqual(["NUMBER_ALONE_REFUSED"]);
    expect(outcomesOf(await upload([line("1")]))).toEqual(["REGISTERED"]);
  });

  test("counts each refused row as a look-up, and a registered row as none", async () => {
    await api.owner.query("update club_points set look_ups_per_hour = 100 where chain_id = $1", [club.chain.id]);
    const unknown = (receipt: number) => line(`unknown ${receipt}`, { member: `unknown-${receipt}@example.com` });
    const unknownLines = Array.from({ length: 101 }, (_, index) => unknown(index));
    const registered = Array.from({ length: 110 }, (_, index) => line(String(index)));
    expect(new Set(outcomesOf(await upload(registered)))).toEqual(new Set(["REGISTERED"]));
    const codes = outcomesOf(await upload(unknownLines)).toSorted();
    expect(codes).toEqual([...Array(100).fill("NOT_FOUND"), "TOO_MANY_REQUESTS"]);
    expect(outcomesOf(await upload([line("more")]))).toEqual(["REGISTERED"]);
  });
});

describe("an upload", () => {
  const refusal = (lines: string[], options: Parameters<typeof upload>[1] = {}) => codeOf(upload(lines, options));

  test("needs a point of sale if the key has none or several, and takes no other than the key's", async () => {
    const { token } = await makeApiKey(api, club, { scopes: ["purchases:write"] });
    const query = { pointOfSaleId: club.locationIds[1] };
    expect(await refusal([line("1")], { token })).toBe("REQUIRED");
    expect(await refusal([line("1")], { query })).toBe("OTHER_LOCATION");
    expect(outcomesOf(await upload([line("1")], { token, query }))).toEqual(["REGISTERED"]);
    expect(outcomesOf(await upload([line("1")]))).toEqual(["REGISTERED"]);
  });

  test("is refused without the scope, for more than a thousand rows, and for a file of another kind", async () => {
    const { token } = await makeApiKey(api, club, { scopes: ["purchases:read"] });
    expect(await refusal([line("1")], { token })).toBe("SCOPE_MISSING");
    expect(await refusal(Array.from({ length: 1_001 }, (_, index) => line(String(index))))).toBe(
      "PURCHASE_FILE_TOO_LONG",
    );
    const file = { bytes: Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), type: "image/png" };
    const as = { as: key, chain: club.chain.subdomain, file };
    expect(await codeOf(api.call("registerPurchaseFile", { query: {} }, as))).toBe("PURCHASE_FILE_UNREADABLE");
    expect(await readPurchases()).toEqual([]);
  });
});
