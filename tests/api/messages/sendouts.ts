import type { Club } from "../factories.ts";
import type { TestApi } from "../harness.ts";

/** A merchant's sendout: an SMS to all members. */
export const aSendout = {
  name: "Lördagens bullar",
  selectionId: null,
  campaignId: null,
  media: ["SMS" as const],
  sms: { text: "Hej {firstName|du}! Nybakat i dag.", link: "", translations: {} },
  email: null,
  senderName: "",
  sendAt: null,
  automatic: null,
  heldOutPercent: 0,
};

/** An e-mail of one text. */
export const anEmail = {
  version: 1 as const,
  subject: "Nybakat, {firstName|du}",
  preheader: "",
  translations: {},
  blocks: [{ kind: "TEXT" as const, text: "Välkommen in", translations: {} }],
};

export const makeSendout = (api: TestApi, club: Club, more: object = {}) =>
  api.call(
    "createSendout",
    { body: { ...aSendout, ...more } },
    { as: club.merchant.token, chain: club.chain.subdomain },
  );

/** A club's sendout rules without any limit. */
export const noRules = { quietHours: null, cap: null, approvalAbove: null };

export const ofSendout = ({ sendoutId: id }: { sendoutId: number }) => ({ id });
