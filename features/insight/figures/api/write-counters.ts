import { type Compilable, type RawBuilder, sql, type Transaction } from "kysely";
import type { MemberCard } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { changedFillings } from "#features/loyalty/stamp-cards/domain/stamp-cards.ts";
import type { CardChange } from "#features/till/register/domain/card-changes.ts";
import type { Build } from "#packages/server/db/build.ts";
import { prepared, statement } from "#packages/server/db/prepared.ts";
import { type RowArrays, rowSet } from "#packages/server/db/row-set.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";

type Kind = DB["club_counter"]["kind"];

/** A counter of a club and the amount an act adds to it. */
export interface CounterChange {
  kind: Kind;
  subjectId: number;
  /** For members who are collecting: the last day of their card. */
  through?: Temporal.PlainDate;
  change: number;
}

const changedCounters = rowSet({ kind: "text", subject: "bigint", through: "date null", change: "int" });

type Counting = { chainId: number; memberId: number } & RowArrays<typeof changedCounters.columns>;

/**
 * The parts of a return that reduce counters: redemptions, the campaigns of a completely returned purchase, and its
 * welcome offer.
 */
interface WentBack {
  useIds: readonly number[];
  returnedId: number | null;
  isWhole: boolean;
  isWelcomeBack: boolean;
}

const nothingBack: WentBack = { useIds: [], returnedId: null, isWhole: false, isWelcomeBack: false };

const countedFacts = (counting: Counting) => sql`
  select kind, subject, coalesce(through, 'infinity') as valid_through, change
  from ${changedCounters.table(counting)} as each`;

/** A single statement with ordered rows, so that concurrent acts cannot deadlock. */
const addFacts = ({ chainId, memberId }: Counting, facts: RawBuilder<unknown>) =>
  statement(sql`insert into club_counter as kept (chain_id, kind, subject_id, valid_through, slot, count)
    select ${chainId}::bigint, kind, subject, valid_through, ${memberId}::bigint % 16, sum(change)
    from (${facts}) as changed
    group by kind, subject, valid_through having sum(change) <> 0 order by kind, subject, valid_through
    on conflict (chain_id, kind, subject_id, valid_through, slot) do update set count = kept.count + excluded.count`);

/** Adds a visit to the counters. */
const addToCounters = (_db: Build, counting: Counting) => addFacts(counting, countedFacts(counting));

function changeCounters(_db: Build, counting: Counting & WentBack) {
  return addFacts(
    counting,
    sql`${countedFacts(counting)}
      union all
      select case when coupon_id is null then 'REWARD' else 'COUPON' end, coalesce(coupon_id, stamp_card_id), 'infinity', -1
      from redemption where chain_id = ${thisChain} and id = any(${counting.useIds}::bigint[])
      union all
      select 'CAMPAIGN', campaign_id, 'infinity', -1 from purchase_campaign
      where chain_id = ${thisChain} and purchase_id = ${counting.returnedId}::bigint and ${counting.isWhole}::boolean
      union all
      select 'CAMPAIGN', campaign_id, 'infinity', -1 from member_welcome_offer as offer
      where chain_id = ${thisChain} and member_id = ${counting.memberId} and ${counting.isWelcomeBack}::boolean
        and not exists (select from purchase_campaign where chain_id = ${thisChain}
          and purchase_id = ${counting.returnedId}::bigint and campaign_id = offer.campaign_id)`,
  );
}

const write = { added: prepared(addToCounters), changed: prepared(changeCounters) };

/**
 * Returns the statements that update a club's counters. They run last in an act, because other transactions wait for
 * these rows.
 */
export function writeCounters(
  { chainId, memberId }: { chainId: number; memberId: number },
  counters: readonly CounterChange[],
  reversal?: Partial<WentBack>,
): Compilable[] {
  if (counters.length === 0 && !reversal) return [];
  const rows = counters.map(({ kind, subjectId, through = null, change }) => {
    return { kind, subject: subjectId, through, change };
  });
  const counted = { chainId, memberId, ...changedCounters.arrays(rows) };
  return [reversal ? write.changed({ ...counted, ...nothingBack, ...reversal }) : write.added(counted)];
}

/** Counts fillings: an open one as collecting, a full one as filled. `change` adds or removes them. */
function countFillings(stampCardId: number, fillings: MemberCard["fillings"], change: 1 | -1): CounterChange[] {
  return fillings.flatMap(({ status, endsOn }): CounterChange[] => {
    if (status === "OPEN") return [{ kind: "COLLECTING", subjectId: stampCardId, through: endsOn, change }];
    return status === "COMPLETED" ? [{ kind: "FILLED", subjectId: stampCardId, change }] : [];
  });
}

/** Returns the counter changes of an act's card changes. */
export function countersOfCards(changes: readonly CardChange[]): CounterChange[] {
  return changes.flatMap(({ stampCardId, before, after }) => {
    const now = changedFillings(before, after);
    const orders = now.map(({ order }) => order);
    const were = before.fillings.filter(({ order }) => orders.includes(order));
    return [...countFillings(stampCardId, were, -1), ...countFillings(stampCardId, now, 1)];
  });
}

interface ChangedFilling {
  status: "OPEN" | "COMPLETED";
  endsOn: Temporal.PlainDate;
  ended: Temporal.PlainDate;
}

/** Recounts a card's fillings after its terms changed for all of them: their new last day, or that they are full. */
export async function countChangedFillings(
  trx: Transaction<DB>,
  stampCardId: number,
  fillings: readonly ChangedFilling[],
): Promise<void> {
  const kinds = fillings.map(({ status }) => (status === "OPEN" ? "COLLECTING" : "FILLED"));
  const throughs = fillings.map(({ status, endsOn }) => (status === "OPEN" ? endsOn.toString() : null));
  const ended = fillings.map((filling) => filling.ended.toString());
  await sql`insert into club_counter as kept (chain_id, kind, subject_id, valid_through, slot, count)
    select ${thisChain}::bigint, kind, ${stampCardId}::bigint, valid_through, 0, sum(change) from (
      select kind, coalesce(through, 'infinity') as valid_through, 1 as change
      from unnest(${kinds}::text[], ${throughs}::date[]) as each (kind, through)
      union all
      select 'COLLECTING', ended, -1 from unnest(${ended}::date[]) as each (ended)) as changed
    group by kind, valid_through having sum(change) <> 0 order by kind, valid_through
    on conflict (chain_id, kind, subject_id, valid_through, slot) do update set count = kept.count + excluded.count`.execute(
    trx,
  );
}
