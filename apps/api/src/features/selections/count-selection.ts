import type { Selection } from "@stammis/domain/selections/selection";
import { type RawBuilder, sql } from "kysely";
import type { Build } from "../../db/build.ts";
import { ownMembers } from "../../db/own-members.ts";
import { thisChain } from "../../db/this-chain.ts";
import type { Call, StaffActor } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { countedOf } from "../figures/counted.ts";
import { selectSmsAccount } from "../sms-account/queries.ts";
import { askOfAll } from "./ask-of-all.ts";
import { type Matching, matchSelection } from "./matching.ts";
import { type AskedRow, figuresRow, memberRow } from "./row-queries.ts";
import { checkOwnPlaces, readExpression } from "./selection-fields.ts";

/** Members at the most in `capMessages` messages within `capDays` days; null: a club without such a rule. */
interface Cap {
  cap_messages: number | null;
  cap_days: number | null;
}

/** Reads whom a call asks about: the selection, and whether a row of `member` is one the caller sees. */
export function readAsked(expression: unknown, { locationIds }: Pick<StaffActor, "locationIds">) {
  const selection: Selection | null = expression === null ? null : readExpression(expression);
  if (selection) checkOwnPlaces({ locationIds }, selection);
  const seen = locationIds ? ownMembers(locationIds) : sql<boolean>`true`;
  return { selection, seen: sql<boolean>`(member.chain_id = ${thisChain} and member.removed_at is null and ${seen})` };
}

const nobody = sql`left join (select null::bigint as member_id) as had on false`;

/** Members who had as many messages within the days as the club sends, one row each; they wait, and are not dropped. */
function contacted({ cap_messages, cap_days }: Cap, { id }: AskedRow, now: Temporal.Instant): RawBuilder<unknown> {
  if (cap_messages === null || cap_days === null) return nobody;
  const since = now.subtract({ hours: 24 * cap_days });
  return sql`left join (select sent.member_id from sendout_recipient as sent where sent.chain_id = ${thisChain}
      and sent.state in ('SENT', 'CLAIMED') and coalesce(sent.sent_at, sent.claimed_at) > ${since}::timestamptz
    group by sent.member_id having count(*) >= ${cap_messages}::int) as had on had.member_id = ${id}`;
}

/** Of a row: an address, whether what is sent there comes back, and a yes. */
type Standing = Record<"to" | "back" | "said", RawBuilder<unknown>>;
const bySms = (row: AskedRow): Standing => ({ to: row.hasPhone, back: sql`false`, said: row.phoneNotification });
const byEmail = (row: AskedRow): Standing => ({
  to: row.hasEmail,
  back: row.emailBounced,
  said: row.emailNotification,
});

const reasons = ["no_address", "bounced", "no_consent", "contacted", "left"] as const;

/** The first reason that stands against a message to a row, by its place among them. */
const reasonOf = ({ to, back, said }: Standing) =>
  sql`case when not ${to} then 0 when ${back} then 1 when not ${said} then 2 when had.member_id is not null then 3 else 4 end`;

/** Those matched on one medium, by reason. */
const waterfall = (medium: "sms" | "email") =>
  sql.join(
    reasons.map(
      (reason, nth) =>
        sql`coalesce(sum(members) filter (where ${sql.ref(medium)} = ${sql.lit(nth)}), 0)::int as ${sql.ref(`${medium}_${reason}`)}`,
    ),
  );

type Reach<Medium extends string> = Record<`${Medium}_${(typeof reasons)[number]}`, number>;
type Counted = { matched: number } & Reach<"sms"> & Reach<"email">;

/** How many are in a selection, and what stands against a message to each, in one pass. */
export function selectCounts(db: Build, { row, joins, met }: Matching, seen: RawBuilder<boolean>, had = nobody) {
  // A number of both reasons is cheap to group by; ten counts with a condition each are not, a million times.
  const both = sql`select ${reasonOf(bySms(row))} * 5 + ${reasonOf(byEmail(row))} as code, count(*) as members
    from ${row.table} ${joins} ${had} where ${seen} and ${met} group by 1`;
  const counts = sql<Counted>`(select coalesce(sum(members), 0)::int as matched, ${waterfall("sms")}, ${waterfall("email")}
    from (select code / 5 as sms, code % 5 as email, members from (${both}) as grouped) as reached)`;
  return db.selectFrom(counts.as("counts")).selectAll();
}

/** How many are in a selection, and whom of them a message would reach. Refuses each wrong field, TOO_MANY_REQUESTS. */
export async function countSelection(
  { db, limits }: Services,
  { chain, actor, body, day, now }: Call<"countSelection">,
) {
  await limits.spend("selectionsPerPerson", `${chain.id} ${actor.accountId}`);
  const { selection, seen } = readAsked(body.expression, actor);
  // Whoever sees some of the members alone knows them by what they bought, which is asked of the member.
  const row = actor.locationIds ? memberRow : figuresRow;
  const matching = matchSelection(selection, { ...day, locationIds: actor.locationIds }, row);
  const [[rules], [account]] = await db.read(chain.id, (q) => [
    q.selectFrom("sendout_rules").select(["cap_messages", "cap_days"]),
    selectSmsAccount(q),
  ]);
  const had = contacted(rules ?? { cap_messages: null, cap_days: null }, row, now);
  const all = actor.locationIds
    ? sql<number>`(select count(*)::int from member where ${seen})`
    : countedOf("MEMBERS", sql`0`);
  const [, [counted], [club]] = await db.readReplica(chain.id, (q) => [
    askOfAll(q, matching),
    selectCounts(q, matching, actor.locationIds ? seen : row.isThere, had),
    q.selectNoFrom(all.as("members")),
  ]);
  const of = counted ?? ({} as never);
  const noCredits = Math.max(0, of.sms_left - (account?.available ?? 0));
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
