import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createPush } from "#packages/server/wallet/push.ts";
import { buy, type Club, makeClub, makeMember, numberOf } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { openMerges } from "#tests/api/members/merges.ts";
import { checkSignature, makePassCertificates, openPass, passType, teamId } from "#tests/outside/pass-certificates.ts";
import { startPushServer } from "#tests/outside/push-server.ts";
import { updatePassesOf, walletSchedule } from "./jobs.ts";
import { watchMembers } from "./watch-members.ts";

let api: TestApi;
let club: Club;
let apns: Awaited<ReturnType<typeof startPushServer>>;
const certificates = makePassCertificates();
let flush: () => Promise<void>;

beforeAll(async () => {
  apns = await startPushServer(certificates);
  api = await startApi(certificates.env);
  const { wallet } = api.services;
  if (!wallet) throw new Error("no wallet");
  wallet.push = createPush(wallet.signer, { url: apns.url, ca: certificates.text("ca") });
  flush = watchMembers(api.services);
});
afterAll(() => apns.close());
beforeEach(async () => {
  club = await makeClub(api);
  apns.pushed.length = 0;
  apns.answers.clear();
});

type Member = Awaited<ReturnType<typeof makeMember>>;
const host = () => ({ host: club.chain.subdomain });
const update = (memberIds: number[] | null = null) => updatePassesOf(api.services, club.chain.id, memberIds);

const linkOf = async ({ token }: Member) => (await api.call("createWalletPass", {}, { as: token, ...host() })).path;
const get = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ method: "GET", url, headers: { host: "localhost", ...headers } });

async function fetched(member: Member) {
  const { statusCode, headers, rawPayload } = await get(await linkOf(member));
  expect([statusCode, headers["content-type"]]).toEqual([200, "application/vnd.apple.pkpass"]);
  return openPass(rawPayload);
}

type Fetched = Awaited<ReturnType<typeof fetched>>;
const authorization = ({ pass }: Fetched) => ({ authorization: `ApplePass ${pass.authenticationToken}` });
const registration = (serial: string, device: string) =>
  `/api/wallet/v1/devices/${device}/registrations/${passType}/${serial}`;

function register(card: Fetched, device: string, headers = authorization(card)) {
  const payload = { pushToken: `aa${device}` };
  const url = registration(card.pass.serialNumber, device);
  return api.app.inject({ method: "POST", url, headers: { host: "localhost", ...headers }, payload });
}

const latest = (card: Fetched, headers: Record<string, string> = {}) =>
  get(`/api/wallet/v1/passes/${passType}/${card.pass.serialNumber}`, { ...authorization(card), ...headers });

const later = (seconds: number) => {
  api.clock.now = api.clock.now.add({ seconds });
};

describe("a wallet pass", () => {
  test("is signed by the operator, lists a digest of each file, and contains the card’s code", async () => {
    const anna = await makeMember(api, club, { first_name: "Anna", last_name: "Åkesson" });
    await buy(api, club, anna.memberId, 240);
    const { names, file, pass, texts } = await fetched(anna);
    const manifest = JSON.parse(file("manifest.json").toString()) as Record<string, string>;
    for (const name of names.filter((each) => !/^(manifest\.json|signature)$/.test(each))) {
      expect({ [name]: manifest[name] }).toEqual({ [name]: createHash("sha1").update(file(name)).digest("hex") });
    }
    checkSignature(file("signature"), file("manifest.json"), certificates.at("ca"));
    expect(() => checkSignature(file("signature"), Buffer.from("{}"), certificates.at("ca"))).toThrow();
    expect(pass).toMatchObject({
      passTypeIdentifier: passType,
      teamIdentifier: teamId,
      organizationName: club.chain.commercialName,
      barcodes: [{ format: "PKBarcodeFormatQR", message: await numberOf(api, anna.memberId) }],
    });
    expect(pass.voided).toBeUndefined();
    expect(names).toEqual(expect.arrayContaining(["icon.png", "icon@2x.png", "logo@2x.png", "strip@3x.png"]));
    const home = await api.call("getConsumerHome", {}, { as: anna.token, ...host() });
    expect(texts("sv")).toMatchObject({ "points.label": "Poäng", "member.value": "Anna Åkesson" });
    expect(pass.storeCard.primaryFields).toMatchObject([{ value: home.points.balance }]);
    expect(texts("fr")["next.label"]).toBe("Prochaine récompense");
    expect(texts("en")["how.value"]).toMatch(/^Show the code/);
  });

  test("escapes typed text so that it stays within its own line of the texts", async () => {
    const name = 'A" = "B";\n"points.label" = "\\';
    const { texts } = await fetched(await makeMember(api, club, { first_name: name, last_name: "" }));
    expect(texts("sv")["points.label"]).toBe("Poäng");
    expect(texts("sv")["member.value"]).toBe('A\\" = \\"B\\"; \\"points.label\\" = \\"\\\\');
  });

  test("is the same on all of a member's devices, and differs between members", async () => {
    const [anna, bo] = [await makeMember(api, club), await makeMember(api, club)];
    const first = await fetched(anna);
    expect((await fetched(anna)).pass.serialNumber).toBe(first.pass.serialNumber);
    const other = await fetched(bo);
    expect(other.pass.serialNumber).not.toBe(first.pass.serialNumber);
    expect(other.pass.authenticationToken).not.toBe(first.pass.authenticationToken);
  });

  test("can be fetched by its own link for ten minutes, and by no other link", async () => {
    const link = await linkOf(await makeMember(api, club));
    const other = await linkOf(await makeMember(api, club));
    const [, serial, until, secret] = /passes\/(.+)\/(.+)\/(.+)$/.exec(link) ?? [];
    expect((await get(link)).statusCode).toBe(200);
    const wrong = [
      `/api/wallet/passes/${serial}/${Number(until) + 1}/${secret}`,
      `/api/wallet/passes/${serial}/${until}/${other.split("/").at(-1)}`,
      `/api/wallet/passes/${serial}/${until}/x`,
      `/api/wallet/passes/none/${until}/${secret}`,
    ];
    for (const wrongPath of wrong) expect((await get(wrongPath)).statusCode).toBe(404);
    later(601);
    expect((await get(link)).statusCode).toBe(404);
  });
});

