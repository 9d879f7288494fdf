import type { Job } from "#packages/server/jobs/job.ts";
import type { Services } from "#packages/server/request/services.ts";

/**
 * Makes a frozen company's job fail before it does any work. Its retry runs here, or at the company's new installation.
 */
export function unlessFrozen({ db }: Pick<Services, "db">, jobs: readonly Job[]): Job[] {
  async function mustNotBe(chainId: number): Promise<void> {
    const chain = await db.platform
      .selectFrom("chain")
      .select("frozen_at")
      .where("id", "=", chainId)
      .executeTakeFirst();
    if (chain?.frozen_at) throw new Error("the club is frozen: the job is postponed");
  }
  return jobs.map(({ kind, act }) => ({
    kind,
    act: async (payload: { chainId?: number }) => {
      if (payload.chainId !== undefined) await mustNotBe(payload.chainId);
      await act(payload as never);
    },
  }));
}
