import { expect, it } from "vitest";
import { chooseTheirs, mergeEdits } from "#packages/domain/merge-edits.ts";
import {
  campaignFormOf,
  campaignOf,
  campaignRules,
  checkCampaign,
  copyOf,
  emptyCampaign,
  sendingOf,
} from "./campaign-form.ts";
import type { Campaign } from "./queries.ts";

const today = Temporal.PlainDate.from("2026-11-22");
const form = { ...emptyCampaign(null, today), name: "Adventskaffe" };
const campaign: Campaign = {
  id: 7,
  version: "",
  name: "Höstens kaffe",
  description: "Kom in",
  bannerPath: null,
  bannerTexts: [],
  bannerSourcePath: null,
  banner: null,
  actionButtonLabel: "Se",
  actionButtonTarget: "https://a.example/",
  startDate: "2026-10-01",
  endDate: "2026-10-31",
  publishStatus: "EXPIRED",
  storedStatus: "ACTIVE",
  welcomeOffer: false,
  visibilityMonths: null,
  publicToAll: true,
  pointOfSaleIds: [3],
  audience: "EVERYONE",
  selectionId: null,
  couponId: 5,
  coupon: null,
  message: "Välkommen",
  mediums: ["SMS"],
  used: 2,
  translations: {},
  bannerText: "",
};

it.each([
  [{}, {}],
  [{ name: "" }, { name: "REQUIRED" }],
  [{ startDate: "", endDate: "" }, { startDate: "DATE_REQUIRED" }],
  [{ endDate: "2026-11-01" }, { endDate: "END_BEFORE_START" }],
  [{ actionButtonTarget: "a.example" }, { actionButtonLabel: "LABEL_REQUIRED" }],
  [{ welcomeOffer: true, months: "många" }, { months: "MONTHS_REQUIRED" }],
  [{ forSome: true }, { selectionId: "OPTION_REQUIRED" }],
  [{ forSome: true, selectionId: "9", publicToAll: true }, {}],
  [{ forSome: true, welcomeOffer: true }, {}],
  [{ bySms: true }, { message: "MESSAGE_REQUIRED" }],
  [{ byEmail: true }, {}],
  [{ message: "x".repeat(156) }, { message: "MESSAGE_TOO_LONG" }],
  [{ somePlaces: true }, { pointOfSaleIds: "REQUIRED" }],
  [{ somePlaces: true, welcomeOffer: true }, {}],
] as const)("a campaign with %j is checked as on the server: %j", (part, codes) => {
  expect(checkCampaign({ ...form, ...part }, null)).toEqual(codes);
});

it("a campaign for a selection is not public on the wire, and a welcome offer is for all members", () => {
  const some = { ...form, forSome: true, selectionId: "9", publicToAll: true };
  expect(campaignOf(some)).toMatchObject({ audience: "SELECTION", selectionId: 9, publicToAll: false });
  const welcome = { ...some, welcomeOffer: true };
  expect(campaignOf(welcome)).toMatchObject({ audience: "EVERYONE", selectionId: null, publicToAll: true });
  const storedCampaign = { ...campaign, audience: "SELECTION" as const, selectionId: 9, publicToAll: false };
  expect(campaignFormOf(storedCampaign)).toMatchObject({ forSome: true, selectionId: "9" });
});

it("a local merchant may choose only their own points of sale", () => {
  const at = (pointOfSaleIds: number[]) => checkCampaign({ ...form, somePlaces: true, pointOfSaleIds }, [3]);
  expect([at([3]), at([3, 4]), checkCampaign(form, [3])]).toEqual([
    {},
    { pointOfSaleIds: "OTHER_LOCATION" },
    { pointOfSaleIds: "OTHER_LOCATION" },
  ]);
  expect(emptyCampaign([3], today)).toMatchObject({ somePlaces: true, pointOfSaleIds: [3] });
});

it("a campaign is the same on the wire after a round trip through the form", () => {
  expect(campaignOf(campaignFormOf(campaign))).toMatchObject({
    message: "Välkommen",
    mediums: ["SMS"],
    pointOfSaleIds: [3],
    couponId: 5,
  });
});

it("a copied campaign is a draft that begins today, without an end in the past", () => {
  expect(copyOf(campaign, "Vinterns kaffe", today)).toMatchObject({
    name: "Vinterns kaffe",
    startDate: "2026-11-22",
    endDate: null,
    description: "Kom in",
    publicToAll: true,
  });
  const coming = { ...campaign, startDate: "2026-12-01", endDate: "2026-12-24" };
  expect(copyOf(coming, "Jul", today)).toMatchObject({ startDate: "2026-12-01", endDate: "2026-12-24" });
});

it("a merge of two edits takes the points of sale together with their choice", () => {
  const began = { ...form, somePlaces: true, pointOfSaleIds: [1] };
  const mine = { ...began, pointOfSaleIds: [1, 2] };
  const otherSide = { ...began, somePlaces: false };
  const merged = mergeEdits(began, mine, otherSide, campaignRules);
  expect(merged.clashes).toEqual(["somePlaces", "pointOfSaleIds"]);
  expect(merged.values).toMatchObject({ somePlaces: true, pointOfSaleIds: [1, 2] });
  const chosen = chooseTheirs(merged, ["somePlaces"], campaignRules);
  expect(chosen).toMatchObject({ somePlaces: false, pointOfSaleIds: [1] });
});

it.each([
  ["by SMS", { bySms: true, message: "Välkommen" }, ["SMS"]],
  ["without a channel", { message: "Välkommen" }, undefined],
  ["as a welcome offer", { bySms: true, welcomeOffer: true }, undefined],
  ["for a selection that is not chosen yet", { bySms: true, forSome: true }, undefined],
])("publishing a campaign %s sends its message in %j", (_, typed, mediums) => {
  expect(sendingOf({ ...form, ...typed }, null)?.mediums).toEqual(mediums);
});
