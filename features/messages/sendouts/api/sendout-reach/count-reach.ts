import { sql } from "kysely";
import { membersAtCap } from "#features/messages/selections/api/cap-queries.ts";
import type { Channel } from "#packages/domain/people/channels.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { statement } from "#packages/server/db/prepared.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { FrequencyCap } from "../../domain/sendout-times.ts";
import type { SmsEnd } from "../sendout-messages/segments-of.ts";
import { type Choosing, chosenMembers } from "./choose-members.ts";

interface Reached {
  medium: Channel;
  matched: number;
  noAddress: number;
  bounced: number;
  noConsent: number;
  heldOut: number;
  reached: number;
  later: number;
  credits: number;
  byLanguage: Partial<Record<Language, number>>;
}

type ReachedRow = Omit<Reached, "medium" | "byLanguage"> & { language: Language };

/** Selects a sendout's reach in a medium if started now, by language; each member counts under the first reason. */
export function selectReached(
  chain: Chain,
  sendout: Choosing,
  medium: Channel,
  { endOf, cap, now }: { endOf: SmsEnd; cap: FrequencyCap | null; now: Temporal.Instant },
) {
  const capped = cap
    ? membersAtCap(cap, now.toZonedDateTimeISO(chain.timeZone), sendout.id)
    : sql`(select null::bigint as member_id where false)`;
  return statement(sql<ReachedRow>`
    select language, count(*) as matched, count(*) filter (where reason = 'NO_ADDRESS') as "noAddress",
      count(*) filter (where reason = 'BOUNCED') as bounced,
      count(*) filter (where reason = 'NO_CONSENT') as "noConsent", count(*) filter (where reason is null and held) as "heldOut",
      count(*) filter (where reason is null and not held) as reached,
      count(*) filter (where reason is null and not held and capped.member_id is not null) as later,
      coalesce(sum(credits) filter (where reason is null and not held), 0)::bigint as credits
    from ${chosenMembers(chain, sendout, medium, endOf)} as chosen
      left join ${capped} as capped on capped.member_id = chosen.id
    group by language`);
}

export function reachedOf(medium: Channel, rows: readonly ReachedRow[]): Reached {
  const sum = (of: (row: ReachedRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    medium,
    matched: sum((row) => row.matched),
    noAddress: sum((row) => row.noAddress),
    bounced: sum((row) => row.bounced),
    noConsent: sum((row) => row.noConsent),
    heldOut: sum((row) => row.heldOut),
    reached: sum((row) => row.reached),
    later: sum((row) => row.later),
    credits: sum((row) => row.credits),
    byLanguage: Object.fromEntries(rows.map(({ language, reached }) => [language, reached])),
  };
}

/** Selects the number of SMS recipients that the credits do not cover, in sending order. */
export const selectLeftOut = (chain: Chain, sendout: Choosing, endOf: SmsEnd, credits: number) =>
  statement(sql<{ left_out: number }>`select count(*) filter (where through > ${credits}) as left_out from (
    select sum(credits) over (order by id) as through from ${chosenMembers(chain, sendout, "SMS", endOf)} as chosen
    where reason is null and not held) as summed`);
