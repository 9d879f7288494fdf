import { readTexts, readVersionInForce } from "#features/platform/documents/api/read-document.ts";
import { documentIn } from "#features/platform/documents/domain/document-texts.ts";
import { dateIn } from "#packages/domain/calendar.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { filled, recordPhrases } from "../i18n/processing-record/phrases.ts";
import { selectAgreementAcceptances, selectRecord } from "./queries.ts";

/** Prints the agreement between company and platform, with its acceptances. */
export async function printAgreement({ db }: Services, call: Call<"printAgreement">): Promise<Download> {
  const { chain, query, day, realNow } = call;
  const { language } = query;
  const words = recordPhrases[language];
  const company = (await selectRecord(db.platform, chain.companyId).executeTakeFirst()) ?? refuse("NOT_FOUND");
  const [accepted] = await selectAgreementAcceptances(db.platform, chain.companyId).execute();
  const { version } = await readVersionInForce(db.platform, "DATA_PROCESSING_AGREEMENT", realNow);
  const document = documentIn(await readTexts(db.platform, "DATA_PROCESSING_AGREEMENT", version), language);
  const acceptance = accepted
    ? filled(words.accepted, {
        company: company.name,
        by: accepted.by,
        date: dateIn(chain.timeZone, accepted.accepted_at).toString(),
        version: accepted.version,
      })
    : filled(words.notAccepted, { company: company.name });
  const printed = filled(words.printed, { date: day.today.toString() });
  // Loaded lazily: the PDF library is large, and most servers print nothing on a given day.
  const { drawPaper } = await import("#packages/server/paper/draw-paper.ts");
  const bytes = await drawPaper({
    language,
    title: words.agreement,
    author: company.name,
    lead: [{ text: filled(words.agreementVersion, { date: version }) }, { text: acceptance }, { text: document.intro }],
    sections: document.sections.map(({ title, paragraphs }) => ({
      title,
      lines: paragraphs.map((text) => ({ text })),
    })),
    foot: (page, pages) => `${printed} · ${filled(words.page, { page, pages })}`,
  });
  return { fileName: `${words.agreement.toLowerCase()}-${version}.pdf`, bytes };
}
