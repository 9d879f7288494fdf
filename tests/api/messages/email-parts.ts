import { writeFileSync } from "node:fs";
import mjmlCore from "mjml-core";
import mjmlPreset from "mjml-preset-core";

// Renders the parts of mails at build time with MJML, which knows the quirks of mail programs. At run time the parts
// are only assembled, so no merchant's text passes through MJML. `node tests/api/messages/email-parts.ts` regenerates
// them.

const file = new URL("../../../features/messages/sendouts/api/email/email-parts.ts", import.meta.url);

const roles = ["page", "surface", "ink", "quiet", "accent", "tint", "edge", "fill", "onFill"] as const;
type Role = (typeof roles)[number];
/** Unique colours that are replaced by a club's when a mail is assembled. */
const colour = (scheme: "light" | "dark", role: Role) =>
  `#${scheme === "light" ? "a1b2" : "d3c4"}${(roles.indexOf(role) + 16).toString(16)}`;
const light = (role: Role) => colour("light", role);
const dark = (role: Role) => colour("dark", role);

const font = "Lato,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const mark = (part: string) => `<mj-raw><!--part ${part}--></mj-raw>`;

const darkStyles = `@media (prefers-color-scheme:dark){
body,.page>div{background:${dark("page")} !important}
.card,.card>table{background:${dark("surface")} !important;background-color:${dark("surface")} !important}
.text div,.text h2,.text p,.name a,.logo a{color:${dark("ink")} !important}
.quiet div{color:${dark("quiet")} !important}
.text a,.quiet a,.show a{color:${dark("accent")} !important}
.logo img{background:#ffffff !important;border-radius:6px;padding:6px !important}
.ticket>table{background:${dark("tint")} !important;background-color:${dark("tint")} !important}
.action td,.action a{background:${dark("fill")} !important;color:${dark("onFill")} !important}
.card>table>tbody>tr>td{border-top-color:${dark("fill")} !important}
.bite{background:${dark("surface")} !important}
.tear div{border-color:${dark("edge")} !important}
}
@media (max-width:479px){.card>table>tbody>tr>td{padding-left:0 !important;padding-right:0 !important}}`;

const bite = (side: "left" | "right") =>
  `<td class="bite" style="width:10px;height:20px;font-size:0;line-height:0;background:${light("surface")};border-radius:${side === "left" ? "0 10px 10px 0" : "10px 0 0 10px"}">&nbsp;</td>`;

