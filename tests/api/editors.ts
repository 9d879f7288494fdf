import type { EndpointName } from "#packages/contract/routes.ts";
import { anAnnouncement } from "./announcements.ts";
import { aDocument } from "./documents.ts";
import type { Club } from "./factories.ts";
import { aSendout, noRules, ofSendout } from "./messages/sendouts.ts";
import { aBanner, aCampaign, aStampCard, whoCanBeMailed } from "./offers.ts";
import type { Editor } from "./versionless.ts";

export interface Things {
  club: Club;
  couponId: number;
  sendoutId: number;
  campaignId: number;
  cardId: number;
  selectionId: number;
  staffId: number;
  incidentId: number;
  memberId: number;
  planId: number;
  announcementId: number;
}
export type Save = { params?: Record<string, unknown>; body: Record<string, unknown> };
export interface Row {
  read: EndpointName;
  /** Whether admins of the platform edit it. */
  byAdmins?: true;
  /** The lock that both saves wait for; the club's own row by default. */
  lock?: (things: Things) => string;
  params?: (things: Things) => Record<string, unknown>;
  /** Returns the body of one person's save. */
  body: (name: string, things: Things) => Record<string, unknown>;
  /** Returns the entity in the response of `read`, and its version. */
  thing?: (answer: never, things: Things) => unknown;
  version?: (answer: never) => string;
  /** Fields of the body that the response has under another name. */
  nested?: string[];
}

export const anIncident = (what: string) => ({
  what,
  discoveredAt: "2026-11-20T08:00:00Z",
  beganAt: null,
  dataCategories: "",
  peopleCount: null,
  recordCount: null,
  consequences: "",
  measures: "",
  contact: "",
});
const terms = (title: string) => {
  const one = { title, termsParagraphs: [{ id: 1, title, content: title }] };
  return { texts: { sv: one, en: one, fr: one } };
};
const lengthOf = (name: string) => name.length * 100;
type Versions = { versions: Record<"rule" | "corrections" | "alone" | "lookUps" | "pointCost", string> };

/** Every editor: the endpoint that reads it, and the one that saves it. */
export const editors: Record<Editor, Row> = {
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
    body: (name) => ({ perPurchase: lengthOf(name), perDay: 90_000, perMemberDay: 80_000 }),
    thing: ({ alone }: { alone: unknown }) => alone,
    version: ({ versions }: Versions) => versions.alone,
  },
  setLookUpLimit: {
    read: "getClubPoints",
    body: (name) => ({ perHour: 100 + lengthOf(name) }),
    thing: ({ lookUps }: { lookUps: unknown }) => lookUps,
    version: ({ versions }: Versions) => versions.lookUps,
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
      name,
      commercialName: "Norr",
      subpage: "norr",
      street: "Gatan 1",
      zipCode: "11122",
      city: "Lund",
      phone: "",
      email: "",
      website: "",
      openingHours: [{ dayFrom: 1, dayTo: 5, timeFrom: "09:00", timeTo: "18:00" }],
    }),
    nested: ["street", "zipCode", "city", "openingHours"],
  },
  updateStaff: {
    read: "listStaff",
    params: ({ staffId }) => ({ id: staffId }),
    body: (name, { club }) => ({
      role: "ROLE_LOCAL_MERCHANT",
      pointsOfSaleIds: [club.locationIds[0]],
      mayManageStaff: name === "Det ena",
    }),
    thing: (all: { id: number }[], { staffId }) => all.find(({ id }) => id === staffId),
  },
  updateCompany: {
    read: "getCompany",
    params: ({ club }) => ({ id: club.companyId }),
    body: (companyName) => ({
      companyName,
      companyNumber: "5560360793",
      website: "",
      postalAddress: "Gatan 1",
      postalZipCode: "11122",
      postalCity: "Lund",
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
      name: "",
      purpose,
      legalBasis: "",
      people: "",
      data: "",
      recipients: "",
      retention: "",
      protection: "",
    }),
    thing: ({ activities }: { activities: { key: string; own: object }[] }) => {
      const activity = activities.find(({ key }) => key === "loyalty");
      return { ...activity, ...activity?.own };
    },
    nested: ["name", "purpose", "legalBasis", "people", "data", "recipients", "retention", "protection"],
  },
  updateIncident: {
    read: "getIncident",
    params: ({ incidentId }) => ({ id: incidentId }),
    body: anIncident,
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
      name,
      companyNumber: "",
      vatNumber: "",
      street: "",
      zipCode: "",
      city: "",
      email: "",
      phone: "",
      website: "",
      bankgiro: "",
      iban: "",
      bic: "",
      paymentDays: 20,
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
  setAnnouncement: {
    read: "listAnnouncements",
    byAdmins: true,
    lock: ({ announcementId }) => `select from announcement where id = ${announcementId} for update`,
    params: ({ announcementId }) => ({ id: announcementId }),
    body: (title) => anAnnouncement(title),
    thing: (answer: { id: number }[] | { id: number }, { announcementId }) =>
      Array.isArray(answer) ? answer.find(({ id }) => id === announcementId) : answer,
  },
  saveDocumentDraft: {
    read: "getDocument",
    byAdmins: true,
    lock: () => "select from platform_document where document = 'PRIVACY_POLICY' for update",
    params: () => ({ document: "PRIVACY_POLICY" }),
    body: aDocument,
  },
  setCompanyStanding: {
    read: "getCompanyDetail",
    byAdmins: true,
    params: ({ club }) => ({ id: club.companyId }),
    body: (name) => ({
      plan: null,
      halted: false,
      haltedWhy: "",
      trialEndsOn: name === "Det ena" ? "2099-01-01" : "2098-01-01",
    }),
    thing: (answer: { standing?: unknown }) => answer.standing ?? answer,
  },
};
