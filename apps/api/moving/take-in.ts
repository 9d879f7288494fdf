import { withClient } from "#packages/server/db/connections/with-client.ts";
import { StartError } from "#packages/server/db/embedded/start-error.ts";
import type { Store } from "#packages/server/storage/store.ts";
import { openFile } from "../backup/read-pieces.ts";
import { type Restored, restoreBackup } from "../backup/restore-backup.ts";
import { hashRelease, readCode, receiptFor } from "./codes.ts";
import { keepMove, lockMove, readMove } from "./company-moves.ts";
import { dropArrived, scopeOfCompany } from "./drop-arrived.ts";
import { openClubs } from "./freeze-company.ts";

export interface TakingIn {
  connectionString: string;
  store: Store;
  companyNumber: string;
  file: string;
  secret: string;
}

export interface TakenIn extends Restored {
  /** The receipt for the old installation, issued once everything is restored here. */
  receipt: string;
}

/**
 * Takes in a company that was handed over, completely or not at all. Its clubs serve only after `releaseCompany`.
 * Replaces an earlier unreleased arrival.
 */
export async function takeIn({ companyNumber, file, ...taking }: TakingIn): Promise<TakenIn> {
  const number = companyNumber.replace(/\D/g, "");
  const sealed = await openFile(file);
  const before = await withClient(taking.connectionString, (client) => readMove(client, number));
  if (before?.state === "ARRIVED") await dropArrived(taking, number);
  let receipt = "";
  const restored = await restoreBackup({
    ...taking,
    sealed,
    replace: false,
    async also(client, { sums }, { move, scope }) {
      if (!move || scope.kind === "everything") return;
      if (move.companyNumber !== number)
        throw new StartError(`The file contains another company: ${move.companyNumber}.`);
      const { releaseHash } = move;
      receipt = receiptFor(releaseHash, sums.tables);
      const { companyId } = scope;
      await keepMove(client, { companyId, companyNumber, state: "ARRIVED", release: null, releaseHash, receipt });
    },
  });
  return { ...restored, receipt };
}

/**
 * Opens a company that has arrived, with the code that the old installation shows after letting it go. Returns false
 * when it is open already.
 * @throws StartError when the code is wrong, or no company has arrived.
 */
export function releaseCompany(connectionString: string, companyNumber: string, typed: string): Promise<boolean> {
  return withClient(connectionString, async (client) => {
    await client.query("begin");
    const move = await lockMove(client, companyNumber);
    const isHere = await client.query("select from company where company_number = $1", [
      companyNumber.replace(/\D/g, ""),
    ]);
    if (!move && isHere.rows.length > 0) return false;
    if (move?.state !== "ARRIVED") throw new StartError(`${companyNumber} was not imported here.`);
    if (hashRelease(readCode(typed)) !== move.releaseHash)
      throw new StartError(
        "The release code is wrong. The other installation prints it when it runs move-company --moved-to.",
      );
    for (const table of ["company_move", "moved_subdomain", "moved_unsubscribe_id", "moved_invoice"])
      await client.query(`delete from ${table} where company = $1`, [move.companyId]);
    const { chains } = await scopeOfCompany(client, move.companyId);
    await openClubs(client, { companyId: move.companyId, chainIds: chains.map(({ id }) => id) });
    await client.query("commit");
    return true;
  });
}
