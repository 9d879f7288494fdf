import { sql } from "kysely";
import { startOfDay } from "#packages/domain/calendar.ts";
import type { Build } from "#packages/server/db/build.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Cursor } from "#packages/server/request/paging.ts";

export interface EntriesWanted {
  show?: "BOUGHT" | "MESSAGES" | "SENDOUTS" | undefined;
  from?: Temporal.Instant | undefined;
  before?: Temporal.Instant | undefined;
}

/** Returns the history's filters, with days as moments in the club's time zone. */
export function entriesWanted({
  chain,
  query: { show, since, until },
}: Pick<Call<"exportSmsEntries">, "chain" | "query">): EntriesWanted {
  const begins = (day: string, more: number) =>
    startOfDay(Temporal.PlainDate.from(day).add({ days: more }), chain.timeZone);
  return { show, from: since ? begins(since, 0) : undefined, before: until ? begins(until, 1) : undefined };
}

/** Selects entries, newest first, one more than requested. */
export function selectSmsEntries(db: Build, { show, from, before }: EntriesWanted, after: Cursor | null, size: number) {
  return db
    .selectFrom("sms_entry")
    .leftJoin("sms_purchase", (join) =>
      join
        .onRef("sms_purchase.chain_id", "=", "sms_entry.chain_id")
        .onRef("sms_purchase.id", "=", "sms_entry.purchase_id"),
    )
    .leftJoin("message", (join) =>
      join.onRef("message.chain_id", "=", "sms_entry.chain_id").onRef("message.id", "=", "sms_entry.message_id"),
    )
    .leftJoin("sendout", (join) =>
      join.onRef("sendout.chain_id", "=", "sms_entry.chain_id").onRef("sendout.id", "=", "sms_entry.sendout_id"),
    )
    .leftJoin("account as buyer", "buyer.id", "sms_purchase.account_id")
    .select(["sms_entry.id", "sms_entry.at", "from_account", "to_account", "sms_entry.credits", "reason", "sendout_id"])
    .select("sendout.name as sendout_name")
    .select(["price_ore", "vat_permille", "message.kind as message_kind", staffName("buyer").as("by_name")])
    .$if(show === "BOUGHT", (query) => query.where("from_account", "in", ["BOUGHT", "GIVEN"]))
    .$if(show === "MESSAGES", (query) => query.where("sms_entry.message_id", "is not", null))
    .$if(show === "SENDOUTS", (query) => query.where("sendout_id", "is not", null))
    .$if(from !== undefined, (query) => query.where("sms_entry.at", ">=", from as Temporal.Instant))
    .$if(before !== undefined, (query) => query.where("sms_entry.at", "<", before as Temporal.Instant))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(sms_entry.at, sms_entry.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::bigint)`),
    )
    .orderBy("sms_entry.at", "desc")
    .orderBy("sms_entry.id", "desc")
    .limit(size + 1);
}
export type SmsEntryRow = Awaited<ReturnType<ReturnType<typeof selectSmsEntries>["execute"]>>[number];
