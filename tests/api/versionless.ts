import type { Input } from "#packages/contract/endpoint.ts";
import type { EndpointName, Routes } from "#packages/contract/routes.ts";
import type { AllSchemas } from "#packages/contract/schemas.ts";

/** What changes a thing by what was typed about it; a picture is replaced whole. */
type Put = { [K in EndpointName]: Routes[K] extends { method: "PUT" } ? K : never }[EndpointName];
export type Editor = {
  [K in Put]: Input<AllSchemas[K]> extends { body: infer Body } ? ("version" extends keyof Body ? K : never) : never;
}[Put];

/** Begins from no version, and why: a new PUT without one is a type error until it stands here. */
export const versionless = {
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
  answerMergeRequest: "once: a second answer is refused",
  answerApproval: "once: whoever is second is told",
  setStampcardStatus: "moves along the table of statuses",
  setCouponStatus: "moves along the table of statuses",
  setSendoutState: "moves along its own steps",
  releaseHeldSendouts: "moves along its own steps",
  setCampaignStatus: "moves along the table of statuses",
  setCouponStatuses: "moves along the table of statuses",
  setCampaignStatuses: "moves along the table of statuses",
  setImportState: "moves along its own steps",
  sendImportRows: "a part of an upload, by its number",
  editMemberNote: "its author's alone",
  handleSmsReply: "handled once: the second is refused",
  pinMemberNote: "a switch",
  setIncidentState: "moves along its own steps",
  setSmsSender: "one name, at once; the trail tells whose",
  setSmsMonthLimit: "one figure, at once; the trail tells whose",
  setSmsTopUp: "one choice, at once; the trail tells whose",
  setSmsPackages: "the platform's prices, replaced whole",
  allowSupportChanges: "a choice, at once",
  setApiKeyLimits: "five numbers, at once; the trail tells each",
  updateWebhook: "an address and choices, at once; the trail tells whose",
  updateView: "kept anew under its name, at once",
  setChainLogo: "a picture, replaced whole",
  setLocationLogo: "a picture, replaced whole",
  setStampcardImage: "a picture, replaced whole",
  setCouponImage: "a picture, replaced whole",
  setCampaignBanner: "a picture, replaced whole",
  setCampaignBannerSource: "a picture, replaced whole",
} satisfies Record<Exclude<Put, Editor>, string>;
