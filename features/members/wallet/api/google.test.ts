import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buy, type Club, makeClub, makeMember, numberOf } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { openMerges } from "#tests/api/members/merges.ts";
import { temporaryFolder } from "#tests/api/temporary.ts";
import { issuerId, openToken, startGoogleServer } from "#tests/outside/google-server.ts";
import { updatePassesOf, walletSchedule } from "./jobs.ts";
import { watchMembers } from "./watch-members.ts";

let api: TestApi;
let club: Club;
let google: Awaited<ReturnType<typeof startGoogleServer>>;
let flush: () => Promise<void>;

beforeAll(async () => {
  google = await startGoogleServer(temporaryFolder("google"), () => api.clock.now.epochMilliseconds);
  api = await startApi(google.env);
  flush = watchMembers(api.services);
});
afterAll(() => google.close());
beforeEach(async () => {
  club = await makeClub(api);
  google.calls.length = 0;
  google.answers.clear();
});

// biome-ignore lint/suspicious/noExplicitAny: what Google keeps is read as it is.
type Read = Record<string, any>;
type Member = Awaited<ReturnType<typeof makeMember>>;
const host = () => ({ host: club.chain.subdomain });
const asMerchant = () => ({ as: club.merchant.token, chain: club.chain.subdomain });
const update = (memberIds: number[] | null = null) => updatePassesOf(api.services, club.chain.id, memberIds);
const press = ({ token }: Member) => api.call("createGooglePass", {}, { as: token, ...host() });
const later = (seconds: number) => {
  api.clock.now = api.clock.now.add({ seconds });
};

/** Saves a member's card to Google Wallet, and returns what Google stores. */
async function saved(member: Member) {
  const { url } = await press(member);
  const [, token = ""] = url.split("https://pay.google.com/gp/v/save/");
  const claims = openToken(token, google.publicPem);
  const [{ id }] = claims.payload.loyaltyObjects as [{ id: string }];
  return { id, claims, card: () => google.things.get(id) as Read };
}

const inLanguage = ({ defaultValue, translatedValues }: Read, language: string) =>
  [defaultValue, ...translatedValues].find((each: { language: string }) => each.language === language)?.value;

async function makeHolder() {
  const member = await makeMember(api, club, { first_name: "Anna", last_name: "Åkesson" });
  const pass = await saved(member);
  google.calls.length = 0;
  return { ...member, ...pass };
}

