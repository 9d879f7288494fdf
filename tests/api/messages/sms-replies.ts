import type { Club } from "../factories.ts";
import type { TestApi } from "../harness.ts";

/** Makes a member's SMS reply that no merchant has handled; returns its id. */
export async function makeSmsReply(
  api: TestApi,
  { chain }: Pick<Club, "chain">,
  memberId: number,
  { text = "Kan ni sluta?", daysAgo = 0 } = {},
): Promise<number> {
  const receivedAt = api.clock.now.subtract({ hours: 24 * daysAgo }).toString();
  const { rows } = await api.owner.query(
    "insert into sms_reply (chain_id, member_id, text, received_at) values ($1, $2, $3, $4) returning id",
    [chain.id, memberId, text, receivedAt],
  );
  return Number(rows[0].id);
}
