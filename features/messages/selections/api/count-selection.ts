import { type RawBuilder, sql } from "kysely";
import { countedOf } from "#features/insight/figures/api/counted.ts";
import type { FrequencyCap } from "#features/messages/sendouts/domain/sendout-times.ts";
import { creditsLeft, selectSmsAccount, selectSmsMonth } from "#features/messages/sms/api/queries.ts";
import { creditMonth } from "#features/messages/sms/domain/credits.ts";
import type { Build } from "#packages/server/db/build.ts";
import { ownMembers } from "#packages/server/db/own-members.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Call, StaffActor } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { Selection } from "../domain/selection.ts";
import { askOfAll } from "./ask-of-all.ts";
import { membersAtCap, selectCap } from "./cap-queries.ts";
import { type Matching, matchSelection } from "./matching.ts";
import { type AskedRow, figuresRow, memberRow } from "./row-queries.ts";
import { checkOwnPlaces, readExpression } from "./selection-fields.ts";

/** Reads the request's selection. Also returns the SQL condition that the caller may see a row of `member`. */
export function readAsked(expression: unknown, { locationIds }: Pick<StaffActor, "locationIds">) {
  const selection: Selection | null = expression === null ? null : readExpression(expression);
  if (selection) checkOwnPlaces({ locationIds }, selection);
  const seen = locationIds ? ownMembers(locationIds) : sql<boolean>`true`;
  return { selection, seen: sql<boolean>`(member.chain_id = ${thisChain} and member.removed_at is null and ${seen})` };
}

/** Joins the members at the frequency cap; null for a club without a cap. */
export const contacted = (cap: FrequencyCap | null, { id }: AskedRow, now: Temporal.ZonedDateTime) =>
  cap && sql`left join ${membersAtCap(cap, now)} as had on had.member_id = ${id}`;

/** SQL on a row: whether it has an address, whether mail to it bounces (null: unknown for SMS), and its consent. */
type Reachable = { to: RawBuilder<unknown>; back: RawBuilder<unknown> | null; hasConsent: RawBuilder<unknown> };
const bySms = (row: AskedRow): Reachable => ({ to: row.hasPhone, back: null, hasConsent: row.phoneNotification });
const byEmail = (row: AskedRow): Reachable => ({
  to: row.hasEmail,
  back: row.emailBounced,
  hasConsent: row.emailNotification,
});

const reasons = ["no_address", "bounced", "no_consent", "contacted", "left"] as const;

const countOf = (met: RawBuilder<unknown>) => sql`count(*) filter (where ${met})`;

/**
 * Counts the matched members who pass each reason, in order. Four conditional counts over a million rows are cheaper
 * than grouping by one reason.
 */
function passing(
  medium: "sms" | "email",
  { to, back: isBounced, hasConsent }: Reachable,
  had: RawBuilder<unknown> | null,
) {
  const agreed = isBounced ? sql`${to} and not ${isBounced} and ${hasConsent}` : sql`${to} and ${hasConsent}`;
  return sql.join([
    sql`${countOf(to)} as ${sql.ref(`${medium}_to`)}`,
    sql`${isBounced ? countOf(sql`${to} and ${isBounced}`) : sql`0`} as ${sql.ref(`${medium}_back`)}`,
    sql`${countOf(agreed)} as ${sql.ref(`${medium}_agreed`)}`,
    sql`${had ? countOf(sql`${agreed} and had.member_id is not null`) : sql`0`} as ${sql.ref(`${medium}_had`)}`,
  ]);
}

/** Counts the first reason against a message for each member, and the members without one. */
function waterfall(medium: "sms" | "email") {
  const [to, bouncedRef, agreed, had] = ["to", "back", "agreed", "had"].map((each) => sql.ref(`${medium}_${each}`));
  const counts: Record<(typeof reasons)[number], RawBuilder<unknown>> = {
    no_address: sql`matched - ${to}`,
    bounced: sql`${bouncedRef}`,
    no_consent: sql`${to} - ${bouncedRef} - ${agreed}`,
    contacted: sql`${had}`,
    left: sql`${agreed} - ${had}`,
  };
  return sql.join(reasons.map((reason) => sql`(${counts[reason]})::int as ${sql.ref(`${medium}_${reason}`)}`));
}

type Reach<Medium extends string> = Record<`${Medium}_${(typeof reasons)[number]}`, number>;
type Counted = { matched: number } & Reach<"sms"> & Reach<"email">;

/** Counts the members in a selection, and the reasons against a message to each, in one pass. */
export function selectCounts(
  db: Build,
  { row, joins, met }: Matching,
  seen: RawBuilder<boolean>,
  had: RawBuilder<unknown> | null = null,
) {
  const both = sql`select count(*) as matched, ${passing("sms", bySms(row), had)}, ${passing("email", byEmail(row), had)}
    from ${row.table} ${joins} ${had ?? sql``} where ${seen} and ${met}`;
  const counts = sql<Counted>`(select matched::int, ${waterfall("sms")}, ${waterfall("email")} from (${both}) as passing)`;
  return db.selectFrom(counts.as("counts")).selectAll();
}

/**
 * Counts the members in a selection, and those a message would reach. Refuses each invalid field, TOO_MANY_REQUESTS.
 */
export async function countSelection(
  { db, limits }: Services,
  { chain, actor, body, day, now }: Call<"countSelection">,
) {
  await limits.spend("selectionsPerPerson", `${chain.id} ${actor.accountId}`);
  const { selection, seen } = readAsked(body.expression, actor);
  // A caller who sees only some members selects them by their purchases, which needs the row of `member`.
  const row = actor.locationIds ? memberRow : figuresRow;
  const matching = matchSelection(selection, { ...day, locationIds: actor.locationIds }, row);
  const [[cap = null], [account], [month]] = await db.read(chain.id, (q) => [
    selectCap(q),
    selectSmsAccount(q),
    selectSmsMonth(q, creditMonth(chain.timeZone, now)),
  ]);
  const had = contacted(cap, row, now.toZonedDateTimeISO(chain.timeZone));
  const all = actor.locationIds
    ? sql<number>`(select count(*)::int from member where ${seen})`
    : countedOf("MEMBERS", sql`0`);
  const [, [counted], [club]] = await db.read(
    chain.id,
    (q) => [
      askOfAll(q, matching),
      selectCounts(q, matching, actor.locationIds ? seen : row.isThere, had),
      q.selectNoFrom(all.as("members")),
    ],
    { replica: true },
  );
  const of = counted ?? ({} as never);
  const noCredits = Math.max(0, of.sms_left - creditsLeft(account, month));
  return {
    members: club?.members ?? 0,
    matched: of.matched,
    reach: [
      {
        medium: "SMS" as const,
        noAddress: of.sms_no_address,
        bounced: of.sms_bounced,
        noConsent: of.sms_no_consent,
        alreadyContacted: of.sms_contacted,
        noCredits,
        reachable: of.sms_left - noCredits,
      },
      {
        medium: "EMAIL" as const,
        noAddress: of.email_no_address,
        bounced: of.email_bounced,
        noConsent: of.email_no_consent,
        alreadyContacted: of.email_contacted,
        noCredits: 0,
        reachable: of.email_left,
      },
    ],
  };
}
