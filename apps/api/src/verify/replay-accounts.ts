import { todayIn } from "@stammis/domain/calendar";
import { type Lot, planRedemption } from "@stammis/domain/ledger";
import { agrees, type LedgerEntry } from "@stammis/domain/ledger-replay";
import { type Kysely, sql } from "kysely";
import type { DB } from "../db/types.ts";

interface AccountRow {
  member_id: number;
  lots: (Omit<Lot, "validThrough"> & { validThrough: string; purchaseId: number | null })[] | null;
  entries: (LedgerEntry & { at: string; purchaseId: number | null })[] | null;
}

export interface AccountViolation {
  chain_id: number;
  member_id: number;
  problem: string;
}

const membersAtOnce = 1_000;

/** The accounts of the next members by id: lots as they are kept, entries in the order they were written. */
async function readAccounts(db: Kysely<DB>, chainId: number, after: number): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select m.id as member_id,
      (select json_agg(json_build_object('id', l.id, 'amount', l.amount, 'left', l.left_points,
          'validThrough', l.valid_through, 'purchaseId', l.purchase_id))
        from point_lot l where l.chain_id = m.chain_id and l.member_id = m.id) as lots,
      (select json_agg(json_build_object('kind', e.kind, 'lotId', e.lot_id, 'points', e.points, 'redemptionId', e.redemption_id,
          'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'purchaseId', r.purchase_id) order by e.id)
        from point_entry e
          left join redemption r on r.chain_id = e.chain_id and r.id = e.redemption_id
        where e.chain_id = m.chain_id and e.member_id = m.id) as entries
    from member m where m.chain_id = ${chainId} and m.id > ${after} order by m.id limit ${membersAtOnce}`.execute(db);
  return rows;
}

type Lots = Map<number, Lot & { purchaseId: number | null }>;

/** The next entries that belong to one redemption and say the same. */
function redemptionAt(entries: NonNullable<AccountRow["entries"]>, index: number) {
  const { kind, redemptionId } = entries[index] as LedgerEntry;
  const end = entries.findIndex((each, at) => at > index && (each.kind !== kind || each.redemptionId !== redemptionId));
  return entries.slice(index, end === -1 ? undefined : end);
}

/** What is wrong with the order in which redemptions used the lots; null when nothing is. */
function orderProblem({ lots, entries }: AccountRow, zone: string): string | null {
  const promised: Lots = new Map(
    (lots ?? []).map((lot) => [lot.id, { ...lot, validThrough: Temporal.PlainDate.from(lot.validThrough) }]),
  );
  const open: Lots = new Map();
  const all = entries ?? [];
  for (let index = 0; index < all.length; index++) {
    const { kind, lotId, points, redemptionId, purchaseId, at } = all[index] as (typeof all)[number];
    const lot = promised.get(lotId);
    if (!lot) return `lot ${lotId} is not the member's`;
    if (kind === "EARN") open.set(lotId, { ...lot, left: points });
    if (kind === "CANCEL") open.set(lotId, { ...lot, left: (open.get(lotId)?.left ?? 0) + points });
    if (kind !== "REDEEM") continue;
    const used = redemptionAt(all, index);
    index += used.length - 1;
    const price = used.reduce((sum, each) => sum + each.points, 0);
    const others = [...open.values()].filter((each) => purchaseId === null || each.purchaseId !== purchaseId);
    const plan = planRedemption(others, price, todayIn(zone, Temporal.Instant.from(at)));
    const said = new Map(used.map((each) => [each.lotId, each.points]));
    const isAsPlanned =
      plan.ok && plan.usages.length === said.size && plan.usages.every((each) => said.get(each.lotId) === each.points);
    if (!isAsPlanned) return `redemption ${redemptionId} did not use what falls due first`;
    for (const each of used) (open.get(each.lotId) as Lot).left -= each.points;
  }
  return null;
}

function problemOf(account: AccountRow, zone: string): string | null {
  const lots = (account.lots ?? []).map((lot) => ({ ...lot, validThrough: Temporal.PlainDate.from(lot.validThrough) }));
  try {
    return agrees(lots, account.entries ?? []) ? orderProblem(account, zone) : "lots and entries differ";
  } catch (error) {
    return (error as Error).message;
  }
}

/** Replays every member's entries, in every chain, by the domain's own rules; answers whose account is impossible. */
export async function replayAccounts(db: Kysely<DB>): Promise<AccountViolation[]> {
  const violations: AccountViolation[] = [];
  const chains = await db.selectFrom("chain").select(["id", "time_zone"]).orderBy("id").execute();
  for (const { id: chain_id, time_zone } of chains) {
    let accounts: AccountRow[];
    let after = 0;
    do {
      accounts = await readAccounts(db, chain_id, after);
      for (const account of accounts) {
        const problem = problemOf(account, time_zone);
        if (problem) violations.push({ chain_id, member_id: account.member_id, problem });
      }
      after = accounts.at(-1)?.member_id ?? after;
    } while (accounts.length === membersAtOnce);
  }
  return violations;
}
