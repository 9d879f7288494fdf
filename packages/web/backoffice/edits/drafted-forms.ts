/**
 * Forms whose drafts stay on the device until they are saved. No other form may store drafts: many people share a
 * till's tablet, so no form with member data or secrets is in the list. A test requires a reason from every other form.
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
