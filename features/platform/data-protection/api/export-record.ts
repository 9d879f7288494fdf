import { textCell } from "#packages/domain/csv/csv-cells.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { csvSheet } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { activityParts, textsOfActivity } from "../domain/processing-activities.ts";
import { filled, recordPhrases } from "../i18n/processing-record/phrases.ts";
import { readRecord } from "./record-shape.ts";

const askedBy = ({ chain, query, day }: Pick<Call<"exportProcessingRecord">, "chain" | "query" | "day">) => ({
  companyId: chain.companyId,
  language: query.language,
  today: day.today,
});

/** Exports the record as a spreadsheet file in the requested language. */
export async function exportProcessingRecord(
  services: Services,
  call: Call<"exportProcessingRecord">,
): Promise<Download> {
  const { language } = call.query;
  const words = recordPhrases[language];
  const { record } = await readRecord(services.db.platform, askedBy(call));
  const rows = record.activities.map(({ ours, own }) => (ours ? textsOfActivity(ours, own) : own));
  return csvSheet(services, call, {
    subject: "processingRecord",
    fileName: words.title.toLowerCase(),
    headings: activityParts.map((part) => textCell(words.parts[part])),
    read: async () => rows,
    cursorOf: () => [],
    cellsOf: (row) => activityParts.map((part) => textCell(row[part])),
  });
}

/** Prints the record in the requested language. */
export async function printProcessingRecord({ db }: Services, call: Call<"printProcessingRecord">): Promise<Download> {
  const { language } = call.query;
  const words = recordPhrases[language];
  const { record, company } = await readRecord(db.platform, askedBy(call));
  const { contactName, contactEmail, contactPhone, reviewedOn, reviewedBy } = record;
  const address = [company.postal_address, `${company.postal_zip_code} ${company.postal_city}`.trim()];
  const printed = filled(words.printed, { date: call.day.today.toString() });
  // Loaded lazily: the PDF library is large, and most servers print nothing on a given day.
  const { drawPaper } = await import("#packages/server/paper/draw-paper.ts");
  const bytes = await drawPaper({
    language,
    title: words.title,
    author: company.name,
    lead: [
      { label: words.controller, text: [company.name, company.company_number, ...address].filter(Boolean).join(", ") },
      {
        label: words.contact,
        text: [contactName, contactEmail, contactPhone].filter(Boolean).join(", ") || words.notNamed,
      },
      { label: words.reviewed, text: reviewedOn ? [reviewedOn, reviewedBy].filter(Boolean).join(", ") : words.never },
    ],
    sections: record.activities.map(({ ours, own }) => {
      const { name, ...texts } = ours ? textsOfActivity(ours, own) : own;
      const parts = activityParts.filter((part) => part !== "name");
      const lines = parts
        .filter((part) => texts[part])
        .map((part) => ({ label: words.parts[part], text: texts[part] }));
      return { title: name, lines };
    }),
    foot: (page, pages) => `${printed} · ${filled(words.page, { page, pages })}`,
  });
  return { fileName: `${words.title.toLowerCase()}-${call.day.today}.pdf`, bytes };
}
