/** What staff do that the trail tells of, by what it is about. A new act has its sentence in every language. */
export const trailActs = {
  MEMBERS: [
    "invite-member",
    "invite-at-till",
    "resend-member-invitation",
    "withdraw-member-invitation",
    "edit-member",
    "edit-own-profile",
    "resend-contact",
    "withdraw-contact",
    "remove-member",
    "leave-membership",
    "merge-members",
    "undo-merge",
    "ask-merge",
    "ask-undo-merge",
    "withdraw-merge-request",
    "decline-merge-request",
    "start-import",
    "run-import",
    "stop-import",
    "undo-import",
    "invite-imported",
    "remove-import",
    "add-note",
    "edit-note",
    "remove-note",
    "pin-note",
    "unpin-note",
    "handle-sms-reply",
    "turn-off-sms",
    "send-login-link",
    "end-member-device",
    "look-ups-passed-limit",
    "export-list",
    "export-member-data",
    "export-own-data",
  ],
  POINTS: ["correct-points", "withdraw-correction", "deduct-points", "withdraw-deduction"],
  PURCHASES: [
    "return-purchase",
    "undo-purchase",
    "cancel-redemption",
    "withdraw-waiting-purchase",
    "confirm-amount",
    "ask-approval",
    "approve-amount",
    "decline-amount",
    "withdraw-approval",
  ],
  OFFERS: [
    "create-coupon",
    "update-coupon",
    "set-coupon-status",
    "set-coupon-image",
    "remove-coupon-image",
    "remove-coupon",
    "create-stamp-card",
    "update-stamp-card",
    "copy-stamp-card",
    "set-stamp-card-status",
    "set-stamp-card-image",
    "remove-stamp-card-image",
    "remove-stamp-card",
    "create-campaign",
    "update-campaign",
    "set-campaign-status",
    "set-campaign-banner",
    "set-campaign-banner-source",
    "remove-campaign-banner",
    "remove-campaign",
    "create-selection",
    "update-selection",
    "remove-selection",
    "create-sendout",
    "update-sendout",
    "remove-sendout",
    "start-sendout",
    "approve-sendout",
    "draw-back-sendout",
    "pause-sendout",
    "resume-sendout",
    "cancel-sendout",
    "test-sendout",
    "set-sendout-rules",
  ],
  CLUB: [
    "create-chain",
    "update-chain",
    "set-chain-logo",
    "remove-chain-logo",
    "save-terms-draft",
    "publish-terms",
    "take-back-terms",
    "update-club-points",
    "activate-club-points",
    "deactivate-club-points",
    "set-correction-limits",
    "set-alone-limits",
    "set-point-cost",
    "buy-sms-credits",
    "set-sms-sender",
    "set-sms-limit",
    "set-sms-top-up",
    "set-sms-prices",
    "create-location",
    "update-location",
    "set-location-logo",
    "remove-location-logo",
    "close-location",
    "create-category",
    "rename-category",
    "remove-category",
    "move-clock",
    "update-company",
    "set-billing",
    "subscribe-company",
    "leave-subscription",
    "remove-card",
    "open-pay-page",
    "set-company-standing",
    "accept-document",
    "update-record-contact",
    "review-record",
    "create-processing-activity",
    "update-processing-activity",
    "remove-processing-activity",
    "open-incident",
    "change-incident",
    "report-incident",
    "close-incident",
    "start-impersonation",
    "end-impersonation",
    "allow-support-changes",
    "open-message",
  ],
  STAFF: [
    "invite-staff",
    "resend-staff-invitation",
    "withdraw-staff-invitation",
    "accept-invitation",
    "decline-invitation",
    "update-staff",
    "remove-staff",
    "leave-club",
    "leave-company",
    "demand-second-factor",
    "approve-till-device",
    "rename-till-device",
    "revoke-till-device",
    "create-api-key",
    "set-api-key-limits",
    "revoke-api-key",
    "create-webhook",
    "update-webhook",
    "remove-webhook",
    "renew-webhook-secret",
    "set-pin",
    "remove-pin",
  ],
} as const;

export type TrailAct = (typeof trailActs)[keyof typeof trailActs][number];

/** What is done outside of any club, beside what clubs' trails tell of. */
export const platformActs = [
  "create-admin",
  "disable-demo",
  "invite-merchant",
  "resend-merchant-invitation",
  "withdraw-merchant-invitation",
  "open-company-with-taken-number",
  "second-factor-authenticator-added",
  "second-factor-authenticator-removed",
  "second-factor-passkey-added",
  "second-factor-passkey-removed",
  "second-factor-recovery-codes",
  "second-factor-reset",
  "create-plan",
  "set-plan",
  "set-seller",
  "credit-invoice",
  "book-payment",
  "book-repayment",
  "close-month",
  "open-month",
  "create-announcement",
  "set-announcement",
  "remove-announcement",
  "save-document-draft",
  "publish-document",
  "withdraw-document-version",
  "open-outbox",
] as const;
export type PlatformTrailAct = TrailAct | (typeof platformActs)[number];

/** Which acts an area of the trail shows. What was given out of members and who was erased is looked at by itself, too. */
export const actsOfArea = {
  ...trailActs,
  PERSONAL_DATA: ["export-member-data", "export-own-data", "export-list", "remove-member", "leave-membership"],
} as const satisfies Record<string, readonly TrailAct[]>;

export type TrailArea = keyof typeof actsOfArea;
export const trailAreas = Object.keys(actsOfArea) as [TrailArea, ...TrailArea[]];

/** Lists taken out as a file that name members; of others nobody's data leaves. */
export const listsOfMembers = [
  "members",
  "purchases",
  "pendingPurchases",
  "badRows",
  "couponUses",
  "fillings",
  "approvals",
  "invited",
  "pointsAccount",
] as const;

export const allTrailActs: readonly TrailAct[] = Object.values(trailActs).flat();

/** Something that was one way and is another; both as they are kept, never who can be reached where. */
export interface TrailChange {
  field: string;
  from: string | number | boolean | null;
  to: string | number | boolean | null;
}

/** Days and moments as they are written. */
const plain = (value: unknown): TrailChange["from"] =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? value
    : value === null || value === undefined
      ? null
      : String(value);

/** What of some facts an act changed, in their own order. */
export function whatChanged<Facts extends object>(
  before: { readonly [Field in keyof Facts]?: unknown },
  after: Facts,
): TrailChange[] {
  return (Object.keys(after) as (keyof Facts & string)[]).flatMap((field) => {
    const [from, to] = [plain(before[field]), plain(after[field])];
    return from === to ? [] : [{ field, from, to }];
  });
}
