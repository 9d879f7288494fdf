import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { reservedByPaths } from "#features/clubs/settings/domain/reserved-words.ts";
import { paths as memberPaths } from "#features/member-paths.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import type { Call } from "#packages/server/request/call.ts";
import { type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { aCampaign, makeCampaign } from "#tests/api/offers.ts";
import { openState } from "../domain/open-state.ts";
import { specialDaySchedule } from "./forget-special-days.ts";
import { readSubpage } from "./subpages.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

const fields = {
  name: "Väster",
  commercialName: "",
  subpage: "Vaster",
  street: " Storgatan  1 ",
  zipCode: "222 22",
  city: "Lund",
  phone: "046-12 34 567",
  email: "Vaster@Bella.se",
  website: "bella.se/vaster",
  openingHours: [
    { dayFrom: 6, dayTo: 0, timeFrom: "10:00", timeTo: "16:00" },
    { dayFrom: 1, dayTo: 5, timeFrom: "08:00", timeTo: "18:30" },
  ],
};
const options = (club: Club) => ({ as: club.merchant.token, chain: club.chain.subdomain });
const create = (club: Club, changes: Partial<typeof fields> = {}) =>
  api.call("createLocation", { body: { ...fields, ...changes } }, options(club));

const createWith = (club: Club, specialDays: Call<"createLocation">["body"]["specialDays"]) =>
  api.call("createLocation", { body: { ...fields, specialDays } }, options(club));
/** Returns the date this many days from the club's today, on the test's clock. */
const dayAhead = (days: number) => platformToday(api.services.clock()).add({ days }).toString();
const special = (name: string, from: number, to = from, times: [string, string] | null = null) => ({
  name,
  dateFrom: dayAhead(from),
  dateTo: dayAhead(to),
  timeFrom: times?.[0] ?? null,
  timeTo: times?.[1] ?? null,
});

describe("special days", () => {
  test("are stored in order, shown to members a month ahead, and unchanged by a save without them", async () => {
    const club = await makeClub(api);
    const days = [special("Senare", 40), special("Lov", -2, 5, ["10:00", "14:00"]), special("Förbi", -9, -3)];
    const made = await createWith(club, days);
    const [later, now, past] = days;
    const storedDays = made.specialDays.map(({ id: _, ...day }) => day);
    expect(storedDays).toEqual([past, now, later]);
    const params = { subdomain: club.chain.subdomain, subpage: "vaster" };
    const seen = await api.call("getPublicLocation", { params });
    expect(seen.specialDays.map(({ name }) => name)).toEqual(["Lov"]);
    const { pointsOfSale } = await api.call("getPublicChain", { params: { subdomain: club.chain.subdomain } });
    expect(pointsOfSale.find(({ id }) => id === made.id)?.specialDays).toEqual(seen.specialDays);
    const save = (body: object) =>
      api.call(
        "updateLocation",
        { params: { id: made.id }, body: { ...fields, subpage: "vaster", ...body } },
        options(club),
      );
    expect((await save({})).specialDays).toEqual(made.specialDays);
    expect((await save({ specialDays: [] })).specialDays).toEqual([]);
  });

  test.each([
    ["a closed evening has no night after it", null, "2026-12-24T23:30:00Z", "closed"],
    ["a long night goes on into the day after", ["18:00", "05:00"] as [string, string], "2026-12-25T02:00:00Z", "open"],
  ])("keep their opening state for members into the following night: %s", async (_, times, moment, kind) => {
    const club = await makeClub(api);
    const now = Temporal.Instant.from(moment);
    const day = { name: "Julafton", dateFrom: "2026-12-24", dateTo: "2026-12-24" };
    const body = {
      ...fields,
      openingHours: [{ dayFrom: 1, dayTo: 0, timeFrom: "18:00", timeTo: "02:00" }],
      specialDays: [{ ...day, timeFrom: times?.[0] ?? null, timeTo: times?.[1] ?? null }],
    };
    await api.call("createLocation", { body }, options(club));
    const before = api.clock.now;
    api.clock.now = now;
    onTestFinished(() => {
      api.clock.now = before;
    });
    const params = { subdomain: club.chain.subdomain, subpage: "vaster" };
    const seen = await api.call("getPublicLocation", { params });
    const week = seen.openingHours.map((row) => ({ ...row, dayTo: row.dayTo ?? null }));
    expect(openState({ week, special: seen.specialDays }, "Europe/Stockholm", now).kind).toBe(kind);
  });

  test("are removed a year after their last day", async () => {
    const club = await makeClub(api);
    const { id } = await createWith(club, [special("I fjol", -366, -365), special("Förr", -368, -367)]);
    const [job] = specialDaySchedule(api.services);
    await job?.act();
    const { specialDays } = await api.call("getLocation", { params: { id } }, options(club));
    expect(specialDays.map(({ name }) => name)).toEqual(["I fjol"]);
  });
});

describe("a point of sale", () => {
  test("is stored with its week from Monday on and appears in the lists", async () => {
    const club = await makeClub(api);
    const made = await create(club);
    expect(made).toMatchObject({
      commercialName: "Väster",
      subpage: "vaster",
      address: { street: "Storgatan 1", zipCode: "222 22", city: "Lund" },
      email: "vaster@bella.se",
      website: "https://bella.se/vaster",
    });
    expect(made.openingHours.map(({ id: _, ...row }) => row)).toEqual([fields.openingHours[1], fields.openingHours[0]]);
    expect(await api.call("getLocation", { params: { id: made.id } }, options(club))).toEqual(made);
    const seen = await api.call("getPublicLocation", {
      params: { subdomain: club.chain.subdomain, subpage: "VASTER" },
    });
    const { version: _, ...locationFields } = made;
    expect(seen).toEqual({ ...locationFields, name: made.commercialName });
    const body = { ...fields, subpage: "vaster", openingHours: [] };
    const changed = await api.call("updateLocation", { params: { id: made.id }, body }, options(club));
    expect(changed).toEqual({ ...made, openingHours: [], version: changed.version });
  });

  test.each([
    [{ name: "" }, { name: "REQUIRED", commercialName: "REQUIRED" }],
    [{ commercialName: "Non existing" }, { commercialName: "NAME_RESERVED" }],
    [{ subpage: "" }, { subpage: "REQUIRED" }],
    [{ subpage: "1a" }, { subpage: "INVALID_SUBPAGE" }],
    [{ subpage: "login" }, { subpage: "RESERVED_SUBPAGE" }],
    [{ subpage: "closed7" }, { subpage: "RESERVED_SUBPAGE" }],
    [{ phone: "12" }, { phone: "INVALID_PHONE" }],
    [{ email: "bella" }, { email: "INVALID_EMAIL" }],
    [{ website: "http://bella.se" }, { website: "INVALID_URL" }],
    [{ website: "javascript:alert(1)" }, { website: "INVALID_URL" }],
    [
      { openingHours: [{ dayFrom: 1, dayTo: 1, timeFrom: "10:00", timeTo: "10:00" }] },
      { openingHours: "INVALID_OPENING_HOURS" },
    ],
    [
      { openingHours: [{ dayFrom: 9, dayTo: 9, timeFrom: "10:15", timeTo: "11:00" }] },
      { openingHours: "INVALID_OPENING_HOURS" },
    ],
    [{ subpage: "norr" }, { subpage: "SUBPAGE_TAKEN" }],
  ])("with %j is refused at its field", async (changes, codes) => {
    expect(await fieldCodesOf(create(await makeClub(api), changes))).toEqual(codes);
  });

  test.each([
    [{ name: "" }],
    [{ dateTo: "2026-12-23" }],
    [{ dateFrom: "2026-02-30" }],
    [{ timeFrom: "10:00" }],
    [{ timeFrom: "10:15", timeTo: "12:00" }],
  ])("with an invalid special day (%j) is refused", async (changes) => {
    const day = { name: "Julafton", dateFrom: "2026-12-24", dateTo: "2026-12-24", timeFrom: null, timeTo: null };
    const request = createWith(await makeClub(api), [{ ...day, ...changes }]);
    expect(await fieldCodesOf(request)).toEqual({ specialDays: "INVALID_SPECIAL_DAYS" });
  });

  test("is created by only one of several concurrent requests for the same subpage", async () => {
    const club = await makeClub(api);
    const requests = [1, 2, 3, 4].map(() => api.ask("createLocation", { body: fields }, options(club)));
    expect((await Promise.all(requests)).map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test("that is closed frees its subpage, and is neither shown nor staffed", async () => {
    const club = await makeClub(api);
    const { id } = await create(club);
    const cashier = await makeStaff(api, club, "ROLE_CASHIER", [id, club.locationIds[0]]);
    await api.call("closeLocation", { params: { id } }, options(club));
    expect((await api.call("listLocations", {}, options(club))).map((each) => each.id)).not.toContain(id);
    expect(await codeOf(api.call("getLocation", { params: { id } }, options(club)))).toBe("NOT_FOUND");
    expect(await codeOf(api.call("closeLocation", { params: { id } }, options(club)))).toBe("NOT_FOUND");
    const { pointsOfSale } = await api.call("getPublicChain", { params: { subdomain: club.chain.subdomain } });
    expect(pointsOfSale.map((each) => each.id)).not.toContain(id);
    const staff = await api.call("listStaff", {}, options(club));
    expect(staff.find((each) => each.id === cashier.accountId)?.pointsOfSaleIds).toEqual([club.locationIds[0]]);
    expect((await create(club)).subpage).toBe("vaster");
  });

  test("shows before closing which campaigns and members would be left without a point of sale", async () => {
    const club = await makeClub(api);
    const [first = 0, second = 0] = club.locationIds;
    const only = await makeCampaign(api, club, aCampaign("Bara här", { pointOfSaleIds: [first] }));
    await makeCampaign(api, club, aCampaign("På båda", { pointOfSaleIds: [first, second] }));
    await makeCampaign(api, club, aCampaign("Överallt"));
    await makeCampaign(api, club, aCampaign("Där borta", { pointOfSaleIds: [second] }));
    await makeMember(api, club, { home_location_id: first });
    const { memberId } = await makeMember(api, club, { home_location_id: first });
    await makeMember(api, club, { home_location_id: second });
    await api.call("removeMember", { params: { id: memberId } }, options(club));
    const closing = (id: number) => api.call("getLocationClosing", { params: { id } }, options(club));
    expect(await closing(first)).toEqual({ campaigns: [{ id: only.id, name: "Bara här" }], members: 1 });
    await api.call("closeLocation", { params: { id: first } }, options(club));
    expect(await codeOf(closing(first))).toBe("NOT_FOUND");
    expect((await closing(second)).campaigns.map(({ name }) => name)).toEqual(["Där borta", "På båda"]);
  });

  test("that is the last one cannot be closed, not even concurrently", async () => {
    const club = await makeClub(api);
    const requests = club.locationIds.map((id) => api.ask("closeLocation", { params: { id } }, options(club)));
    expect((await Promise.all(requests)).map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await api.call("listLocations", {}, options(club))).toHaveLength(1);
  });

  test.each(["ROLE_LOCAL_MERCHANT", "ROLE_CASHIER"] as const)(
    "is listed for %s only if it is their own",
    async (role) => {
      const club = await makeClub(api);
      const [own, other] = club.locationIds;
      const { token } = await makeStaff(api, club, role, [own]);
      const as = { as: token, chain: club.chain.subdomain };
      expect((await api.call("listLocations", {}, as)).map(({ id }) => id)).toEqual([own]);
      expect(await codeOf(api.call("getLocation", { params: { id: other } }, as))).toBe("NOT_FOUND");
    },
  );
});

test("no subpage hides a page of the member app", () => {
  const words = [...reservedByPaths(Object.values(memberPaths), "subpage")];
  expect(words).toContain("onboarding");
  expect(words.filter((word) => readSubpage(word).ok)).toEqual([]);
});
