import type { Problem } from "@stammis/contract/errors";
import { type EndpointName, routes, routes } from "@stammis/contract/routes";
import { schemas } from "@stammis/contract/schemas";
import { beforeAll, describe, expect, test } from "vitest";
import { type Editor, editors, type Put, type Row, type Save, type Things } from "./editors.ts";
import { makeAccount, makeClub, makeMember, makeStaff, signIn } from "./factories.ts";
import { startApi, type TestApi } from "./harness.ts";
import { heldUp } from "./held-up.ts";
import { aBanner, aCampaign, aStampCard, whoCanBeMailed } from "./offers.ts";
import { aSendout, makeSendout, noRules, ofSendout } from "./sendouts.ts";
import { type Editor, versionless } from "./versionless.ts";

interface Things {
  club: Club;
  couponId: number;
  sendoutId: number;
  campaignId: number;
  cardId: number;
  selectionId: number;
  staffId: number;
  memberId: number;
  planId: number;
}
type Save = { params?: Record<string, unknown>; body: Record<string, unknown> };
interface Row {
  read: EndpointName;
  /** It is the platform's own. */
  byAdmins?: true;
  /** What both who save wait for; the club's own row where nothing is said. */
  lock?: (things: Things) => string;
  params?: (things: Things) => Record<string, unknown>;
  /** What one of two people would send. */
  body: (name: string, things: Things) => Record<string, unknown>;
  /** The thing in what `read` answers, and its version. */
  thing?: (answer: never, things: Things) => unknown;
  version?: (answer: never) => string;
  /** Fields of the body that the answer tells elsewhere. */
  nested?: string[];
}

const terms = (title: string) => {
  const one = { title, termsParagraphs: [{ id: 1, title, content: title }] };
  return { texts: { sv: one, en: one, fr: one } };
};
const lengthOf = (name: string) => name.length * 100;
type Versions = { versions: Record<"rule" | "corrections" | "alone" | "pointCost", string> };

