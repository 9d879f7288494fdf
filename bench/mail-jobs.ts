import { Logger, run } from "graphile-worker";
import type pg from "pg";
import { openMail } from "../apps/api/src/messaging/mail.ts";
import type { BenchClub } from "./club.ts";
import type { Round } from "./compare.ts";
import { mailTo } from "./mail-letter.ts";

const atOnce = 16;
const quiet = new Logger(() => () => {});

interface Asked {
  url: string;
  owner: pg.Client;
  club: BenchClub;
  /** Of the mail server. */
  port: number;
}

/**
 * So many members written to as one would first write it: a row and a job for each; the job reads the member, makes the mail,
 * hands it to nodemailer's pool and notes that it went.
 */
export async function mailsByJobs({ url, owner, club, port }: Asked, count: number): Promise<Round> {
  const mail = openMail({
    ...{ url: `smtp://127.0.0.1:${port}`, from: "Stammis <no-reply@stammis.example>" },
    ...{ bounceAddress: "", dkim: { domain: "", selector: "", key: "" } },
  });
  const done = Promise.withResolvers<void>();
  let sent = 0;
  await owner.query("create table if not exists job_recipient (member_id bigint primary key, sent_at timestamptz)");
  await owner.query("truncate job_recipient");
  const runner = await run({
    ...{ connectionString: url, concurrency: atOnce, logger: quiet, noHandleSignals: true, crontab: "" },
    preset: { worker: { localQueue: { size: 10 * atOnce } } },
    taskList: {
      async "bench-mail"(payload, { query }) {
        const { memberId } = payload as { memberId: number };
        const { rows } = await query("select email from member where chain_id = $1 and id = $2", [
          club.chainId,
          memberId,
        ]);
        await mail.send(mailTo(memberId, rows[0]?.email));
        await query("update job_recipient set sent_at = now() where member_id = $1", [memberId]);
        if (++sent === count) done.resolve();
      },
    },
  });
  const started = performance.now();
  await owner.query(
    `with chosen as (insert into job_recipient (member_id)
       select id from member where chain_id = $1 order by id limit $2 returning member_id)
     select graphile_worker.add_job('bench-mail', json_build_object('memberId', member_id)) from chosen`,
    [club.chainId, count],
  );
  await done.promise;
  const rate = (count * 1000) / (performance.now() - started);
  await runner.stop();
  mail.close();
  return { rate, cost: { postgres: 0, server: 0, load: 0 } };
}
