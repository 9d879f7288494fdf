import type { Club } from "../factories.ts";
import type { TestApi } from "../harness.ts";

/** Inserts old sendouts, one per day, each with a message to all these members. */
export async function haveOldSendouts(api: TestApi, club: Club, memberIds: readonly number[], count: number) {
  await api.owner.query(
    `with old as (
       insert into sendout (chain_id, name, language, sms, created_by, created_at)
       select $1, 'Nr ' || n, 'sv', '{}', $2, '2025-01-01'::timestamptz + n * interval '1 day' from generate_series(1, $4::int) n
       returning id, created_at)
     insert into sendout_recipient (chain_id, sendout_id, medium, member_id, state, sent_at)
     select $1, old.id, 'EMAIL', member, 'SENT', old.created_at from old, unnest($3::bigint[]) as member`,
    [club.chain.id, club.merchant.accountId, memberIds, count],
  );
  await api.owner.query("vacuum analyze sendout_recipient, sendout_day");
}
