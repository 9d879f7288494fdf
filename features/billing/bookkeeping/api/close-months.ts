import type { Transaction } from "kysely";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import type { DB } from "#packages/server/db/types.ts";
import { auditPlatform } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { closeMonth as closing, openMonth as opening } from "../domain/closed-months.ts";

type Ground = Pick<Services, "db">;

/**
 * Returns the last day of the latest closed month, or null. The share lock stops any closing until this transaction
 * ends.
 */
export async function readClosedThrough(trx: Transaction<DB>): Promise<Temporal.PlainDate | null> {
  const { closed_through } = await trx
    .selectFrom("books")
    .select("closed_through")
    .forShare()
    .executeTakeFirstOrThrow();
  return closed_through;
}

const changesShown = 12;

async function readClosings(trx: Transaction<DB>) {
  const { closed_through } = await trx.selectFrom("books").select("closed_through").executeTakeFirstOrThrow();
  const changes = await trx
    .selectFrom("books_change as change")
    .leftJoin("account", "account.id", "change.account_id")
    .select(["change.month", "change.act", "change.reason", "change.at"])
    .select(staffName().as("by"))
    .orderBy("change.id", "desc")
    .limit(changesShown)
    .execute();
  return {
    closedThrough: closed_through?.toString() ?? null,
    changes: changes.map(({ month, at, ...row }) => ({ ...row, month: month.toString(), at: at.toString() })),
  };
}

/** Lists the last closed day and the latest closings and reopenings with their accounts. */
export const listClosings = ({ db }: Ground) => db.inPlatform(readClosings);

interface Change {
  act: "CLOSED" | "OPENED";
  month: Temporal.PlainDate;
  reason: string;
  accountId: number;
  now: Temporal.Instant;
}

/** Closes or reopens a month. The row lock waits for running bookings; later bookings see the new state. */
function change({ db }: Ground, { act, month, reason, accountId, now }: Change) {
  return db.inPlatform(async (trx) => {
    const { closed_through: through } = await trx
      .selectFrom("books")
      .select("closed_through")
      .forUpdate()
      .executeTakeFirstOrThrow();
    const outcome = act === "CLOSED" ? closing(month, through, platformToday(now)) : opening(month, through);
    const { closedThrough } = outcome.ok ? outcome : refuse(outcome.reason);
    await trx.updateTable("books").set({ closed_through: closedThrough }).execute();
    const first = month.with({ day: 1 });
    await trx
      .insertInto("books_change")
      .values({ month: first, act, reason, account_id: accountId, at: now })
      .execute();
    const detail = { month: first.toString(), reason };
    await auditPlatform(trx, {
      accountId,
      act: act === "CLOSED" ? "close-month" : "open-month",
      subject: "books",
      detail,
    });
    return readClosings(trx);
  });
}

/** Closes a month once its file is handed over. Nothing more is booked into that month or an earlier one. */
export const closeMonth = (ground: Ground, { body, actor, realNow: now }: Call<"closeMonth">) =>
  change(ground, {
    act: "CLOSED",
    month: Temporal.PlainDate.from(body.month),
    reason: "",
    accountId: actor.accountId,
    now,
  });

/** Reopens the latest closed month. The reason is stored. */
export const openMonth = (ground: Ground, { body, actor, realNow: now }: Call<"openMonth">) =>
  change(ground, {
    act: "OPENED",
    month: Temporal.PlainDate.from(body.month),
    reason: body.reason,
    accountId: actor.accountId,
    now,
  });
