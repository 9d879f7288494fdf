/** A sendout by e-mail to all members. */
export const aSendout = {
  name: "Lördagens bullar",
  selectionId: null,
  campaignId: null,
  media: ["EMAIL" as const],
  sms: { text: "", link: "", translations: {} },
  email: {
    version: 1 as const,
    subject: "Nybakat, {firstName|du}",
    preheader: "",
    translations: {},
    blocks: [{ kind: "TEXT" as const, text: "Välkommen in", translations: {} }],
  },
  senderName: "",
  sendAt: null,
  automatic: null,
  heldOutPercent: 0,
};
/** Sendout rules without limits, at any hour. */
export const noRules = { quietHours: null, cap: null, approvalAbove: null };