/** Every editor: what it reads, and what it saves. */
const editors: Record<Editor, Row> = {
  updateCoupon: {
    read: "getCoupon",
    params: ({ couponId }) => ({ id: couponId }),
    body: (name) => ({ name, description: "", pointsRequired: 80, totalLimit: lengthOf(name) }),
  },
  updateCampaign: {
    read: "getCampaign",
    params: ({ campaignId }) => ({ id: campaignId }),
    body: (name, { club }) => ({
      ...aCampaign(name, { pointOfSaleIds: [club.locationIds[0]] }),
      banner: { newData: aBanner },
    }),
  },
  updateSelection: {
    read: "getSelection",
    params: ({ selectionId }) => ({ id: selectionId }),
    body: (name) => ({ name, expression: whoCanBeMailed }),
  },
  updateStampcard: {
    read: "getStampcard",
    params: ({ cardId }) => ({ id: cardId }),
    body: (name) => ({ ...aStampCard(name) }),
  },
  updateSendout: { read: "getSendout", params: ofSendout, body: (name) => ({ ...aSendout, name }) },
  updateSendoutRules: { read: "getSendoutRules", body: (name) => ({ ...noRules, approvalAbove: lengthOf(name) }) },
  updateClubPoints: {
    read: "getClubPoints",
    body: (name) => ({ name, description: "", pointsPerKrona: 1, monthValidation: 6, countedPointsFrom: null }),
    version: ({ versions }: Versions) => versions.rule,
  },
  setCorrectionLimits: {
    read: "getClubPoints",
    body: (name) => ({ perMember: lengthOf(name), perDay: 5000 }),
    thing: ({ corrections }: { corrections: unknown }) => corrections,
    version: ({ versions }: Versions) => versions.corrections,
  },
  setAloneLimits: {
    read: "getClubPoints",
    body: (name) => ({ perPurchase: lengthOf(name), perDay: 90_000 }),
    thing: ({ alone }: { alone: unknown }) => alone,
    version: ({ versions }: Versions) => versions.alone,
  },
  setPointCost: {
    read: "getClubPoints",
    body: (name) => ({ pointCost: lengthOf(name) }),
    version: ({ versions }: Versions) => versions.pointCost,
  },
  updateChain: {
    read: "getChain",
    body: (commercialName, { club }) => {
      const { subdomain } = club.chain;
      return { commercialName, subdomain, language: "sv", brandColour: "#336699" };
    },
  },
  saveTermsDraft: {
    read: "getTerms",
    params: () => ({ kind: "membership" }),
    body: terms,
  },
  updateLocation: {
    read: "getLocation",
    params: ({ club }) => ({ id: club.locationIds[0] }),
    body: (name) => ({
      ...{ name, commercialName: "Norr", subpage: "norr", street: "Gatan 1", zipCode: "11122", city: "Lund" },
      ...{ phone: "", email: "", website: "" },
      openingHours: [{ dayFrom: 1, dayTo: 5, timeFrom: "09:00", timeTo: "18:00" }],
    }),
    nested: ["street", "zipCode", "city", "openingHours"],
  },
  updateStaff: {
    read: "listStaff",
    params: ({ staffId }) => ({ id: staffId }),
    body: (name, { club }) => ({
      ...{ role: "ROLE_LOCAL_MERCHANT", pointsOfSaleIds: [club.locationIds[0]] },
      mayManageStaff: name === "Det ena",
    }),
    thing: (all: { id: number }[], { staffId }) => all.find(({ id }) => id === staffId),
  },
  updateCompany: {
    read: "getCompany",
    params: ({ club }) => ({ id: club.companyId }),
    body: (companyName) => ({
      ...{ companyName, companyNumber: "5560360793", website: "" },
      ...{ postalAddress: "Gatan 1", postalZipCode: "11122", postalCity: "Lund" },
    }),
  },
  updateRecordContact: {
    read: "getProcessingRecord",
    body: (contactName) => ({ contactName, contactEmail: "", contactPhone: "" }),
  },
  updateProcessingActivity: {
    read: "getProcessingRecord",
    params: () => ({ activity: "loyalty" }),
    body: (purpose) => ({
      ...{ name: "", purpose, legalBasis: "", people: "" },
      ...{ data: "", recipients: "", retention: "", protection: "" },
    }),
    thing: ({ activities }: { activities: { key: string; own: object }[] }) => {
      const found = activities.find(({ key }) => key === "loyalty");
      return { ...found, ...found?.own };
    },
    nested: ["name", "purpose", "legalBasis", "people", "data", "recipients", "retention", "protection"],
  },
  renameCategory: {
    read: "listCategories",
    params: ({ club }) => ({ id: club.categoryId }),
    body: (name) => ({ name }),
    thing: (all: { id: number }[], { club }) => all.find(({ id }) => id === club.categoryId),
  },
  updateMember: {
    read: "getMember",
    params: ({ memberId }) => ({ id: memberId }),
    body: (firstName) => ({ firstName, street: "Gatan 1" }),
    thing: ({ profile }: { profile: unknown }) => profile,
    nested: ["street"],
  },
  setBilling: {
    read: "getBilling",
    params: ({ club }) => ({ id: club.companyId }),
    body: (reference) => ({ invoiceEmail: "", reference, language: "sv" }),
  },
  setSeller: {
    read: "getSeller",
    byAdmins: true,
    lock: () => "select from seller for update",
    body: (name) => ({
      ...{ name, companyNumber: "", vatNumber: "", street: "", zipCode: "", city: "", email: "", phone: "" },
      ...{ website: "", bankgiro: "", iban: "", bic: "", paymentDays: 20 },
    }),
  },
  setPlan: {
    read: "listPlans",
    byAdmins: true,
    lock: ({ planId }) => `select from plan where id = ${planId} for update`,
    params: ({ planId }) => ({ id: planId }),
    body: (name) => ({
      name,
      offered: false,
      prices: [{ from: "2099-01-01", location: 299, membersIncluded: 500, member: 0.2 }],
    }),
    thing: (answer: { id: number }[] | { id: number }, { planId }) =>
      Array.isArray(answer) ? answer.find(({ id }) => id === planId) : answer,
  },
  setCompanyStanding: {
    read: "getCompanyDetail",
    byAdmins: true,
    params: ({ club }) => ({ id: club.companyId }),
    body: (name) => ({
      ...{ plan: null, halted: false, haltedWhy: "" },
      trialEndsOn: name === "Det ena" ? "2099-01-01" : "2098-01-01",
    }),
    thing: (answer: { standing?: unknown }) => answer.standing ?? answer,
  },
};

