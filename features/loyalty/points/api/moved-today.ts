import { correctionLimitsFor } from "#features/integrations/api-keys/domain/key-limits.ts";
import type { Batch } from "#packages/server/db/database.ts";
import type { Chain, StaffActor } from "#packages/server/request/call.ts";
import type { CorrectionFacts } from "../domain/corrections.ts";
import { lockCorrections, sumCorrections } from "./correction-queries.ts";
import type { RuleRow } from "./ledger.ts";

interface Correcting {
  chain: Chain;
  actor: StaffActor;
  memberId: number;
  today: Temporal.PlainDate;
  rule: RuleRow;
}

/**
 * Returns the points a cashier or key has moved today, and the limits. It locks the actor's corrections, so that
 * concurrent ones stay within the limits. An actor without limits does not wait.
 */
export async function movedToday(
  batch: Batch,
  { chain, actor, memberId, today, rule }: Correcting,
): Promise<Omit<CorrectionFacts, "points">> {
  const club = { perMember: rule.correctionsPerMember, perDay: rule.correctionsPerDay };
  const limits = correctionLimitsFor(actor, club);
  if (limits === null) return { movedOfMemberToday: 0, movedToday: 0, limits };
  const { accountId } = actor;
  const [, [moved]] = await batch(lockCorrections(chain.id, accountId), sumCorrections({ accountId, memberId, today }));
  return {
    movedOfMemberToday: moved?.ofMember ?? 0,
    movedToday: moved?.inAll ?? 0,
    limits,
  };
}
