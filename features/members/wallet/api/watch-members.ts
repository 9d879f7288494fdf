import type { ChainId } from "#packages/domain/ids.ts";
import { enqueue } from "#packages/server/jobs/enqueue.ts";
import type { Services } from "#packages/server/request/services.ts";
import { updatePassesJob } from "./job-kinds.ts";

/** The interval in milliseconds in which changes are collected and then checked together. */
const everyMs = 2_000;
const membersAtMost = 500;

/**
 * Collects the members whose data committed transactions changed, and queues a check of their passes shortly after. The
 * hourly check covers changes that a crashed server lost. Returns a function that queues the remaining checks before
 * the database closes.
 */
export function watchMembers({ db, wallet, googleWallet, log }: Services): () => Promise<void> {
  if (!wallet && !googleWallet) return async () => {};
  let waiting = new Map<ChainId, Set<number> | null>();
  let timer: NodeJS.Timeout | undefined;
  let flushing = Promise.resolve();

  async function putOff(chainId: ChainId, members: Set<number> | null): Promise<void> {
    const memberIds = members && [...members];
    await db.inChain(chainId, async (trx) => {
      const any = await trx
        .selectFrom("wallet_pass")
        .select("serial")
        .$if(memberIds !== null, (q) =>
          q.where((eb) => eb.or([eb("member_id", "in", memberIds ?? []), eb("member_id", "is", null)])),
        )
        .limit(1)
        .executeTakeFirst();
      if (any) await enqueue(trx, updatePassesJob, { chainId, memberIds });
    });
  }

  /** Flushes run one after another, so that closing also waits for a flush that the timer started. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const now = waiting;
    waiting = new Map();
    flushing = flushing.then(() => putOffAll(now));
    return flushing;
  }

  async function putOffAll(now: typeof waiting): Promise<void> {
    for (const [chainId, members] of now) {
      await putOff(chainId, members).catch((error: unknown) =>
        log.warn({ err: error }, "checking wallet passes for changes failed"),
      );
    }
  }

  db.onTouched((chainId, { memberIds, club }) => {
    const waitingMembers = waiting.get(chainId);
    if (club || waitingMembers === null) waiting.set(chainId, null);
    else {
      const members = waitingMembers ?? new Set();
      for (const id of memberIds) members.add(id);
      waiting.set(chainId, members.size > membersAtMost ? null : members);
    }
    timer ??= setTimeout(flush, everyMs).unref();
  });
  return flush;
}
