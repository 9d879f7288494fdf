import { statSync } from "node:fs";
import type { Config } from "#packages/server/config.ts";
import type { ConnectedDatabase } from "#packages/server/db/connections/connect.ts";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { openStore } from "#packages/server/storage/store.ts";
import { readKey } from "../backup/seal.ts";
import { readMove } from "../moving/company-moves.ts";
import { dropArrived, scopeOfCompany } from "../moving/drop-arrived.ts";
import { handOver } from "../moving/hand-over.ts";
import { letGo } from "../moving/let-go.ts";
import { releaseCompany, takeIn } from "../moving/take-in.ts";
import type { CheckedScope } from "../verify/scope.ts";
import { type Command, say } from "./command.ts";
import { checkAll, sum } from "./verify.ts";
import { withDatabase, withServicesOn } from "./with-services.ts";

interface Step {
  config: Config;
  database: ConnectedDatabase;
  companyNumber: string;
}

const openingWhere = ({ config, database: { connectionString }, companyNumber }: Step) => ({
  connectionString,
  companyNumber,
  store: openStore(config),
});

/** Runs every check on the company: at the new installation it must be complete, at the old one nothing may remain. */
function prove({ config, database: { logins } }: Step, scope: CheckedScope): Promise<number> {
  return withServicesOn(config, logins, async (services) => sum(await checkAll(services, scope)));
}

/** Reads the company and its clubs before they are deleted. */
function readScopeHere({ database: { connectionString }, companyNumber }: Step): Promise<CheckedScope> {
  return withClient(connectionString, async (client) => {
    const move = await readMove(client, companyNumber);
    return scopeOfCompany(client, move?.companyId ?? 0);
  });
}

async function writeFile(step: Step, file: string, keyFile: string): Promise<number> {
  const { recipient } = await readKey(keyFile);
  const { sums } = await handOver({ ...openingWhere(step), file, recipient });
  const rows = Object.values(sums.tables).reduce((sum, each) => sum + each.rows, 0);
  const megabytes = (statSync(file).size / 1e6).toFixed(1);
  say(`${file}: ${rows} rows of ${Object.keys(sums.tables).length} tables and ${sums.files} files, ${megabytes} MB.`);
  say(
    `On the other installation run: npm run stammis -- move-company ${step.companyNumber} --from=${file} --key-file=…`,
  );
  say("The bookkeeping stays on this installation only: download the SIE file up to today before you run --moved-to.");
  say(
    `The company is still here. To cancel the move, run thaw-company ${step.companyNumber}: the file then becomes unusable.`,
  );
  return 0;
}

async function readFile(step: Step, file: string, keyFile: string): Promise<number> {
  const { secret } = await readKey(keyFile);
  if (!secret) {
    say("--key-file should be the key file that contains the secret key.");
    return 2;
  }
  const { rows, files, receipt, manifest } = await takeIn({ ...openingWhere(step), file, secret });
  say(`${rows} rows and ${files} files were imported and compared with the file. The clubs are still closed.`);
  if (manifest.scope.kind === "everything" || (await prove(step, manifest.scope)) !== 0) return 1;
  say("On the installation it comes from run:");
  say(
    `npm run stammis -- move-company ${step.companyNumber} --moved-to=${step.config.publicUrl.origin} --receipt=${receipt}`,
  );
  return 0;
}

async function letItGo(step: Step, movedTo: string, receipt: string): Promise<number> {
  if (!URL.canParse(movedTo)) {
    say("--moved-to should be the PUBLIC_URL of the other installation, such as https://two.stammis.example.");
    return 2;
  }
  const scope = await readScopeHere(step);
  const release = await letGo({ ...openingWhere(step), movedTo: new URL(movedTo), receipt });
  say("Every table was compared, and the company was removed from here. On the other installation run:");
  say(`npm run stammis -- move-company ${step.companyNumber} --release=${release}`);
  return prove(step, scope);
}

async function open({ database: { connectionString }, companyNumber }: Step, code: string): Promise<number> {
  const isNew = await releaseCompany(connectionString, companyNumber, code);
  say(
    isNew ? `The clubs of ${companyNumber} are open here now.` : `The clubs of ${companyNumber} are open here already.`,
  );
  return 0;
}

async function drop(step: Step): Promise<number> {
  const scope = await readScopeHere(step);
  await dropArrived(openingWhere(step), step.companyNumber);
  say(
    `${step.companyNumber} was removed from here. On the installation it comes from, run thaw-company to open it again.`,
  );
  return prove(step, scope);
}

const steps = ["to", "from", "moved-to", "release", "drop"] as const;

export const moveCompany: Command = {
  args: ["company-number"],
  options: {
    to: { value: "file" },
    from: { value: "file" },
    "key-file": { value: "file" },
    "moved-to": { value: "address" },
    receipt: { value: "code" },
    release: { value: "code" },
    drop: {},
  },
  about: "move a frozen company in four steps: --to here, --from there, --moved-to here, --release there",
  async run(config, [companyNumber = ""], options) {
    const { to, from, "key-file": keyFile, "moved-to": movedTo, receipt, release } = options;
    const requestedSteps = steps.filter((name) => options[name] !== undefined);
    const act = (step: Step): Promise<number> | null => {
      if (typeof to === "string" && typeof keyFile === "string") return writeFile(step, to, keyFile);
      if (typeof from === "string" && typeof keyFile === "string") return readFile(step, from, keyFile);
      if (typeof movedTo === "string" && typeof receipt === "string") return letItGo(step, movedTo, receipt);
      if (typeof release === "string") return open(step, release);
      return options.drop ? drop(step) : null;
    };
    const isWhole =
      requestedSteps.length === 1 &&
      (requestedSteps.includes("moved-to")
        ? receipt
        : requestedSteps.some((a) => a === "to" || a === "from")
          ? keyFile
          : true);
    if (!isWhole) {
      say("Choose one step: --to or --from with --key-file, --moved-to with --receipt, --release, or --drop.");
      return 2;
    }
    return withDatabase(config, async (database) => (await act({ config, database, companyNumber })) ?? 2);
  },
};
