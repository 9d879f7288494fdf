import type pg from "pg";
import type { Finding } from "./finding.ts";

/** The number of refusals that gives only a note: one strict server may refuse a few, more mean a bad reputation. */
const refusalsAtMost = 10;

/** Reports whether receiving servers refused mail in the last 24 hours for policy or reputation. */
export async function lookAtMailRefusals(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ code: string; count: number }>(
    `select code, sum(count)::int as count from mail_refusal where hour > now() - interval '24 hours'
     group by code order by 2 desc, 1 limit 5`,
  );
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  if (total === 0)
    return { state: "ok", text: "no receiving mail server has refused mail from this sender in 24 hours" };
  const codes = rows.map(({ code, count }) => `${code || "no code"} (${count})`).join(", ");
  return {
    state: total > refusalsAtMost ? "BAD" : "note",
    text: `receiving mail servers refused ${total} e-mails in 24 hours (${codes}): check SPF, DKIM, DMARC, reverse DNS and block lists`,
  };
}
