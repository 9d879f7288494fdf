import type { Compared, Round } from "./compare.ts";
import { seconds } from "./compare.ts";
import type { Loader } from "./load/loader.ts";
import type { Load } from "./load/requests.ts";
import { type SqlTransaction, sqlLoad } from "./load/sql-load.ts";
import type { MeasuredServer } from "./measured-server.ts";
import { usedBy, usedByPostgres } from "./processor-time.ts";

/** The parts of a measurement. */
export interface Measured {
  server: MeasuredServer;
  /** Its database's address, as the owner. */
  url: string;
  loader: Loader;
  /** The postmaster of each PostgreSQL that takes part. */
  postmasters: readonly number[];
}

type Side = Compared["ours"];

/** Returns the loads of one server, with the processor time of each part. */
export function measuring({ server, url, loader, postmasters }: Measured) {
  const used = () => ({
    postgres: postmasters.reduce((sum, each) => sum + usedByPostgres(each), 0),
    server: usedBy(server.pid),
    load: usedBy(loader.pid),
  });

  async function round(send: () => Promise<{ acts: number; rate: number; p99?: number }>): Promise<Round> {
    const before = used();
    const { acts, rate, p99 } = await send();
    const after = used();
    const costPerAct = (who: keyof typeof before) => (after[who] - before[who]) / acts;
    const cost = { postgres: costPerAct("postgres"), server: costPerAct("server"), load: costPerAct("load") };
    return { rate, cost, ...(p99 !== undefined && { p99 }) };
  }

  return {
    /** Sends requests to the server. */
    http:
      (connections: number, load: Load): Side =>
      () =>
        round(async () => {
          const sent = await loader.run(load, server.port, connections, seconds);
          return { acts: sent.answers, rate: sent.answers / sent.seconds, p99: sent.p99 };
        }),
    /** Runs bare SQL, without a server. */
    bare:
      (connections: number, transaction: SqlTransaction): Side =>
      () =>
        round(async () => {
          const { transactions, rate } = await sqlLoad(url, transaction, connections, seconds);
          return { acts: transactions, rate };
        }),
  };
}
