import { join } from "node:path";
import { makeKey } from "#apps/api/backup/seal.ts";
import { dropArrived } from "#apps/api/moving/drop-arrived.ts";
import { findCompany, freezeCompany, thawCompany } from "#apps/api/moving/freeze-company.ts";
import { handOver } from "#apps/api/moving/hand-over.ts";
import { letGo } from "#apps/api/moving/let-go.ts";
import { releaseCompany, takeIn } from "#apps/api/moving/take-in.ts";
import { checkFiles } from "#apps/api/verify/check-files.ts";
import { runChecks } from "#apps/api/verify/run-checks.ts";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { drawIdsOf } from "#packages/server/db/schema/ids-of-installation.ts";
import { createLog } from "#packages/server/log.ts";
import { openStore } from "#packages/server/storage/store.ts";
import { cloneDatabase } from "../database/test-databases.ts";
import { buy, type Club, makeClub, makeMember } from "../factories.ts";
import { startApi, type TestApi } from "../harness.ts";
import { temporaryFolder } from "../temporary.ts";

export const companyNumber = "5599900015";

async function installation(number: number): Promise<TestApi> {
  const database = await cloneDatabase();
  await withClient(database, (client) => drawIdsOf(client, number));
  return startApi({ INSTALLATION: String(number) }, createLog("silent"), Promise.resolve(database));
}

/** Makes two installations, a company in the first, and every step of its move as its operator takes it. */
export async function makeTwo() {
  const [one, two] = [await installation(3), await installation(4)];
  // Data of other companies on both sides, which must not change.
  for (const api of [one, two]) {
    const others = await makeClub(api);
    await buy(api, others, (await makeMember(api, others)).memberId, 30);
  }
  const club = await makeClub(one);
  await one.owner.query("update company set company_number = $2 where id = $1", [club.companyId, companyNumber]);
  const key = await makeKey();
  const file = join(temporaryFolder("move"), "company.age");
  const at = (api: TestApi) => ({
    connectionString: api.connectionString,
    companyNumber,
    store: openStore(api.services.config),
  });
  const onCompany = (api: TestApi, act: typeof freezeCompany | typeof thawCompany) =>
    withClient(api.connectionString, async (client) => act(client, await findCompany(client, companyNumber)));
  const steps = {
    freeze: () => onCompany(one, freezeCompany),
    thaw: (api = one) => onCompany(api, thawCompany),
    handOver: (api = one) => handOver({ ...at(api), file, recipient: key.recipient }),
    takeIn: (api = two) => takeIn({ ...at(api), file, secret: key.secret ?? "" }),
    letGo: (receipt: string, movedTo = new URL("https://two.example")) => letGo({ ...at(one), receipt, movedTo }),
    release: (code: string) => releaseCompany(two.connectionString, companyNumber, code),
    drop: () => dropArrived(at(two), companyNumber),
  };
  /** Returns on which sides the club serves. */
  const serving = async () => {
    for (const api of [one, two]) api.services.directory.forget(null);
    const chains = await Promise.all([one, two].map((api) => api.services.directory.bySubdomain(club.chain.subdomain)));
    return chains.map((chain) => chain !== null && !chain.frozen);
  };
  return { one, two, club, file, key, steps, serving };
}

export const ask = async (api: TestApi, statement: string, values: unknown[] = []) =>
  (await api.owner.query(statement, values)).rows;

export async function broken({ services }: TestApi) {
  const results = [...(await runChecks(services.db.platform)), ...(await checkFiles(services))];
  return results.filter(({ violations }) => violations.length > 0);
}

export const home = (api: TestApi, { chain }: Club, token: string) =>
  api.call("getConsumerHome", {}, { as: token, host: chain.subdomain });
