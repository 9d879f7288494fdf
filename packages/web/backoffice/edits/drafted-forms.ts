/**
 * Forms that are kept on the device until they are saved. Closed: a till's tablet is many people's, so nothing about a
 * member is among them, nor a secret, and the test beside has a reason for every form that is not.
 */
export const draftedForms = [
  "announcement",
  "campaign",
  "club",
  "company",
  "coupon",
  "document",
  "incident",
  "location",
  "plan",
  "points",
  "record-activity",
  "record-contact",
  "selection",
  "seller",
  "sendout",
  "stamp-card",
] as const;

export type DraftedForm = (typeof draftedForms)[number];