const document = `<mjml lang="%%language%%" dir="ltr">
<mj-head>
<mj-title>%%title%%</mj-title>
<mj-preview>%%preheader%%</mj-preview>
<mj-attributes>
<mj-all font-family="${font}" />
<mj-text font-size="16px" line-height="1.55" color="${light("ink")}" padding="0 28px" />
<mj-section padding="0" />
</mj-attributes>
<mj-raw><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"></mj-raw>
<mj-style>${darkStyles}</mj-style>
</mj-head>
<mj-body width="560px" background-color="${light("page")}" css-class="page">
${mark("logo")}
<mj-section padding="28px 12px 18px"><mj-column>
<mj-text css-class="logo" padding="0" font-size="20px" font-weight="700" line-height="1.3"><a href="%%home%%" style="color:${light("ink")};text-decoration:none"><img src="%%logo%%" alt="%%name%%" height="48" style="display:block;height:48px;width:auto;max-width:200px" /></a></mj-text>
</mj-column></mj-section>
${mark("name")}
<mj-section padding="28px 12px 18px"><mj-column>
<mj-text css-class="name" padding="0" font-size="20px" font-weight="700" line-height="1.3"><a href="%%home%%" style="color:${light("ink")};text-decoration:none">%%name%%</a></mj-text>
</mj-column></mj-section>
${mark("card")}
<mj-wrapper css-class="card" background-color="${light("surface")}" border-top="4px solid ${light("fill")}" border-radius="8px" padding="0 0 28px">
${mark("banner")}
<mj-section><mj-column>
<mj-image padding="0" src="%%src%%" alt="%%alt%%" fluid-on-mobile="true" />
</mj-column></mj-section>
${mark("linked-banner")}
<mj-section><mj-column>
<mj-image padding="0" href="%%href%%" src="%%src%%" alt="%%alt%%" fluid-on-mobile="true" />
</mj-column></mj-section>
${mark("text")}
<mj-section padding="28px 0 0"><mj-column>
<mj-text css-class="text">%%text%%</mj-text>
</mj-column></mj-section>
${mark("button")}
<mj-section padding="24px 0 0"><mj-column>
<mj-button css-class="action" align="left" padding="0 28px" inner-padding="15px 26px" border-radius="8px" font-size="16px" font-weight="700" line-height="1.2" background-color="${light("fill")}" color="${light("onFill")}" href="%%href%%">%%label%%</mj-button>
</mj-column></mj-section>
${mark("coupon")}
<mj-section padding="24px 28px 0"><mj-column css-class="ticket" background-color="${light("tint")}" border-radius="14px">
<mj-text css-class="text" padding="20px 24px 0" font-size="30px" font-weight="700" line-height="1.2"><p style="margin:0;color:${light("ink")}">%%value%%</p></mj-text>
<mj-text css-class="text" padding="4px 24px 0" font-size="18px" font-weight="700" line-height="1.35"><p style="margin:0">%%name%%</p></mj-text>
<mj-text css-class="text" padding="4px 24px 0" font-size="15px">%%description%%</mj-text>
<mj-table padding="10px 0"><tr>${bite("left")}<td class="tear" style="padding:0 8px;font-size:0;line-height:0"><div style="border-top:2px dashed ${light("edge")};height:0">&nbsp;</div></td>${bite("right")}</tr></mj-table>
<mj-text css-class="quiet" padding="0 24px" font-size="14px" color="${light("quiet")}">%%terms%%</mj-text>
<mj-text css-class="show" padding="6px 24px 20px" font-size="16px" font-weight="700"><a href="%%href%%" style="color:${light("accent")}">%%show%%</a></mj-text>
</mj-column></mj-section>
${mark("end")}
</mj-wrapper>
${mark("foot")}
<mj-section padding="20px 12px 32px"><mj-column>
<mj-text css-class="quiet" padding="0" font-size="13px" line-height="1.6" color="${light("quiet")}">%%foot%%</mj-text>
</mj-column></mj-section>
${mark("close")}
</mj-body>
</mjml>`;

/** Splits the document into its named parts, in order. `start` is the text before the first. */
function parted(html: string): Record<string, string> {
  const [start = "", ...others] = html.split(/<!--part /);
  const parts = others.map((each) => {
    const [, name = "", partText = ""] = /^([a-z-]+)-->(.*)$/s.exec(each) ?? [];
    return [name, partText.trim()] as const;
  });
  return { start: start.trim(), ...Object.fromEntries(parts) };
}

const role = (code: string) => roles[Number.parseInt(code, 16) - 16];

/**
 * Returns the parts of a mail, with `%%names%%` for inserted text, and `%%light.page%%` and similar names for colours.
 */
export async function drawEmailParts(): Promise<Record<string, string>> {
  const options = { presets: [mjmlPreset], validationLevel: "soft", keepComments: true, fonts: {} };
  const draw = "default" in mjmlCore ? mjmlCore.default : mjmlCore;
  const { html, errors } = await draw(document, options);
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join("\n"));
  const tight = html
    .replace(/\s+/g, " ")
    .replace(/> </g, "><")
    .replace(/#a1b2([0-9a-f]{2})/g, (_, code) => `%%light.${role(code)}%%`)
    .replace(/#d3c4([0-9a-f]{2})/g, (_, code) => `%%dark.${role(code)}%%`);
  return parted(tight);
}

if (import.meta.main) {
  const parts = await drawEmailParts();
  const written = Object.entries(parts).map(([name, html]) => `  ${JSON.stringify(name)}: ${JSON.stringify(html)},`);
  const why =
    "// Drawn by MJML: `node tests/api/messages/email-parts.ts` writes it anew. A test says when it is not as it would be drawn.";
  writeFileSync(file, `${why}\nexport const emailParts = {\n${written.join("\n")}\n} as const;\n`);
}
