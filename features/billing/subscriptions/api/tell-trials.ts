import { trialNotice } from "#features/billing/invoices/domain/reminding.ts";
import { findOffered } from "#features/billing/plans/api/plan-queries.ts";
import { selectSubscribing, subscribingOf } from "#features/platform/companies/api/subscribing-shape.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { companyGoesOn } from "#packages/server/db/not-frozen.ts";
import { eachByItself } from "#packages/server/request/each-by-itself.ts";
import type { Services } from "#packages/server/request/services.ts";
import { type Subscribing, suspendedFrom } from "../domain/subscription.ts";
import { lapsedSaid, trialSaid } from "./messages.ts";
import { type Said, tellCompany } from "./tell-company.ts";

type Ground = Pick<Services, "db" | "config" | "log">;

interface Notice {
  kind: "TRIAL" | "LAPSED";
  day: Temporal.PlainDate;
  daysLeft: number;
  said: Said;
}

/** Returns the notice a company gets today, or null. */
function noticeOf(
  name: string,
  company: Subscribing,
  today: Temporal.PlainDate,
  priceOre: number | null,
): Notice | null {
  // The merchants were notified when the platform halted the company, and no payment lifts a halt.
  if (company.haltedFrom) return null;
  const lapses = suspendedFrom(company);
  if (lapses && Temporal.PlainDate.compare(lapses, today) <= 0)
    return { kind: "LAPSED", day: lapses, daysLeft: 0, said: lapsedSaid(name, lapses) };
  const daysLeft = company.spans.length === 0 ? trialNotice(company.trialEndsOn, today) : null;
  if (daysLeft === null) return null;
  const lastDay = company.trialEndsOn;
  const days = today.until(lastDay).days;
  return { kind: "TRIAL", day: lastDay, daysLeft, said: trialSaid({ company: name, days, lastDay, priceOre }) };
}

/** Notifies merchants of an ending trial or a suspended club, once each. */
export async function tellTrials({ db, config, log }: Ground, now: Temporal.Instant): Promise<void> {
  const today = platformToday(now);
  const offered = await findOffered(db.platform, today);
  const rows = await selectSubscribing(db.platform)
    .where((eb) => eb.exists(eb.selectFrom("chain").select("chain.id").whereRef("chain.company_id", "=", "company.id")))
    .where(companyGoesOn("company.id"))
    .execute();
  await eachByItself(rows, log, async (row) => {
    const notice = noticeOf(row.name, subscribingOf(row), today, offered?.locationOre ?? null);
    if (!notice) return;
    await db.inPlatform(async (trx) => {
      const first = await trx
        .insertInto("billing_notice")
        .values({ company_id: row.id, kind: notice.kind, day: notice.day, days_left: notice.daysLeft, sent_at: now })
        .onConflict((on) => on.doNothing())
        .returning("company_id")
        .executeTakeFirst();
      if (first) await tellCompany(trx, config, { companyId: row.id, composeMessage: notice.said, now });
    });
  });
}