import { aCampaign, aStampCard, whoCanBeMailed } from "./offers.ts";
import { makeSendout } from "./sendouts.ts";

/** Begins from no version, and why: a new PUT without one is a type error until it stands here. */
const versionless = {
  setHomeLocation: "a choice of one's own",
  updateLanguage: "a choice of one's own",
  changePassword: "nobody else's, and never shown",
  setPin: "nobody else's, and never shown",
  confirmAuthenticator: "a step of signing in",
  addPasskey: "a step of signing in",
  renamePasskey: "nobody else's",
  renameTillDevice: "one word, shown to whoever changes it",
  setSecondFactorDemand: "a switch",
  activateClubPoints: "a switch",
  moveChainClock: "only forward, from the day it shows",
  answerApproval: "once: whoever is second is told",
  setStampcardStatus: "moves along the table of statuses",
  setCouponStatus: "moves along the table of statuses",
  setSendoutState: "moves along its own steps",
  setCampaignStatus: "moves along the table of statuses",
  setCouponStatuses: "moves along the table of statuses",
  setCampaignStatuses: "moves along the table of statuses",
  setImportState: "moves along its own steps",
  sendImportRows: "a part of an upload, by its number",
  editMemberNote: "its author's alone",
  pinMemberNote: "a switch",
  setSmsSender: "one name, at once; the trail tells whose",
  setSmsMonthLimit: "one figure, at once; the trail tells whose",
  setSmsTopUp: "one choice, at once; the trail tells whose",
  setSmsPackages: "the platform's prices, replaced whole",
  allowSupportChanges: "a choice, at once",
  updateView: "kept anew under its name, at once",
  setChainLogo: "a picture, replaced whole",
  setLocationLogo: "a picture, replaced whole",
  setStampcardImage: "a picture, replaced whole",
  setCouponImage: "a picture, replaced whole",
  setCampaignBanner: "a picture, replaced whole",
  setCampaignBannerSource: "a picture, replaced whole",
} satisfies Record<Exclude<Put, Editor>, string>;

let api: TestApi;
let things: Things;
let first: { as: string; chain: string };
let second: typeof first;
let admins: [{ as: string }, { as: string }];
beforeAll(async () => {
  api = await startApi();
  const club = await makeClub(api);
  const chain = club.chain.subdomain;
  first = { as: club.merchant.token, chain };
  const { accountId } = await makeAccount(api, { first_name: "Maja", last_name: "Lind" });
  await api.owner.query("insert into company_merchant (company_id, account_id) values ($1, $2)", [
    club.companyId,
    accountId,
  ]);
  second = { as: await signIn(api, accountId, "ROLE_MERCHANT"), chain };
  const admin = async (name: object) =>
    signIn(api, (await makeAccount(api, { is_admin: true, ...name })).accountId, "ROLE_ADMIN");
  admins = [{ as: await admin({}) }, { as: await admin({ first_name: "Maja", last_name: "Lind" }) }];
  const plan = {
    name: "Liten",
    offered: false,
    prices: [{ from: "2099-01-01", location: 1, membersIncluded: 0, member: 0 }],
  };
  const coupon = { name: "Bulle", description: "", pointsRequired: 80 };
  things = {
    club,
    sendoutId: (await makeSendout(api, club)).id,
    couponId: (await api.call("createCoupon", { body: coupon }, first)).id,
    campaignId: (await api.call("createCampaign", { body: aCampaign() }, first)).id,
    cardId: (await api.call("createStampcard", { body: aStampCard() }, first)).id,
    selectionId: (await api.call("createSelection", { body: { name: "Urval", expression: whoCanBeMailed } }, first)).id,
    staffId: (await makeStaff(api, club, "ROLE_CASHIER", [...club.locationIds])).accountId,
    memberId: (await makeMember(api, club)).memberId,
    planId: (await api.call("createPlan", { body: plan }, admins[0])).id,
  };
});

const [one, other] = ["Det ena", "Det andra"];

