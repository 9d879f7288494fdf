import type { Input } from "#packages/contract/endpoint.ts";
import type { AllSchemas } from "#packages/contract/schemas.ts";
import { ask } from "./api.ts";
import type { Club } from "./club.ts";
import { today } from "./day.ts";

type StampCardFields = Input<AllSchemas["createStampcard"]>["body"];
type CouponFields = Input<AllSchemas["createCoupon"]>["body"];
type CampaignFields = Input<AllSchemas["createCampaign"]>["body"];

const publishStatus = "ACTIVE";

const plainCard: StampCardFields = {
  name: "Kaffekortet",
  title: "Femte kaffet på oss",
  subtitle: "Gäller alla koppar",
  stampsAmount: 5,
  monthValidation: 6,
  hideTitle: false,
  hideSubtitle: false,
  titleColor: "#ffffff",
  titleSize: "MEDIUM",
  subtitleColor: "#f0d9bf",
  subtitleSize: "SMALL",
  cardColor: "#7a3417",
  stampColor: "#f2c14e",
  coupon: { reward: "Valfri kaffe", description: "Liten eller stor", hideTitle: false, dayValidation: 30 },
};

/** Publishes a stamp card. */
export async function addStampCard({ merchant }: Club, fields: Partial<StampCardFields> = {}) {
  const { id } = await ask(merchant, "createStampcard", { body: { ...plainCard, ...fields } });
  return ask(merchant, "setStampcardStatus", { params: { id }, body: { publishStatus } });
}

/** Publishes a reward or a value coupon. */
export async function addCoupon({ merchant }: Club, fields: Partial<CouponFields> & { name: string }) {
  const { id } = await ask(merchant, "createCoupon", { body: { description: "", ...fields } });
  return ask(merchant, "setCouponStatus", { params: { id }, body: { publishStatus } });
}

/** Publishes a first reward, and starts points for every krona. */
export async function startPoints(club: Club, name = "Kanelbulle", pointsRequired = 100) {
  const reward = await addCoupon(club, { name, pointsRequired });
  await ask(club.merchant, "activateClubPoints", {});
  return reward;
}

const plainCampaign: Omit<CampaignFields, "name"> = {
  description: "",
  actionButtonLabel: "",
  actionButtonTarget: "",
  startDate: null,
  endDate: null,
  welcomeOffer: false,
  visibilityMonths: null,
  publicToAll: false,
  couponId: null,
  message: "",
  mediums: [],
};

/** A picture of one pixel. */
const point = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** Publishes a campaign that runs from today; with a banner if requested. */
export async function addCampaign(
  { merchant }: Club,
  { hasBanner = false, ...fields }: Partial<CampaignFields> & { name: string; hasBanner?: boolean },
) {
  const startDate = today().toString();
  const { id } = await ask(merchant, "createCampaign", { body: { ...plainCampaign, startDate, ...fields } });
  if (hasBanner) await ask(merchant, "setCampaignBanner", { params: { id } }, point);
  return ask(merchant, "setCampaignStatus", { params: { id }, body: { publishStatus } });
}