describe("a Google Wallet card", () => {
  test("shows the same data as the member’s home page in three languages, and its link contains only its id", async () => {
    const anna = await makeMember(api, club, { first_name: "Anna", last_name: "Åkesson" });
    await buy(api, club, anna.memberId, 240);
    const number = await numberOf(api, anna.memberId);
    const home = await api.call("getConsumerHome", {}, { as: anna.token, ...host() });
    const { claims, card, id } = await saved(anna);
    expect(claims).toMatchObject({ aud: "google", typ: "savetowallet", payload: { loyaltyObjects: [{ id }] } });
    expect(JSON.stringify(claims)).not.toMatch(new RegExp(`Anna|${number}`));
    expect(id).toMatch(new RegExp(`^${issuerId}\\.card-[0-9a-f-]{36}$`));
    expect(card()).toMatchObject({
      state: "ACTIVE",
      accountName: "Anna Åkesson",
      barcode: { type: "QR_CODE", value: number },
      loyaltyPoints: { balance: { int: home.points.balance } },
    });
    expect(inLanguage(card().loyaltyPoints.localizedLabel, "en")).toBe("Points");
    expect(card().textModulesData).toHaveLength(1);
    expect(inLanguage(card().textModulesData[0].localizedHeader, "fr")).toBe("Prochaine récompense");
  });

  test("belongs to its club's class, with logo, colour and texts", async () => {
    const { card } = await saved(await makeMember(api, club));
    const ofClub = google.things.get(card().classId) as Read;
    expect(ofClub).toMatchObject({ issuerName: club.chain.commercialName, programName: "Medlemskort" });
    expect(ofClub.id).toMatch(new RegExp(`^${issuerId}\\.club-[0-9a-f-]{36}$`));
    expect(ofClub.hexBackgroundColor).toMatch(/^#[0-9a-f]{6}$/);
    expect(ofClub.programLogo.sourceUri.uri).toMatch(/\/icons\/\w+\/maskable-512\.png$/);
    expect(inLanguage(ofClub.localizedProgramName, "fr")).toBe("Carte de membre");
    const logo = new URL(ofClub.programLogo.sourceUri.uri);
    const { statusCode } = await api.app.inject({ url: logo.pathname, headers: { host: logo.host } });
    expect(statusCode).toBe(200);
  });

  test("is sent to Google once for several presses of the button, and so is the club’s class", async () => {
    const anna = await makeMember(api, club);
    const first = await saved(anna);
    expect(google.calls.filter((call) => call !== "token")).toEqual([
      "PUT loyaltyClass",
      "POST loyaltyClass",
      "PUT loyaltyObject",
      "POST loyaltyObject",
    ]);
    google.calls.length = 0;
    expect((await saved(anna)).id).toBe(first.id);
    expect(google.calls).toEqual([]);
    const other = await saved(await makeMember(api, club));
    expect(other.id).not.toBe(first.id);
    expect(other.card().classId).toBe(first.card().classId);
  });

  test("is refused while Google does not answer, and is updated if Google created it but its response was lost", async () => {
    const anna = await makeMember(api, club, { first_name: "Anna", last_name: "Åkesson" });
    google.answers.set("POST loyaltyObject", 503);
    expect(await codeOf(press(anna))).toBe("UNAVAILABLE");
    await update();
    const { card } = await saved(anna);
    expect(card().accountName).toBe("Anna Åkesson");
  });
});

describe("the Google account's token", () => {
  test("is reused until it expires", async () => {
    const anna = await makeHolder();
    await buy(api, club, anna.memberId, 100);
    await update();
    expect(google.calls).toEqual(["PUT loyaltyObject"]);
    later(3600);
    google.calls.length = 0;
    await buy(api, club, anna.memberId, 100);
    await update();
    expect(google.calls).toEqual(["token", "PUT loyaltyObject"]);
  });

  test("is requested again when Google rejects it", async () => {
    const anna = await makeHolder();
    google.forgetToken();
    await buy(api, club, anna.memberId, 100);
    await update();
    expect(google.calls).toEqual(["token", "PUT loyaltyObject"]);
  });
});

describe("an update of Google Wallet", () => {
  const points = ({ card }: { card: () => Read }) => card().loyaltyPoints.balance.int;

  test("sends only cards whose content has changed", async () => {
    const anna = await makeHolder();
    await makeHolder();
    await update();
    expect(google.calls).toEqual([]);
    const before = points(anna);
    await buy(api, club, anna.memberId, 240);
    await update([anna.memberId]);
    expect(google.calls).toEqual(["PUT loyaltyObject"]);
    expect(points(anna)).toBeGreaterThan(before);
  });

  test("retries a card that failed, and still sends the others", async () => {
    const [anna, bo] = [await makeHolder(), await makeHolder()];
    google.calls.length = 0;
    for (const { memberId } of [anna, bo]) await buy(api, club, memberId, 240);
    google.answers.set("PUT loyaltyObject", 503);
    await expect(update()).rejects.toThrow(/503/);
    expect([points(anna), points(bo)].filter((each) => each > 0)).toHaveLength(1);
    await update();
    expect(points(anna)).toBe(points(bo));
    expect(google.calls).toHaveLength(3);
  });

  test("sends a club’s new name and colour by updating only its class", async () => {
    const { card } = await makeHolder();
    const fields = { subdomain: club.chain.subdomain, commercialName: "Café Solrosen", brandColour: "#1b4f9c" };
    await api.call("updateChain", { body: { ...fields, language: "sv" } }, asMerchant());
    await update();
    expect(google.things.get(card().classId)).toMatchObject({ issuerName: "Café Solrosen" });
    expect(google.calls).toEqual(["PUT loyaltyClass"]);
  });

  test("is queued as a job after the purchase commits", async () => {
    const anna = await makeHolder();
    await flush();
    await api.owner.query("delete from graphile_worker._private_jobs");
    await buy(api, club, anna.memberId, 100);
    await flush();
    const { rows } = await api.owner.query("select payload from graphile_worker._private_jobs");
    expect(rows).toEqual([{ payload: { chainId: club.chain.id, memberIds: [anna.memberId] } }]);
  });

  test("sends changed balances when points expire at midnight without any action", async () => {
    const anna = await makeHolder();
    await buy(api, club, anna.memberId, 240);
    await update();
    expect(points(anna)).toBeGreaterThan(0);
    const { now } = api.clock;
    later(3600 * 24 * 800);
    await walletSchedule(api.services)[0]?.act();
    api.clock.now = now;
    expect(points(anna)).toBe(0);
  });

  test.each(["leaves", "is merged"])(
    "voids the card of a member who %s, once, and removes their data from it",
    async (how) => {
      const anna = await makeHolder();
      const number = await numberOf(api, anna.memberId);
      if (how === "leaves") await api.call("removeMember", { params: { id: anna.memberId } }, asMerchant());
      else await openMerges(api, club).merge(await makeMember(api, club), anna);
      await update([anna.memberId]);
      expect(anna.card().state).toBe("EXPIRED");
      expect(JSON.stringify(anna.card())).not.toMatch(new RegExp(`Anna|${number}|loyaltyPoints|barcode`));
      expect(inLanguage(anna.card().textModulesData[0].localizedBody, "sv")).toBe("Kortet gäller inte längre");
      google.calls.length = 0;
      await update();
      expect(google.calls).toEqual([]);
    },
  );

  test("does not create a void card for a card that never reached Google", async () => {
    const anna = await makeMember(api, club);
    google.answers.set("POST loyaltyObject", 503);
    expect(await codeOf(press(anna))).toBe("UNAVAILABLE");
    await api.call("removeMember", { params: { id: anna.memberId } }, asMerchant());
    google.calls.length = 0;
    await update();
    await update();
    expect(google.calls).toEqual(["PUT loyaltyObject"]);
  });
});

test("without a Google account there is no button and no card", async () => {
  const bare = await startApi();
  const other = await makeClub(bare);
  const anna = await makeMember(bare, other);
  const at = { host: other.chain.subdomain };
  expect(await codeOf(bare.call("createGooglePass", {}, { as: anna.token, ...at }))).toBe("NOT_FOUND");
  expect((await bare.call("getPublicChain", { params: { subdomain: other.chain.subdomain } }, at)).googlePass).toBe(
    false,
  );
});
