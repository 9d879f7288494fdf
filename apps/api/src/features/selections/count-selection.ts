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

/** Members who had as many messages within the days as the club sends, one row each; they wait, and are not dropped. */
function contacted({ cap_messages, cap_days }: Cap, now: Temporal.Instant): RawBuilder<unknown> {
  if (cap_messages === null || cap_days === null)
    return sql`left join (select null::bigint as member_id) as had on false`;
  const since = now.subtract({ hours: 24 * cap_days });
  return sql`left join (select sent.member_id from sendout_recipient as sent where sent.chain_id = ${thisChain}
      and sent.state in ('SENT', 'CLAIMED') and coalesce(sent.sent_at, sent.claimed_at) > ${since}::timestamptz
    group by sent.member_id having count(*) >= ${cap_messages}::int) as had on had.member_id = member.id`;
}

/** Of a row of `member`: an address, whether what is sent there comes back, and a yes. */
type Standing = Record<"to" | "back" | "said", RawBuilder<unknown>>;
const bySms: Standing = { to: sql`member.phone`, back: sql`false`, said: sql`member.phone_notification` };
const byEmail: Standing = {
  to: sql`member.email`,
  back: sql`member.email_bounced_at is not null`,
  said: sql`member.email_notification`,
};

/** Those matched on one medium, by the first reason that stands against a message to them. */
const waterfall = (medium: "sms" | "email", { to, back, said }: Standing) => {
  const name = (what: string) => sql.ref(`${medium}_${what}`);
  const reached = sql`${to} is not null and not ${back}`;
  return sql`count(*) filter (where ${to} is null)::int as ${name("no_address")},
    count(*) filter (where ${to} is not null and ${back})::int as ${name("bounced")},
    count(*) filter (where ${reached} and not ${said})::int as ${name("no_consent")},
    count(*) filter (where ${reached} and ${said} and had.member_id is not null)::int as ${name("contacted")},
    count(*) filter (where ${reached} and ${said} and had.member_id is null)::int as ${name("left")}`;
};

type Reach<Medium extends string> = Record<
  `${Medium}_${"no_address" | "bounced" | "no_consent" | "contacted" | "left"}`,
  number
>;
type Counted = { matched: number } & Reach<"sms"> & Reach<"email">;

function selectCounts(db: Build, { joins, met }: Matching, seen: RawBuilder<boolean>, had: RawBuilder<unknown>) {
  const counts = sql<Counted>`(select count(*)::int as matched,
      ${waterfall("sms", bySms)},
      ${waterfall("email", byEmail)}
    from member ${joins} ${had} where ${seen} and ${met})`;
  return db.selectFrom(counts.as("counts")).selectAll();
}

/** How many are in a selection, and whom of them a message would reach. Refuses each wrong field, TOO_MANY_REQUESTS. */
export async function countSelection(
  { db, limits }: Services,
  { chain, actor, body, day, now }: Call<"countSelection">,
) {
  await limits.spend("selectionsPerPerson", `${chain.id} ${actor.accountId}`);
  const { selection, seen } = readAsked(body.expression, actor);
  const matching = matchSelection(selection, { ...day, locationIds: actor.locationIds });
  const [[rules], [account]] = await db.read(chain.id, (q) => [
    q.selectFrom("sendout_rules").select(["cap_messages", "cap_days"]),
    selectSmsAccount(q),
  ]);
  const had = contacted(rules ?? { cap_messages: null, cap_days: null }, now);
  const all = actor.locationIds
    ? sql<number>`(select count(*)::int from member where ${seen})`
    : countedOf("MEMBERS", sql`0`);
  const [, [counted], [club]] = await db.readReplica(chain.id, (q) => [
    askOfAll(q, matching),
    selectCounts(q, matching, seen, had),
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
