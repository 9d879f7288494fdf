import { type Banner, newBannerText } from "#features/loyalty/campaigns/domain/banners.ts";
import type { Selection } from "#features/messages/selections/domain/selection.ts";
import type { Input } from "#packages/contract/endpoint.ts";
import type { AllSchemas } from "#packages/contract/schemas.ts";
import type { Club } from "./factories.ts";
import type { TestApi } from "./harness.ts";

type StampCardBody = Input<AllSchemas["createStampcard"]>["body"];
type CampaignBody = Input<AllSchemas["createCampaign"]>["body"];
type CouponBody = Input<AllSchemas["createCoupon"]>["body"];
export type OfferStatus = Input<AllSchemas["setStampcardStatus"]>["body"]["publishStatus"] | "NEW";

const by = (club: Club) => ({ as: club.merchant.token, chain: club.chain.subdomain });

/** A card of ten stamps, valid for six months, with a coffee within thirty days when it is full. */
export function aStampCard(name = "Kaffekortet", fields: Partial<StampCardBody> = {}): StampCardBody {
  return {
    name,
    title: "Tionde kaffet på oss",
    subtitle: "Gäller alla kaffedrycker",
    stampsAmount: 10,
    monthValidation: 6,
    hideTitle: false,
    hideSubtitle: true,
    titleColor: "#ffffff",
    titleSize: "MEDIUM",
    subtitleColor: "#f0d9bf",
    subtitleSize: "SMALL",
    cardColor: "#7a3417",
    stampColor: "#b4532a",
    coupon: { reward: "Valfri kaffe", description: "Liten eller stor", hideTitle: false, dayValidation: 30 },
    ...fields,
  };
}

/** A banner as its editor stores it. */
export const aBanner: Banner = {
  version: 1,
  background: "#b4532a",
  picture: { zoom: 1.5, x: 0.25, y: 1, darken: 0.2 },
  texts: [{ ...newBannerText, text: "Höst", size: "large", shade: 0.5 }],
};

/** A selection with one condition. */
export const whoCanBeMailed: Selection = {
  version: 1,
  match: "ALL",
  conditions: [{ kind: "HAS_EMAIL", has: true }],
};

/** A campaign of November 2026 for all members. */
export function aCampaign(name = "Höstens kaffe", fields: Partial<CampaignBody> = {}): CampaignBody {
  return {
    name,
    description: "",
    actionButtonLabel: "",
    actionButtonTarget: "",
    startDate: "2026-11-01",
    endDate: "2026-11-30",
    welcomeOffer: false,
    visibilityMonths: null,
    publicToAll: false,
    couponId: null,
    message: "",
    mediums: [],
    ...fields,
  };
}

/** A coupon worth 50 kronor. */
export function aValueCoupon(fields: Partial<CouponBody> = {}): CouponBody {
  return { kind: "VALUE", name: "Femtio kronor", description: "", value: 50, ...fields };
}

/** Returns the statuses from a draft to a status. */
const stepsTo = (status: OfferStatus): Exclude<OfferStatus, "NEW">[] =>
  status === "NEW" ? [] : status === "ACTIVE" ? ["ACTIVE"] : ["ACTIVE", status];

/** Makes a stamp card as the merchant does. */
export async function makeStampCard(
  api: TestApi,
  club: Club,
  fields: Partial<StampCardBody> = {},
  status: OfferStatus = "ACTIVE",
) {
  const { id } = await api.call("createStampcard", { body: aStampCard(undefined, fields) }, by(club));
  for (const publishStatus of stepsTo(status))
    await api.call("setStampcardStatus", { params: { id }, body: { publishStatus } }, by(club));
  return api.call("getStampcard", { params: { id } }, by(club));
}

/** Makes a campaign as the merchant does. */
export async function makeCampaign(
  api: TestApi,
  club: Club,
  fields: Partial<CampaignBody> = {},
  status: OfferStatus = "ACTIVE",
) {
  const { id } = await api.call("createCampaign", { body: aCampaign(undefined, fields) }, by(club));
  for (const publishStatus of stepsTo(status))
    await api.call("setCampaignStatus", { params: { id }, body: { publishStatus } }, by(club));
  return api.call("getCampaign", { params: { id } }, by(club));
}

/** Makes a value coupon as the merchant does. */
export async function makeValueCoupon(
  api: TestApi,
  club: Club,
  fields: Partial<CouponBody> = {},
  status: OfferStatus = "ACTIVE",
) {
  const { id } = await api.call("createCoupon", { body: aValueCoupon(fields) }, by(club));
  for (const publishStatus of stepsTo(status))
    await api.call("setCouponStatus", { params: { id }, body: { publishStatus } }, by(club));
  return api.call("getCoupon", { params: { id } }, by(club));
}
