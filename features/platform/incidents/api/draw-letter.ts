import { filled } from "#features/platform/data-protection/i18n/processing-record/phrases.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { localeOf } from "#packages/i18n/locale.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { incidentLetterPhrases } from "../i18n/incident-letters/phrases.ts";
import { factsOf } from "./incident-shape.ts";
import { type IncidentRow, selectCompanyName, selectIncidents } from "./queries.ts";

type Asked = Pick<Call<"getIncidentLetter">, "chain" | "params" | "query">;

/** The parts of each letter. Members need neither numbers nor the authority's times. */
const partsOfLetter = {
  authority: [
    "what",
    "discoveredAt",
    "beganAt",
    "dataCategories",
    "peopleCount",
    "recordCount",
    "consequences",
    "measures",
    "contact",
  ],
  members: ["what", "dataCategories", "consequences", "measures", "contact"],
} as const;

const momentIn = (language: Language, zone: string) => {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeStyle: "short", timeZone: zone });
  return (instant: string) => format.format(new Date(instant));
};

function linesOf(row: IncidentRow, { chain, params, query }: Asked) {
  const words = incidentLetterPhrases[query.language];
  const facts = factsOf(row);
  const moment = momentIn(query.language, chain.timeZone);
  const values = {
    ...facts,
    discoveredAt: moment(facts.discoveredAt),
    beganAt: facts.beganAt && moment(facts.beganAt),
  };
  return partsOfLetter[params.letter].flatMap((part) => {
    const value = values[part];
    // The authority is informed of unknown facts; the members' letter omits them.
    const text =
      value === null || value === "" ? (params.letter === "authority" ? words.notKnown : null) : String(value);
    return text === null ? [] : [{ label: words.parts[part], text }];
  });
}

async function readLetter({ db }: Services, request: Asked) {
  const { chain, params, query } = request;
  const incidentQuery = selectIncidents(db.platform, chain.companyId).where("id", "=", params.id);
  const row = (await incidentQuery.executeTakeFirst()) ?? refuse("NOT_FOUND");
  const company = (await selectCompanyName(db.platform, chain.companyId).executeTakeFirst())?.name ?? "";
  const { title, intro, end } = incidentLetterPhrases[query.language][params.letter];
  return { company, title, intro: filled(intro, { company }), end, lines: linesOf(row, request) };
}

/** Returns a draft of a letter about an incident, as text to copy. */
export async function getIncidentLetter(services: Services, call: Call<"getIncidentLetter">) {
  const { company, title, intro, end, lines } = await readLetter(services, call);
  const parts = lines.map(({ label, text }) => `${label}\n${text}`);
  return { title, text: [intro, ...parts, end, company].join("\n\n") };
}

/** Prints the draft as a PDF. */
export async function printIncidentLetter(services: Services, call: Call<"printIncidentLetter">): Promise<Download> {
  const { language } = call.query;
  const { company, title, intro, end, lines } = await readLetter(services, call);
  const words = incidentLetterPhrases[language];
  // Loaded lazily: the PDF library is large, and most servers print nothing on a given day.
  const { drawPaper } = await import("#packages/server/paper/draw-paper.ts");
  const bytes = await drawPaper({
    language,
    title,
    author: company,
    lead: [{ text: intro }],
    sections: [
      ...lines.map(({ label, text }) => ({ title: label, lines: [{ text }] })),
      { title: "", lines: [{ text: end }] },
    ],
    foot: (page, pages) => filled(words.page, { page, pages }),
  });
  return { fileName: `${title.toLowerCase()}-${call.params.id}.pdf`, bytes };
}
