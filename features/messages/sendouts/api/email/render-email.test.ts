import { expect, test } from "vitest";
import { drawEmailParts } from "#tests/api/messages/email-parts.ts";
import type { Email } from "../../domain/email-blocks.ts";
import { recipientCode } from "./collect-email-slots.ts";
import type { EmailCoupon } from "./draw-blocks.ts";
import { emailParts } from "./email-parts.ts";
import { compileEmail, type EmailRecipient, type EmailSetting, previewEmail, renderEmail } from "./render-email.ts";

const coupon: EmailCoupon = {
  name: "Kanelbulle på köpet",
  description: "Till valfri kaffe",
  pointsRequired: null,
  valueOre: 5050,
  minimumOre: 20_000,
  endsOn: Temporal.PlainDate.from("2026-12-24"),
  url: "https://kaffe.stammis.example/r/7",
};
const setting: EmailSetting = {
  language: "sv",
  brand: {
    name: "Kaffebönan",
    colour: "#c05a2e",
    logoUrl: null,
    homeUrl: "https://kaffe.stammis.example/",
    sender: "Skickat av Kaffebönan via Stammis",
    postal: "Kaffe AB, Storgatan 1, 111 22 Stockholm",
  },
  coupons: new Map([[7, coupon]]),
  addressOf: (path) => `https://kaffe.stammis.example${path}`,
};
const anna: EmailRecipient = {
  facts: { firstName: "Anna", lastName: "Ek", points: "1 240" },
  unsubscribeUrl: "https://stammis.example/u/eabc",
  code: "k7",
};
const email: Email = {
  version: 1,
  subject: "Nybakat, {firstName|du}",
  preheader: "Direkt ur ugnen",
  translations: { fr: { subject: "Du frais, {firstName|vous}" } },
  blocks: [
    { kind: "BANNER", picturePath: "/files/1/a.webp", alt: "En bulle", target: "", translations: {} },
    {
      kind: "TEXT",
      text: "# Hej {firstName|du}!\nSe **[menyn](https://kaffe.se/meny)**",
      translations: { fr: { text: "Salut {firstName|}" } },
    },
    { kind: "COUPON", couponId: 7 },
    { kind: "BUTTON", label: "Öppettider", target: "/consumer/contact", translations: {} },
  ],
};
const rendered = (changed: Partial<Email> = {}, set: Partial<EmailSetting> = {}, to: Partial<EmailRecipient> = {}) =>
  renderEmail(compileEmail({ ...email, ...changed }, { ...setting, ...set }), { ...anna, ...to });

/** Returns a page's elements and attributes in order, without contents, which a text must not be able to change. */
const skeleton = (html: string) =>
  [...html.matchAll(/<(\/?[a-z!][\w:-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)/gi)].map(
    ([, name, attributes = ""]) => `${name}${attributes.replace(/="[^"]*"/g, "")}`,
  );

test("the stored e-mail parts equal the current output of MJML", async () => {
  expect(emailParts).toEqual(await drawEmailParts());
});

test("an e-mail's plain text has all of its content", () => {
  const { subject, text, html } = rendered();
  expect(subject).toBe("Nybakat, Anna");
  expect(text).toBe(`Kaffebönan

En bulle

Hej Anna!

Se menyn (https://kaffe.se/meny)

50,50 kr: Kanelbulle på köpet
Till valfri kaffe
Vid köp från 200 kr
Gäller till och med 24 december 2026
Visa kupongen: https://kaffe.stammis.example/r/7

Öppettider: https://kaffe.stammis.example/consumer/contact

-- 
Du får det här mejlet för att du har tackat ja till erbjudanden från Kaffebönan.
Skickat av Kaffebönan via Stammis
Kaffe AB, Storgatan 1, 111 22 Stockholm
Avregistrera dig: https://stammis.example/u/eabc
`);
  expect(html).toContain('<a href="https://stammis.example/u/eabc"');
  expect(html).not.toMatch(/%%|[\uFDD0\uFDD1]|googleapis/);
});

test("an e-mail is in the reader's language, with the club's own text where no translation exists", () => {
  const { subject, html, text } = rendered({}, { language: "fr" }, { facts: { ...anna.facts, firstName: "" } });
  expect(subject).toBe("Du frais, vous");
  expect(html).toContain('lang="fr"');
  expect(html).toContain("Valable jusqu’au 24 décembre 2026 inclus");
  expect(text).toContain("\n\nSalut\n\n");
  expect(text).toContain("Öppettider: ");
});

test("links are tracked with the recipient's code, except for the unsubscribe link", () => {
  const { html, text } = rendered({}, { linkTo: () => `https://kaffe.stammis.example/k/3-${recipientCode}?a&b` });
  expect(html).toContain('href="https://kaffe.stammis.example/k/3-k7?a&#38;b"');
  expect(html).not.toContain("kaffe.se/meny");
  expect(text).toContain("Öppettider: https://kaffe.stammis.example/k/3-k7?a&b");
  expect(html).toContain("https://stammis.example/u/eabc");
});

test("missing parts are left out: a deleted coupon, an empty text and an empty picture", () => {
  const { html } = rendered(
    {
      blocks: [
        { kind: "TEXT", text: "", translations: {} },
        { kind: "BANNER", picturePath: "", alt: "", target: "", translations: {} },
        { kind: "BUTTON", label: "", target: "", translations: {} },
        { kind: "COUPON", couponId: 8 },
      ],
    },
    { brand: { ...setting.brand, logoUrl: "https://kaffe.stammis.example/files/1/logo.webp" } },
  );
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).not.toContain('ticket"');
});