describe("a phone", () => {
  test("registers once, is notified of a change, fetches the changed pass, and unregisters", async () => {
    const anna = await makeMember(api, club);
    const card = await fetched(anna);
    expect((await register(card, "phone1")).statusCode).toBe(201);
    expect((await register(card, "phone1")).statusCode).toBe(200);
    const list = `/api/wallet/v1/devices/phone1/registrations/${passType}`;
    const all = (await get(list)).json();
    expect(all.serialNumbers).toEqual([card.pass.serialNumber]);
    later(60);
    const since = async (ms: number) =>
      (await get(`${list}?passesUpdatedSince=${Number(all.lastUpdated) + ms}`)).statusCode;
    expect([await since(29_000), await since(30_000)]).toEqual([200, 204]);
    const before = (await latest(card)).headers["last-modified"] as string;
    expect((await latest(card, { "if-modified-since": before })).statusCode).toBe(304);

    await update();
    apns.pushed.length = 0;
    await buy(api, club, anna.memberId, 240);
    later(60);
    await update([anna.memberId]);
    expect(apns.pushed).toEqual([{ token: "aaphone1", topic: passType, body: "{}", by: passType }]);
    const changed = (await get(`${list}?passesUpdatedSince=${all.lastUpdated}`)).json();
    expect(changed.serialNumbers).toEqual([card.pass.serialNumber]);
    const anew = await latest(card, { "if-modified-since": before });
    expect(anew.statusCode).toBe(200);
    const points = ({ pass }: Fetched) => pass.storeCard.primaryFields[0].value;
    expect(points(openPass(anew.rawPayload))).toBeGreaterThan(points(card));

    const url = registration(card.pass.serialNumber, "phone1");
    const headers = { host: "localhost", ...authorization(card) };
    const gone = await api.app.inject({ method: "DELETE", url, headers });
    expect(gone.statusCode).toBe(200);
    expect((await get(list)).statusCode).toBe(204);
  });

  test("without the pass’s token gets the same response for an existing and an unknown pass", async () => {
    const card = await fetched(await makeMember(api, club));
    const others = authorization(await fetched(await makeMember(api, club)));
    const none = "00000000-0000-4000-8000-000000000000";
    const requestPass = (serial: string, headers: Record<string, string>) =>
      get(`/api/wallet/v1/passes/${passType}/${serial}`, headers);
    const answers = [
      await requestPass(card.pass.serialNumber, others),
      await requestPass(card.pass.serialNumber, {}),
      await requestPass(none, others),
    ];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(3).fill([401, ""]));
    expect((await register(card, "phone2", others)).statusCode).toBe(401);
    const url = registration(card.pass.serialNumber, "phone2");
    expect(
      (await api.app.inject({ method: "DELETE", url, headers: { host: "localhost", ...others } })).statusCode,
    ).toBe(401);
    expect((await get(`/api/wallet/v1/passes/pass.other/${none}`, others)).statusCode).toBe(404);
  });

  test("can report errors", async () => {
    const post = (payload: object) =>
      api.app.inject({ method: "POST", url: "/api/wallet/v1/log", headers: { host: "localhost" }, payload });
    expect((await post({ logs: ["no icon"] })).statusCode).toBe(200);
    expect((await post({ logs: 7 })).statusCode).toBe(200);
  });
});

