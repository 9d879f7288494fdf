/** An e-mail to all. */
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
/** Nothing holds it back, whatever the hour. */
export const noRules = { quietHours: null, cap: null, approvalAbove: null };
