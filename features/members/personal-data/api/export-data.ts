import { byteOrderMark, csvLine, textCell } from "#packages/domain/csv/csv-cells.ts";
import { writeAudit } from "#packages/server/request/audit.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { type DataPart, dataFileWords, partWords } from "../i18n/data-file.ts";
import { factCell, plainFact } from "./data-shape.ts";
import { type DataRow, parts, selectPart } from "./queries.ts";

/** The number of rows read at a time, which limits the server's memory for a large file. */
const rowsAtOnce = 500;

type Asking = Pick<Call<"exportMemberData">, "chain" | "day" | "language" | "now"> & {
  memberId: number;
  /** The staff account that requests the file; null if the member does. */
  accountId: number | null;
};
export type DataFormat = "json" | "csv";

async function* pagesOf({ db }: Services, { chain, memberId }: Asking, part: DataPart): AsyncGenerator<DataRow[]> {
  for (let after = -1; ; ) {
    const [rows] = await db.read(chain.id, (q) => [selectPart(q, part, memberId, after, rowsAtOnce)]);
    yield rows;
    if (rows.length < rowsAtOnce) return;
    after = rows.at(-1)?.key ?? after;
  }
}

/** Yields the parts one after another, each row on its own line. */
async function* jsonPieces(services: Services, asking: Asking): AsyncGenerator<string> {
  const { chain, language, now } = asking;
  const head = { club: chain.commercialName, at: now.round("second").toString(), timeZone: chain.timeZone, language };
  yield `${JSON.stringify(head).slice(0, -1)},"parts":{`;
  for (const [index, [part, { facts: kinds }]] of parts.entries()) {
    const { title, facts } = partWords(part, language);
    const about = JSON.stringify({ title, columns: facts }).slice(0, -1);
    yield `${index > 0 ? "," : ""}\n${JSON.stringify(part)}:${about},"rows":[`;
    let isFirst = true;
    for await (const rows of pagesOf(services, asking, part)) {
      const lines = rows.map((row) =>
        JSON.stringify(
          Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, plainFact(kind, row[name])])),
        ),
      );
      if (lines.length > 0) yield `${isFirst ? "" : ","}\n${lines.join(",\n")}`;
      isFirst = isFirst && lines.length === 0;
    }
    yield "]}";
  }
  yield "\n}}\n";
}

/** Yields a line for each fact, because each part has its own columns and a spreadsheet has only one table. */
async function* csvPieces(services: Services, asking: Asking): AsyncGenerator<string> {
  const { language, chain } = asking;
  const { part: partHeading, number, fact, value } = dataFileWords.headings;
  yield byteOrderMark + csvLine([partHeading, number, fact, value].map((heading) => heading[language]));
  for (const [part, { facts: kinds }] of parts) {
    const { title, facts } = partWords(part, language);
    let count = 0;
    for await (const rows of pagesOf(services, asking, part)) {
      const lines = rows.flatMap((row) => {
        count += 1;
        return Object.entries(kinds).flatMap(([name, kind]) => {
          const cell = factCell(kind, row[name], language, chain.timeZone);
          return cell === "" ? [] : [csvLine([textCell(title), String(count), textCell(facts[name] ?? name), cell])];
        });
      });
      yield lines.join("");
    }
  }
}

const piecesOf = { json: jsonPieces, csv: csvPieces };

/**
 * Streams all the club's data about one member, page by page, after recording the export in the audit trail. Contains
 * no secrets, no working links and no other people, not even the names of staff. Refuses NOT_FOUND, TOO_MANY_REQUESTS.
 */
export async function exportData(services: Services, asking: Asking, format: DataFormat): Promise<Download> {
  const { chain, memberId, accountId, language, day } = asking;
  await services.limits.spend(
    "memberDataPerPerson",
    accountId === null ? `member ${memberId}` : `account ${accountId}`,
  );
  const act = accountId === null ? ("export-own-data" as const) : ("export-member-data" as const);
  const number = await services.db.inChain(chain.id, async (trx) => {
    const member = await trx
      .selectFrom("member")
      .select("membership_number")
      .where("id", "=", memberId)
      .where("removed_at", "is", null)
      .executeTakeFirst();
    if (!member) return refuse("NOT_FOUND");
    await writeAudit(trx, chain, { accountId, act, subject: `member ${memberId}`, detail: { format } }).execute();
    return member.membership_number;
  });
  const fileName = `${dataFileWords.fileName[language]} ${number}-${day.today}.${format}`;
  return { fileName, pieces: piecesOf[format](services, asking) };
}