describe("a push to phones", () => {
  async function makeHolder(device: string) {
    const member = await makeMember(api, club);
    const card = await fetched(member);
    await register(card, device);
    await update();
    apns.pushed.length = 0;
    return { ...member, card };
  }
  const tokens = () => apns.pushed.map(({ token }) => token);

  test("is sent only when their pass has changed", async () => {
    const anna = await makeHolder("a1");
    await makeHolder("b1");
    apns.pushed.length = 0;
    await update();
    expect(tokens()).toEqual([]);
    await buy(api, club, anna.memberId, 240);
    await update();
    expect(tokens()).toEqual(["aaa1"]);
  });

  test("is retried after a failure, and stops when the service reports that the phone is gone", async () => {
    const anna = await makeHolder("a2");
    await buy(api, club, anna.memberId, 240);
    apns.answers.set("aaa2", { status: 503 });
    await expect(update()).rejects.toThrow(/503/);
    apns.answers.set("aaa2", { status: 410, reason: "Unregistered" });
    await update();
    expect(tokens()).toEqual(["aaa2", "aaa2"]);
    await buy(api, club, anna.memberId, 240);
    await update();
    expect(tokens()).toHaveLength(2);
  });

  test("is queued after the purchase commits, as one job for concurrent changes", async () => {
    const anna = await makeHolder("a3");
    await flush();
    await api.owner.query("delete from graphile_worker._private_jobs");
    await buy(api, club, anna.memberId, 100);
    await buy(api, club, anna.memberId, 100);
    void flush(); // as the timer does before the server closes
    await flush();
    const { rows } = await api.owner.query("select payload from graphile_worker._private_jobs");
    expect(rows).toEqual([{ payload: { chainId: club.chain.id, memberIds: [anna.memberId] } }]);
  });

  test("is sent when points expire at midnight without any action", async () => {
    const anna = await makeHolder("a4");
    await buy(api, club, anna.memberId, 240);
    await update();
    apns.pushed.length = 0;
    const { now } = api.clock;
    later(3600 * 24 * 800);
    await walletSchedule(api.services)[0]?.act();
    api.clock.now = now;
    expect(tokens()).toContain("aaa4");
  });

  test.each(["leaves", "is merged"])(
    "is sent for a member who %s, and the pass becomes void and loses the member’s data",
    async (how) => {
      const anna = await makeHolder(how === "leaves" ? "a5" : "a6");
      const number = await numberOf(api, anna.memberId);
      if (how === "leaves") {
        const merchant = { as: club.merchant.token, chain: club.chain.subdomain };
        await api.call("removeMember", { params: { id: anna.memberId } }, merchant);
      } else await openMerges(api, club).merge(await makeMember(api, club), anna);
      later(60);
      await update([anna.memberId]);
      expect(apns.pushed).toHaveLength(1);
      const { rawPayload } = await latest(anna.card);
      const { pass, texts, file } = openPass(rawPayload);
      expect(pass).toMatchObject({ voided: true });
      expect(pass.barcodes).toBeUndefined();
      expect(file("pass.json").toString()).not.toContain(number);
      expect(texts("sv")["void.value"]).toBe("Kortet gäller inte längre");
      expect(texts("sv")["member.value"]).toBeUndefined();
      expect((await get(`/api/wallet/v1/passes/${passType}/${anna.card.pass.serialNumber}`)).statusCode).toBe(401);
    },
  );

  test("is no longer sent thirty days after the pass became void", async () => {
    const anna = await makeHolder("a7");
    const merchant = { as: club.merchant.token, chain: club.chain.subdomain };
    await api.call("removeMember", { params: { id: anna.memberId } }, merchant);
    await update();
    const { now } = api.clock;
    const heldBy = async () =>
      (await api.owner.query("select 1 from wallet_device where device_id = 'a7'")).rows.length;
    await walletSchedule(api.services)[1]?.act();
    expect(await heldBy()).toBe(1);
    later(3600 * 24 * 31);
    await walletSchedule(api.services)[1]?.act();
    api.clock.now = now;
    expect(await heldBy()).toBe(0);
  });
});
