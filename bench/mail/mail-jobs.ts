import { Logger, run } from "graphile-worker";
import type pg from "pg";
import { openMail } from "#packages/server/messaging/mail.ts";
import type { BenchClub } from "../club.ts";
import type { Round } from "../compare.ts";
import { mailTo } from "./mail-letter.ts";

const atOnce = 16;
const quiet = new Logger(() => () => {});

interface Asked {
  url: string;
  owner: pg.Client;
  club: BenchClub;
  /** The port of the mail server. */
  port: number;
}

/** Inserts recipients like a sendout's, for a sendout marked as sent, so that the server leaves it alone. */
async function choose(owner: pg.Client, { chainId, accountId }: BenchClub, count: number): Promise<void> {
  const { rows } = await owner.query(
    `insert into sendout (chain_id, name, language, sms, by_email, created_by, created_at, state, frozen_at, done_at)
     values ($1, 'Ett jobb var', 'sv', '{}', true, $2, now(), 'SENT', now(), now()) returning id`,
    [chainId, accountId],
  );
  const { id } = rows[0];
  await owner.query(
    `with chosen as (insert into sendout_recipient (chain_id, sendout_id, medium, member_id, state)
       select chain_id, $2::bigint, 'EMAIL', id, 'WAITING' from member where chain_id = $1 order by id limit $3 returning member_id)
     select graphile_worker.add_job('bench-mail', json_build_object('sendoutId', $2::bigint, 'memberId', member_id)) from chosen`,
    [chainId, id, count],
  );
}

/**
 * Mails members the simple way: a row and a job for each. The job checks the consent, renders the mail, passes it to
 * nodemailer's pool and records the sending.
 */
export async function mailsByJobs({ url, owner, club, port }: Asked, count: number): Promise<Round> {
  const mail = openMail({ url: `smtp://127.0.0.1:${port}`, from: "Stammis <no-reply@stammis.example>" });
  const completion = Promise.withResolvers<void>();
  let sent = 0;
  const of = "chain_id = $1 and sendout_id = $2 and medium = 'EMAIL' and member_id = $3";
  const runner = await run({
    connectionString: url,
    concurrency: atOnce,
    logger: quiet,
    noHandleSignals: true,
    crontab: "",
    preset: { worker: { localQueue: { size: 10 * atOnce } } },
    taskList: {
      async "bench-mail"(payload, { query }) {
        const { sendoutId, memberId } = payload as { sendoutId: number; memberId: number };
        const { rows } = await query(
          "select email from member where chain_id = $1 and id = $2 and email_notification and removed_at is null",
          [club.chainId, memberId],
        );
        await mail.send(mailTo(memberId, rows[0]?.email));
        await query(`update sendout_recipient set state = 'SENT', sent_at = now(), provider_id = 'x' where ${of}`, [
          ...[club.chainId, sendoutId, memberId],
        ]);
        if (++sent === count) completion.resolve();
      },
    },
  });
  const started = performance.now();
  await choose(owner, club, count);
  await completion.promise;
  const rate = (count * 1000) / (performance.now() - started);
  await runner.stop();
  mail.close();
  return { rate, cost: { postgres: 0, server: 0, load: 0 } };
}
