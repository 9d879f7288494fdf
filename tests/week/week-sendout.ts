import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import type { BenchClub } from "../../bench/club.ts";
import { askMerchant } from "../api/messages/sendout-acts.ts";
import { anEmail, aSendout } from "../api/messages/sendouts.ts";
import type { Taken } from "../outside/smtp-server.ts";

type Asked = { port: number };
/**
 * The milliseconds to wait for a sendout, because another worker takes over a killed worker's recipients within a
 * minute or two.
 */
const patienceMs = 240_000;

/** Retries a request until a server answers. */
async function untilAnswered<T>(act: () => Promise<T>): Promise<T> {
  for (const began = performance.now(); ; await wait(100)) {
    try {
      return await act();
    } catch (error) {
      if (performance.now() - began > patienceMs) throw error;
    }
  }
}

/** Starts a sendout by e-mail to all members of the club. */
export async function startSendout(at: Asked, club: BenchClub): Promise<number> {
  const body = { ...aSendout, media: ["EMAIL"], email: anEmail };
  const { id } = await untilAnswered(() => askMerchant(at, club, "POST", "/sendouts", body));
  await untilAnswered(() => askMerchant(at, club, "PUT", `/sendouts/${id}/state`, { act: "START" }));
  return id;
}

export async function untilSent(at: Asked, club: BenchClub, id: number): Promise<void> {
  for (const began = performance.now(); ; await wait(500)) {
    const { state } = await untilAnswered(() => askMerchant(at, club, "GET", `/sendouts/${id}`));
    if (state === "SENT") return;
    if (performance.now() - began > patienceMs) throw new Error(`the sendout is ${state}, and makes no progress`);
  }
}

/** Compares the mail server's list with the members who may be mailed; returns the number of duplicates. */
export function judgeSendout(
  taken: readonly Taken[],
  mayBeMailed: ReadonlySet<string>,
): { again: number; wrong: string[] } {
  const got = Map.groupBy(taken, ({ to }) => to.toLowerCase());
  const wrong: string[] = [];
  for (const email of mayBeMailed) if (!got.has(email)) wrong.push(`the sendout skipped ${email}`);
  for (const [email, mails] of got) {
    if (!mayBeMailed.has(email)) wrong.push(`the sendout wrote to ${email}, who must not receive it`);
    const ids = new Set(mails.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]));
    if (ids.size > 1) wrong.push(`the sendout wrote to ${email} by ${ids.size} message ids`);
  }
  return { again: taken.length - got.size, wrong };
}

/** Returns the addresses that may be mailed, and the duration of the club's one sendout. */
export async function readSent(owner: pg.Client, { chainId }: BenchClub) {
  const members = await owner.query<{ email: string }>(
    "select lower(email) as email from member where chain_id = $1 and email is not null and email_notification",
    [chainId],
  );
  const sendouts = await owner.query<{ seconds: number }>(
    "select extract(epoch from done_at - frozen_at)::int as seconds from sendout where chain_id = $1",
    [chainId],
  );
  return {
    mayBeMailed: new Set(members.rows.map(({ email }) => email)),
    sendoutSeconds: sendouts.rows[0]?.seconds ?? 0,
  };
}
