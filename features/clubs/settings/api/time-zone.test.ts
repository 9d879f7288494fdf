import { beforeAll, describe, expect, test } from "vitest";
import { buy, type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { defaultTimeZone } from "../domain/time-zones.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

const by = (club: Club) => ({ as: club.merchant.token, chain: club.chain.subdomain });
const choose = (club: Club, timeZone?: string) => {
  const { subdomain } = club.chain;
  const body = { commercialName: "Kaffebönan", subdomain, language: "sv" as const, brandColour: "#b4532a", timeZone };
  return api.call("updateChain", { body }, by(club));
};

describe("a club's time zone", () => {
  test("is Stockholm’s until another is chosen, and is unchanged by a save without it", async () => {
    const club = await makeClub(api);
    expect(await api.call("getChain", {}, by(club))).toMatchObject({
      timeZone: defaultTimeZone,
      timeZoneFixedSince: null,
    });
    expect(await choose(club, "America/New_York")).toMatchObject({ timeZone: "America/New_York" });
    expect(await choose(club)).toMatchObject({ timeZone: "America/New_York", timeZoneFixedSince: null });
    const { rows } = await api.call("listTrail", { query: {} }, by(club));
    expect(rows.flatMap(({ changes }) => changes)).toContainEqual({
      field: "timeZone",
      from: defaultTimeZone,
      to: "America/New_York",
    });
  });

  test("can be chosen when the club is created", async () => {
    const { merchant, companyId } = await makeClub(api);
    const body = {
      commercialName: "Helsinki",
      subdomain: "helsinkibar",
      language: "sv" as const,
      brandColour: "#b4532a",
    };
    const createClub = (timeZone: string) =>
      api.call("createChain", { body: { ...body, timeZone, companyId } }, { as: merchant.token });
    expect(await fieldCodesOf(createClub("Europe/Atlantis"))).toEqual({ timeZone: "INVALID_TIME_ZONE" });
    expect(await createClub("Europe/Helsinki")).toMatchObject({
      timeZone: "Europe/Helsinki",
      timeZoneFixedSince: null,
    });
  });

  test.each(["", "+02:00", "CET", "Europe/Atlantis"])(
    "must be named after a place: %j is refused at its field",
    async (timeZone) => {
      expect(await fieldCodesOf(choose(await makeClub(api), timeZone))).toEqual({ timeZone: "INVALID_TIME_ZONE" });
    },
  );

  test("decides the day of later purchases", async () => {
    const club = await makeClub(api);
    // Nine in the evening in Stockholm is nine in the morning of the next day in Auckland.
    api.clock.now = Temporal.Instant.from("2026-11-21T20:00:00Z");
    await choose(club, "Pacific/Auckland");
    const member = await makeMember(api, club);
    await buy(api, club, member.memberId, 100);
    const { rows } = await api.owner.query("select purchased_on::text from purchase where chain_id = $1", [
      club.chain.id,
    ]);
    expect(rows).toEqual([{ purchased_on: "2026-11-22" }]);
  });

  test("is fixed from the first member’s day on, and shows that day", async () => {
    const club = await makeClub(api);
    await makeMember(api, club, { registered_at: "2026-11-24T08:00:00Z" });
    // Half past midnight in the club.
    await makeMember(api, club, { registered_at: "2026-11-21T23:30:00Z" });
    expect(await fieldCodesOf(choose(club, "Europe/Helsinki"))).toEqual({ timeZone: "TIME_ZONE_FIXED" });
    const saved = await choose(club, defaultTimeZone);
    expect(saved).toMatchObject({ timeZone: defaultTimeZone, timeZoneFixedSince: "2026-11-22" });
    expect(await api.call("getChain", {}, by(club))).toEqual(saved);
  });

  test("is protected by the database, which has the rules of every offered place", async () => {
    const club = await makeClub(api);
    const set = (zone: string) =>
      api.owner.query("update chain set time_zone = $2 where id = $1", [club.chain.id, zone]);
    const { rows } = await api.owner.query<{ name: string }>("select name from pg_timezone_names");
    const zoneNames = new Set(rows.map(({ name }) => name));
    const offered = Intl.supportedValuesOf("timeZone").filter((name) => name.includes("/") && !name.startsWith("Etc/"));
    expect(offered.filter((name) => !zoneNames.has(name))).toEqual([]);
    await expect(set("Europe/Atlantis")).rejects.toThrow("time zone");
    await makeMember(api, club);
    await expect(set("Europe/Helsinki")).rejects.toThrow("counted by its time zone");
  });
});
