import { compileEmail, type EmailRecipient, renderEmail } from "#features/messages/sendouts/api/email/render-email.ts";
import type { Email } from "#features/messages/sendouts/domain/email-blocks.ts";

const text = "Hej {firstName|du}! På **lördag** bakar vi kanelbullar _hela dagen_, och du har {points} poäng.";
const email: Email = {
  version: 1,
  subject: "Nybakat på lördag, {firstName|du}",
  preheader: "Direkt ur ugnen",
  translations: {},
  blocks: [
    { kind: "BANNER", picturePath: "/files/1/a.webp", alt: "En bulle", target: "", translations: {} },
    { kind: "TEXT", text: `# Hej!\n${text}\n\n${text}`, translations: {} },
    { kind: "BUTTON", label: "Se menyn", target: "https://kaffe.example/meny", translations: {} },
  ],
};
const brand = {
  name: "Kaffebönan",
  colour: "#c05a2e",
  logoUrl: null,
  homeUrl: "https://kaffe.stammis.example/",
  sender: "Skickat av Kaffebönan genom Stammis",
  postal: "Kaffe AB, Storgatan 1, 111 22 Stockholm",
};
export const compiled = compileEmail(email, {
  language: "sv",
  brand,
  coupons: new Map(),
  addressOf: (path) => `https://kaffe.stammis.example${path}`,
});
export const recipient = (at: number): EmailRecipient => ({
  facts: { firstName: `Åsa${at}`, lastName: "Ek", points: String(at) },
  unsubscribeUrl: `https://stammis.example/u/e${at}`,
  code: String(at),
});

/** Returns the same mail in nodemailer's form. */
export function mailTo(at: number, to: string) {
  const { subject, text: plain, html } = renderEmail(compiled, recipient(at));
  const { unsubscribeUrl } = recipient(at);
  return { id: `s1-${at}`, fromName: "Kaffebönan", to, subject, text: plain, html, unsubscribeUrl };
}
