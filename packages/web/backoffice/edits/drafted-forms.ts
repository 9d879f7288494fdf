/**
 * Forms whose drafts stay on the device until they are saved. The list is closed: many people share a till's tablet, so
 * no form with member data or secrets is in it. The adjacent test requires a reason from every other form.
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
