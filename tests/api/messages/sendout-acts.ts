import type pg from "pg";
import type { BenchClub } from "../../../bench/club.ts";

const patienceMs = 60_000;

/** Makes a third of the members unreachable by e-mail and a third by SMS: without an address or without consent. */
export async function makeRecipients(owner: pg.Client, { chainId }: BenchClub): Promise<void> {
  await owner.query(
    `update member set email = case when id % 9 = 0 then null else email end, email_notification = id % 9 > 2,
       phone = case when id % 9 = 3 then null else '+46' || (700000000 + id) end, phone_notification = id % 9 not in (3, 4, 5)
     where chain_id = $1`,
    [chainId],
  );
  await owner.query(
    `insert into consent (chain_id, member_id, channel, given, source)
     select chain_id, id, channel, true, 'PROFILE' from member, unnest(array['EMAIL', 'SMS']) as channel
     where chain_id = $1 and case channel when 'EMAIL' then email_notification else phone_notification end`,
    [chainId],
  );
  await owner.query("insert into sms_account (chain_id, available) values ($1, 100000000)", [chainId]);
  await owner.query(
    `insert into sms_entry (chain_id, from_account, to_account, credits, reason, at)
     values ($1, 'GIVEN', 'AVAILABLE', 100000000, 'free-credits', now())`,
    [chainId],
  );
  await owner.query("insert into sendout_rules (chain_id) values ($1)", [chainId]);
}

/** Performs an action of the club's merchant. */
export async function askMerchant(
  { port }: { port: number },
  club: BenchClub,
  method: string,
  path: string,
  body?: object,
) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/merchant${path}`, {
    method,
    signal: AbortSignal.timeout(patienceMs),
    headers: {
      authorization: `Bearer ${club.staffToken}`,
      "stammis-chain": club.subdomain,
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} returned ${answer.status}: ${await answer.text()}`);
  return answer.json() as Promise<{ id: number; state: string }>;
}