describe.each(Object.entries(editors) as [Editor, Row][])("%s", (name, row) => {
  const params = () => row.params?.(things) ?? {};
  const body = (what: string) => row.body(what, things);
  const thingIn = (answer: unknown) => (row.thing ? row.thing(answer as never, things) : answer);
  const versionIn = (answer: unknown): string =>
    row.version ? row.version(answer as never) : (thingIn(answer) as { version: string }).version;
  const [mine, theirs] = ["mine", "theirs"] as const;
  const who = { mine: () => (row.byAdmins ? admins[0] : first), theirs: () => (row.byAdmins ? admins[1] : second) };
  const read = () => api.call(row.read, { params: params(), query: {} } as never, who.mine()) as Promise<unknown>;
  const save = (what: string, version: string | undefined, by: keyof typeof who = mine) => {
    const input: Save = { params: params(), body: { ...body(what), ...(version && { version }) } };
    return api.ask(name, input as never, who[by]());
  };
  const told = (what: string) => {
    const fields = Object.entries(body(what)).filter(([field]) => !row.nested?.includes(field));
    return Object.fromEntries(fields);
  };

  test("is refused where somebody has saved since, and told who, and what there is now", async () => {
    await save("Från början", undefined);
    const began = versionIn(await read());
    expect(await save(one, began, theirs)).toMatchObject({ status: 200 });
    const refused = await save(other, began);
    expect(refused).toMatchObject({ status: 409, body: { code: "CHANGED_MEANWHILE" } });
    const { changed } = refused.body as Problem;
    expect(changed).toMatchObject({ by: "Maja Lind", at: expect.any(String) });
    const inProblem = changed?.present as never;
    // A refusal brings the thing itself, as its save would answer it; the parts of points bring them all.
    expect(row.version ? thingIn(inProblem) : inProblem).toMatchObject(told(one));
    expect(thingIn(await read())).toMatchObject(told(one));
    const now = versionIn(await read());
    expect(row.version ? versionIn(inProblem) : (inProblem as { version: string }).version).toBe(now);
    expect(await save(other, now)).toMatchObject({ status: 200 });
  });

  test("tells every field that it saves, so that its version counts it", async () => {
    await save(one, undefined);
    const thing = thingIn(await read()) as { address?: object };
    const { version: _, ...fields } = schemas[name].body.shape;
    expect(Object.keys({ ...thing, ...thing.address })).toEqual(expect.arrayContaining(Object.keys(fields)));
  });

  test("answers a version that changes with what is saved, and with nothing else", async () => {
    await save(one, undefined);
    const was = versionIn(await read());
    expect(await save(one, was)).toMatchObject({ status: 200 });
    expect(versionIn(await read())).toBe(was);
    const saved = (await save(other, was)).body as { version?: string };
    const is = versionIn(await read());
    expect(is).not.toBe(was);
    expect(saved.version).toBe(is);
  });

  test("from two devices at once is won by one, and the other is told", async () => {
    await save("Från början", undefined);
    const began = versionIn(await read());
    const lock = row.lock?.(things) ?? `select from chain where id = ${things.club.chain.id} for update`;
    const answers = await heldUp(api, lock, [() => save(one, began), () => save(other, began, theirs)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(thingIn(await read())).toMatchObject(told(answers[0]?.status === 200 ? one : other));
  });
});

test("whoever saves without saying what they began from writes over what there is, as the spec's calls do", async () => {
  const body = { name: "Utan", description: "", pointsRequired: 90 };
  const params = { id: things.couponId };
  await api.call("updateCoupon", { params, body: { ...body, name: "Emellan" } }, second);
  expect(await api.call("updateCoupon", { params, body }, first)).toMatchObject({ name: "Utan" });
});

test("a purchase changes no version", async () => {
  const read = () => api.call("getCoupon", { params: { id: things.couponId } }, first);
  const { version } = await read();
  await api.call("setCouponStatus", { params: { id: things.couponId }, body: { publishStatus: "ACTIVE" } }, first);
  await api.owner.query("update coupon_stock set taken = taken + 1 where coupon_id = $1", [things.couponId]);
  expect((await read()).version).toBe(version);
});

test("each PUT has a version or a reason not to", () => {
  const puts = Object.entries(routes).filter(([, { method }]) => method === "PUT");
  const rows = [...Object.keys(editors), ...Object.keys(versionless)];
  expect(rows.sort()).toEqual(puts.map(([name]) => name).sort());
});