const hostile = [
  "<script>alert(1)</script>",
  `"><img src=x onerror=alert(1)>`,
  "' style='display:none",
  "</title></head><body onload=x>",
  "--><![endif]--><b>",
  "]]></style><svg/onload=x>",
  "%%light.page%% %%text%%",
  "\uFDD00\uFDD1 \uFDD0CODE\uFDD1 \u0000\r\n.\r\nBcc: eve@example.com",
  "{points} {nobody} {firstName|<i>}",
  '[x](https://a.se/?q="><script>) **<b>** _<i>_',
  "&lt;script&gt; &#x3c;",
];
const written = (text: string): [Partial<Email>, Partial<EmailSetting>, Partial<EmailRecipient>] => [
  {
    subject: `a${text}`,
    preheader: `a${text}`,
    blocks: [
      { kind: "BANNER", picturePath: "/files/1/a.webp", alt: `a${text}`, target: "", translations: {} },
      { kind: "TEXT", text: `{firstName|${text.replace(/[{}]/g, "")}} a`, translations: {} },
      { kind: "TEXT", text: "{lastName|du}", translations: {} },
      { kind: "COUPON", couponId: 7 },
      { kind: "BUTTON", label: `a${text}`, target: "", translations: {} },
    ],
  },
  {
    brand: { ...setting.brand, name: `a${text}`, sender: `a${text}`, postal: `a${text}` },
    coupons: new Map([[7, { ...coupon, name: `a${text}`, description: `a${text}` }]]),
  },
  { facts: { firstName: "", lastName: `a${text}`, points: text } },
];

test.each(hostile)("nothing in %j becomes an element, an attribute or a header", (text) => {
  const plain = rendered(...written("bc"));
  const { html, subject } = rendered(...written(text));
  const inLines = (page: string) => skeleton(page.replaceAll("<br>", ""));
  expect(inLines(html)).toEqual(inLines(plain.html));
  expect(subject).not.toMatch(/\p{Cc}/u);
  expect(html).not.toMatch(/\uFDD0|\uFDD1/);
});

test("a colour placeholder in a merchant's text remains text", () => {
  const { html } = rendered({
    subject: "%%light.accent%%",
    blocks: [
      { kind: "TEXT", text: "%%light.toString%% [x](https://a.se/%%dark.page%%)", translations: {} },
      { kind: "BUTTON", label: "%%%light.page%%%", target: "", translations: {} },
    ],
  });
  expect(html).not.toMatch(/function|undefined/);
  expect(html).toContain("&#37;&#37;light.toString&#37;&#37;");
  expect(html).toContain("&#37;&#37;%light.page&#37;&#37;%");
});

test("a preview ignores the dark mode rule in a subject", () => {
  const { html } = rendered({ subject: "@media (prefers-color-scheme:dark)" });
  expect(previewEmail(html, "dark")).toContain("@media all{ body");
});

test("a preview shows light or dark mode, whatever the screen prefers", () => {
  const { html } = rendered();
  expect(previewEmail(html, "dark")).toContain("@media all{ body");
  expect(previewEmail(html, "light")).toContain("@media not all{ body");
  expect(previewEmail(html, "light")).not.toContain("light dark");
});

test("an e-mail's size is returned in bytes", () => {
  const { html, bytes } = rendered();
  expect(bytes).toBe(Buffer.byteLength(html));
  expect(bytes).toBeLessThan(20_000);
});
