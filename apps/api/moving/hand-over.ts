import type pg from "pg";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { StartError } from "#packages/server/db/embedded/start-error.ts";
import type { Store } from "#packages/server/storage/store.ts";
import { type Written, writeBackup } from "../backup/write-backup.ts";
import { hashRelease, makeRelease, receiptFor } from "./codes.ts";
import { keepMove, mustBeOurs } from "./company-moves.ts";
import { findCompany, mustBeFrozen } from "./freeze-company.ts";
import { holdTables } from "./frozen-tables.ts";
import { readPendingJobs } from "./pending-jobs.ts";

export interface Handing {
  connectionString: string;
  store: Store;
  companyNumber: string;
  /** The public half of the key that encrypts the file. */
  recipient: string;
  file: string;
}

/**
 * @throws StartError when an invoice mail is pending: it is rendered when it is sent, which is impossible after the
 * move.
 */
async function mustHaveNoMail(client: pg.Client, companyId: number): Promise<void> {
  const { rows } = await client.query(
    `select from platform_message join invoice on invoice.id = invoice_id
     where company_id = $1 and platform_message.status = 'WAITING' limit 1`,
    [companyId],
  );
  if (rows.length > 0)
    throw new StartError("An e-mail with one of the company's invoices is still queued. Try again in a minute.");
}

/**
 * Writes one sealed file with the complete frozen company, which still belongs to this installation. Thawing it or
 * writing another file makes this file unusable.
 */
export async function handOver({ companyNumber, ...backing }: Handing): Promise<Written> {
  const release = makeRelease();
  const releaseHash = hashRelease(release);
  const { company, jobs } = await withClient(backing.connectionString, async (client) => {
    const companyRow = await findCompany(client, companyNumber);
    await mustBeOurs(client, companyRow.companyId);
    await mustBeFrozen(client, companyRow);
    // Completes the freeze again after an interrupted thaw.
    await holdTables(client, companyRow);
    await mustHaveNoMail(client, companyRow.companyId);
    return { company: companyRow, jobs: await readPendingJobs(client, companyRow) };
  });
  const number = companyNumber.replace(/\D/g, "");
  const written = await writeBackup({
    ...backing,
    target: { kind: "company", number },
    handing: { releaseHash, jobs },
  });
  const receipt = receiptFor(releaseHash, written.sums.tables);
  await withClient(backing.connectionString, async (client) => {
    await client.query("begin");
    await client.query("select from company_move where company = $1 for update", [company.companyId]);
    await mustBeOurs(client, company.companyId);
    await mustBeFrozen(client, company);
    const { companyId } = company;
    await keepMove(client, { companyId, companyNumber, state: "HANDED_OVER", release, releaseHash, receipt });
    await client.query("commit");
  });
  return written;
}
