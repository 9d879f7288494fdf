import { sql } from "kysely";
import { momentCell, numberCell, textCell } from "#packages/domain/csv/csv-cells.ts";
import type { Channel } from "#packages/domain/people/channels.ts";
import { exportPhrases } from "#packages/i18n/exports/phrases.ts";
import { sortedPage, sortingOf } from "#packages/server/db/sorted.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { csvOf } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { SendoutCounts } from "../domain/progress.ts";
import { sendoutWords } from "../i18n/column-words.ts";
import { exportWords } from "../i18n/export-words.ts";
import { selectWanted, sendoutSorts } from "./list-queries.ts";
import type { SendoutRow } from "./queries.ts";
import { paidOf, unsubscribedOf } from "./result-queries.ts";
import { mediaOf } from "./sendout-shape.ts";

interface Kept extends SendoutCounts {
  medium: Channel;
  delivered: number;
  bounced: number;
  clicked: number;
}

type ByMedium = Partial<Record<Kept["medium"], number>> | null;

/** Returns a count of one medium; empty when the sendout does not use it. */
const countOf = ({ counts }: Pick<SendoutRow, "counts">, medium: Kept["medium"], name: Exclude<keyof Kept, "medium">) =>
  numberCell((counts as Kept[]).find((each) => each.medium === medium)?.[name] ?? null);

/** Returns a medium's computed count; empty when the sendout does not use it. */
const toldOf = ({ counts }: Pick<SendoutRow, "counts">, medium: Kept["medium"], countsByMedium: ByMedium) =>
  numberCell((counts as Kept[]).some((each) => each.medium === medium) ? (countsByMedium?.[medium] ?? 0) : null);

/**
 * Exports the list of sendouts as a file, filtered and sorted like the list, with their results. Refuses INVALID_INPUT.
 */
export async function exportSendouts(services: Services, call: Call<"exportSendouts">): Promise<Download> {
  const { chain, actor, query, language } = call;
  const { yes, no } = exportPhrases[language].words;
  const words = exportWords[language];
  const sorting = sortingOf(sendoutSorts, query.sort ?? "created", actor);
  const { q: searched, sort: _, ...filters } = query;
  return csvOf(services, call, {
    list: "sendouts",
    words: sendoutWords,
    filters: { ...filters, searched: Boolean(searched) },
    read: async (after, size) => {
      const [rows] = await services.db.read(chain.id, (q) => [
        sortedPage(selectWanted(q, call), sorting, sql.ref("sendout.id"), { after, skip: 0 })
          .select(
            sql<string | null>`(select asked.name from selection as asked
              where asked.chain_id = ${thisChain} and asked.id = sendout.selection_id)`.as("selection"),
          )
          .select(
            sql<string | null>`(select about.name from campaign as about
              where about.chain_id = ${thisChain} and about.id = sendout.campaign_id)`.as("campaign"),
          )
          .select(
            sql<ByMedium>`(select jsonb_object_agg(medium, members)
              from (${unsubscribedOf(sql.ref("sendout.id"))}) as refused)`.as("unsubscribed"),
          )
          .select(
            sql<ByMedium>`(select jsonb_object_agg(medium, credits)
              from (${paidOf(sql.ref("sendout.id"))}) as paid)`.as("credits"),
          )
          .limit(size),
      ]);
      return rows;
    },
    cursorOf: (row) => [row.sort_value, row.id],
    cells: {
      id: (row) => numberCell(row.id),
      name: (row) => textCell(row.name),
      state: (row) => words.states[row.state],
      automatic: (row) => (row.automatic === null ? no : yes),
      media: (row) =>
        mediaOf(row)
          .map((medium) => words.media[medium])
          .join(", "),
      selection: (row) => (row.selection_id === null ? words.forAll : textCell(row.selection)),
      campaign: (row) => textCell(row.campaign),
      planned: (row) => momentCell(row.send_at, chain.timeZone),
      started: (row) => momentCell(row.frozen_at, chain.timeZone),
      done: (row) => momentCell(row.done_at, chain.timeZone),
      smsSelected: (row) => countOf(row, "SMS", "selected"),
      smsSent: (row) => countOf(row, "SMS", "sent"),
      smsDelivered: (row) => countOf(row, "SMS", "delivered"),
      smsUndelivered: (row) => countOf(row, "SMS", "bounced"),
      smsClicked: (row) => countOf(row, "SMS", "clicked"),
      smsFailed: (row) => countOf(row, "SMS", "failed"),
      smsSkipped: (row) => countOf(row, "SMS", "skipped"),
      smsHeldOut: (row) => countOf(row, "SMS", "heldOut"),
      smsUnsubscribed: (row) => toldOf(row, "SMS", row.unsubscribed),
      smsCredits: (row) => toldOf(row, "SMS", row.credits),
      emailSelected: (row) => countOf(row, "EMAIL", "selected"),
      emailSent: (row) => countOf(row, "EMAIL", "sent"),
      emailDelivered: (row) => countOf(row, "EMAIL", "delivered"),
      emailBounced: (row) => countOf(row, "EMAIL", "bounced"),
      emailClicked: (row) => countOf(row, "EMAIL", "clicked"),
      emailFailed: (row) => countOf(row, "EMAIL", "failed"),
      emailSkipped: (row) => countOf(row, "EMAIL", "skipped"),
      emailHeldOut: (row) => countOf(row, "EMAIL", "heldOut"),
      emailUnsubscribed: (row) => toldOf(row, "EMAIL", row.unsubscribed),
      createdBy: (row) => textCell(row.maker),
    },
  });
}
