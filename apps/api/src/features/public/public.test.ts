import { beforeAll, expect, test } from "vitest";
import { makeClub } from "../../../test/factories.ts";
import { codeOf, startApi, type TestApi } from "../../../test/harness.ts";
import { publicFacts } from "./public-facts.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

test("a chain is told as the page's first paint has it", async () => {
  const { chain } = await makeClub(api);
  const told = await api.call("getPublicChain", { params: { subdomain: chain.subdomain } });
  expect(told).toEqual(await publicFacts(api.services, chain));
  expect(told).toMatchObject({
    clubPointActive: true,
    open: true,
    pointsOfSale: [{ subpage: "norr" }, { subpage: "soder" }],
  });
});

test.each(["MEMBERSHIP", "PRIVACY"])(
  "a club without its %s text is not open, nor is its company shown",
  async (kind) => {
    const { chain, companyId } = await makeClub(api);
    const company = () => api.call("getPublicCompany", { params: { id: companyId } });
    expect(await company()).toEqual({ id: companyId, name: `${chain.subdomain} AB`, city: "Lund" });
    await api.owner.query("delete from terms_version where chain_id = $1 and kind = $2", [chain.id, kind]);
    expect((await api.call("getPublicChain", { params: { subdomain: chain.subdomain } })).open).toBe(false);
    expect(await codeOf(company())).toBe("NOT_FOUND");
  },
);

test.each(["NEW", "STOPPED", "COMPLETED", "WITHDRAWN"])(
  "a coupon that is %s is the same 404 as none at all",
  async (status) => {
    const { chain, couponId } = await makeClub(api);
    const ask = (id: number, host: string) => api.ask("getPublicCoupon", { params: { id } }, { host });
    expect((await ask(couponId, chain.subdomain)).body).toMatchObject({ id: couponId, publishStatus: "ACTIVE" });
    await api.owner.query("update coupon set publish_status = $2 where id = $1", [couponId, status]);
    const [hidden, none] = [await ask(couponId, chain.subdomain), await ask(999_999, chain.subdomain)];
    expect(hidden.status).toBe(404);
    const told = ({ body }: typeof none) => ({ ...(body as object), requestId: "" });
    expect(told(hidden)).toEqual(told(none));
  },
);

test("a coupon is found on its own chain's host alone", async () => {
  const [mine, other] = [await makeClub(api), await makeClub(api)];
  const ask = (host?: string) => codeOf(api.call("getPublicCoupon", { params: { id: mine.couponId } }, { host }));
  expect(await ask(other.chain.subdomain)).toBe("NOT_FOUND");
  expect(await ask()).toBe("NOT_FOUND");
});

test("on a chain's own host the path's subdomain must be that chain's", async () => {
  const [mine, other] = [await makeClub(api), await makeClub(api)];
  const options = { host: mine.chain.subdomain };
  const params = { subdomain: other.chain.subdomain };
  expect(await codeOf(api.call("getPublicChain", { params }, options))).toBe("NOT_FOUND");
  expect(await codeOf(api.call("getMembershipTerms", { params, body: {} }, options))).toBe("NOT_FOUND");
});

test("visitors learn whether SMS can be sent, and not how many", async () => {
  const [some, none] = [await makeClub(api), await makeClub(api, { smsCredits: 0 })];
  expect(await api.call("getPublicSmsAccount", { params: { subdomain: some.chain.subdomain } })).toEqual({
    hasCredits: true,
  });
  expect(await api.call("getPublicSmsAccount", { params: { subdomain: none.chain.subdomain } })).toEqual({
    hasCredits: false,
  });
});

test("an unknown subpage is not found", async () => {
  const { chain } = await makeClub(api);
  const params = { subdomain: chain.subdomain, subpage: "ingenstans" };
  expect(await codeOf(api.call("getPublicLocation", { params }))).toBe("NOT_FOUND");
});
