import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeAccount, makeClub, signIn } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ FREE_SMS_CREDITS: "25", PUBLIC_URL: "https://klubbar.example:8443" });
});

const fields = (subdomain: string) => ({
  commercialName: " Café  Bella ",
  subdomain,
  language: "sv" as const,
  brandColour: "#8b1e3f",
});
const create = ({ merchant, companyId }: Pick<Club, "merchant" | "companyId">, subdomain: string) =>
  api.call("createChain", { body: { ...fields(subdomain), companyId } }, { as: merchant.token });

describe("creating a club", () => {
  test("opens its points account, its SMS account with free credits, and its addresses", async () => {
    const club = await makeClub(api);
    const { merchant } = club;
    const chain = await create(club, "CafeBella");
    expect(chain).toMatchObject({
      name: "Café Bella",
      subdomain: "cafebella",
      address: "https://cafebella.klubbar.example:8443",
      clubPointActive: false,
      logoPath: null,
    });
    const options = { as: merchant.token, chain: "cafebella" };
    expect(await api.call("getChain", {}, options)).toEqual(chain);
    expect(await api.call("getClubPoints", {}, options)).toMatchObject({ active: false, pointsPerKrona: 1 });
    const { rows } = await api.owner.query(
      "select available, (select sum(credits)::int from sms_entry where chain_id = $1) as given from sms_account where chain_id = $1",
      [chain.id],
    );
    expect(rows).toEqual([{ available: 25, given: 25 }]);
    const { chains } = await api.call("getAccess", {}, { as: merchant.token });
    expect(chains.find(({ id }) => id === chain.id)).toMatchObject({ role: "ROLE_MERCHANT", subdomain: "cafebella" });
  });

  test("requires one of the merchant’s own companies", async () => {
    const [club, other] = [await makeClub(api), await makeClub(api)];
    const { accountId } = await makeAccount(api);
    const stranger = { accountId, token: await signIn(api, accountId, "ROLE_MERCHANT") };
    expect(await codeOf(create({ merchant: stranger, companyId: club.companyId }, "utanbolag"))).toBe("NO_ACCESS");
    expect(await codeOf(create({ ...club, companyId: other.companyId }, "andrasbolag"))).toBe("NO_ACCESS");
    await api.owner.query("insert into company_merchant (company_id, account_id) values ($1, $2)", [
      other.companyId,
      club.merchant.accountId,
    ]);
    const chain = await create({ ...club, companyId: other.companyId }, "andrabolaget");
    const { chains } = await api.call("getAccess", {}, { as: club.merchant.token });
    expect(chains.find(({ id }) => id === chain.id)?.companyId).toBe(other.companyId);
  });

  test.each([
    ["", "REQUIRED"],
    ["ab", "INVALID_SUBDOMAIN"],
    ["1bella", "INVALID_SUBDOMAIN"],
    ["caffè", "INVALID_SUBDOMAIN"],
    ["www", "RESERVED_SUBDOMAIN"],
    // Words that occupy a subdomain's position in an API path.
    ["session", "RESERVED_SUBDOMAIN"],
    ["password", "RESERVED_SUBDOMAIN"],
    ["subdomain", "RESERVED_SUBDOMAIN"],
    ["points", "RESERVED_SUBDOMAIN"],
    ["stammissupport", "RESERVED_SUBDOMAIN"],
    ["my5tammis", "RESERVED_SUBDOMAIN"],
  ])("refuses the subdomain %j with %s, at the field and in the availability check", async (subdomain, code) => {
    const club = await makeClub(api);
    const { merchant } = club;
    expect(await fieldCodesOf(create(club, subdomain))).toEqual({ subdomain: code });
    if (subdomain === "") return;
    const availability = await api.call("getSubdomainAvailability", { params: { subdomain } }, { as: merchant.token });
    expect(availability).toEqual({ available: false, reason: code });
  });

  test.each(["Stammis", "S t ä m m i s", "Ѕtаmmіs Support"])(
    "refuses a name that imitates the platform: %j",
    async (name) => {
      const { merchant, chain, companyId } = await makeClub(api);
      const named = { commercialName: name };
      const body = { ...fields("nyklubb"), ...named, companyId };
      const founding = api.call("createChain", { body }, { as: merchant.token });
      expect(await fieldCodesOf(founding)).toEqual({ commercialName: "NAME_RESERVED" });
      const options = { as: merchant.token, chain: chain.subdomain };
      const renaming = api.call("updateChain", { body: { ...fields(chain.subdomain), ...named } }, options);
      expect(await fieldCodesOf(renaming)).toEqual({ commercialName: "NAME_RESERVED" });
    },
  );

  test.each([
    ["kaffe.se", "NAME_HAS_ADDRESS"],
    ["Du har vunnit", "NAME_IS_BAIT"],
  ])("refuses the name %j with %s, for a new club and for a renamed one", async (name, code) => {
    const { merchant, chain, companyId } = await makeClub(api);
    const named = { commercialName: name };
    const founding = api.call(
      "createChain",
      { body: { ...fields("nyklubb"), ...named, companyId } },
      { as: merchant.token },
    );
    expect(await fieldCodesOf(founding)).toEqual({ commercialName: code });
    const options = { as: merchant.token, chain: chain.subdomain };
    const renaming = api.call("updateChain", { body: { ...fields(chain.subdomain), ...named } }, options);
    expect(await fieldCodesOf(renaming)).toEqual({ commercialName: code });
  });

  test("lets a club keep a web address that was already its name", async () => {
    const { merchant, chain } = await makeClub(api);
    await api.owner.query("update chain set commercial_name = 'kaffe.se' where id = $1", [chain.id]);
    api.services.directory.forget(chain.id);
    const body = { ...fields(chain.subdomain), commercialName: "kaffe.se", brandColour: "#112233" };
    const saved = await api.call("updateChain", { body }, { as: merchant.token, chain: chain.subdomain });
    expect(saved).toMatchObject({ commercialName: "kaffe.se", brandColour: "#112233" });
  });

  test("reports each invalid field", async () => {
    const { merchant, companyId } = await makeClub(api);
    const body = { ...fields("www"), commercialName: "non existing", companyId };
    expect(await fieldCodesOf(api.call("createChain", { body }, { as: merchant.token }))).toEqual({
      commercialName: "NAME_RESERVED",
      subdomain: "RESERVED_SUBDOMAIN",
    });
  });

  test("gives a subdomain to one of several concurrent requests", async () => {
    const clubs = await Promise.all(Array.from({ length: 6 }, () => makeClub(api)));
    const answers = await Promise.all(
      clubs.map(({ merchant, companyId }) =>
        api.ask("createChain", { body: { ...fields("eftertraktad"), companyId } }, { as: merchant.token }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });
});

describe("an internal name", () => {
  test("equals the public one until it is set, appears in staff’s lists and is hidden from members", async () => {
    const club = await makeClub(api);
    const { subdomain } = club.chain;
    const options = { as: club.merchant.token, chain: subdomain };
    const save = (more: object) => api.call("updateChain", { body: { ...fields(subdomain), ...more } }, options);
    await save({ name: "" });
    expect(await save({ commercialName: "Solrosen" })).toMatchObject({ commercialName: "Solrosen", name: "Solrosen" });
    expect(await save({ commercialName: "Solrosen", name: " Ystad  hamn " })).toMatchObject({ name: "Ystad hamn" });
    expect(await save({ commercialName: "Rosen" })).toMatchObject({ commercialName: "Rosen", name: "Ystad hamn" });
    const { chains } = await api.call("getAccess", {}, { as: club.merchant.token });
    expect(chains.map(({ name }) => name)).toEqual(["Ystad hamn"]);
    const seen = await api.call("getPublicChain", { params: { subdomain } });
    expect(JSON.stringify(seen)).not.toContain("Ystad");
    expect(await save({ commercialName: "Rosen", name: "" })).toMatchObject({ name: "Rosen" });
    const reserved = save({ name: "Non existing" });
    expect(await fieldCodesOf(reserved)).toEqual({ name: "NAME_RESERVED" });
  });
});

describe("a changed subdomain", () => {
  const move = (club: Awaited<ReturnType<typeof makeClub>>, from: string, to: string) =>
    api.call("updateChain", { body: fields(to) }, { as: club.merchant.token, chain: from });

  test("redirects to the new one for a year and is unavailable to others meanwhile", async () => {
    const club = await makeClub(api);
    const old = club.chain.subdomain;
    const moved = await move(club, old, "nyttnamn");
    expect(moved).toMatchObject({ subdomain: "nyttnamn", formerSubdomains: [{ subdomain: old, until: "2027-11-21" }] });
    const options = { as: club.merchant.token, chain: "nyttnamn" };
    expect(await api.call("getChain", {}, options)).toEqual(moved);
    expect(await api.services.directory.bySubdomain(old)).toBeNull();
    const lastDay = Temporal.PlainDate.from("2027-11-21");
    expect(await api.services.directory.movedTo(old, lastDay)).toBe("nyttnamn");
    expect(await api.services.directory.movedTo(old, lastDay.add({ days: 1 }))).toBeNull();
    const other = await makeClub(api);
    expect(await codeOf(create(other, old))).toBe("SUBDOMAIN_TAKEN");
    const now = api.clock.now;
    api.clock.now = Temporal.Instant.from("2027-11-22T00:00:00Z");
    const later = await signIn(api, other.merchant.accountId, "ROLE_MERCHANT");
    expect((await create({ ...other, merchant: { ...other.merchant, token: later } }, old)).subdomain).toBe(old);
    api.clock.now = now;
  });

  test("can be taken again by the same chain", async () => {
    const club = await makeClub(api);
    const old = club.chain.subdomain;
    await move(club, old, "framochtillbaka");
    await move(club, "framochtillbaka", old);
    expect(await api.services.directory.movedTo("framochtillbaka", Temporal.PlainDate.from("2026-12-01"))).toBe(old);
    expect(await api.services.directory.movedTo(old, Temporal.PlainDate.from("2026-12-01"))).toBeNull();
  });

  test("is not given to another club during the change", async () => {
    for (const to of ["flyttadett", "flyttadtva", "flyttadtre", "flyttadfyra"]) {
      const [moving, other] = [await makeClub(api), await makeClub(api)];
      const old = moving.chain.subdomain;
      const [, founded] = await Promise.all([
        move(moving, old, to),
        api.ask("createChain", { body: { ...fields(old), companyId: other.companyId } }, { as: other.merchant.token }),
      ]);
      expect(founded.status).toBe(409);
    }
  });
});
