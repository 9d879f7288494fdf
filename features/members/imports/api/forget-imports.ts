import { keptSince } from "#packages/domain/retention.ts";
import { removeAndCount } from "#packages/server/jobs/count-removals.ts";
import type { Services } from "#packages/server/request/services.ts";
import { importsRetention } from "../domain/retention.ts";

/**
 * Deletes an import's rows, which contain personal data, when the import can no longer be undone. The import and its
 * sums remain.
 */
export async function forgetImports({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const rows = db.platform
    .deleteFrom("member_import_row")
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("member_import as import")
          .select("import.id")
          .whereRef("import.chain_id", "=", "member_import_row.chain_id")
          .whereRef("import.id", "=", "member_import_row.import_id")
          .where("import.state", "in", ["STOPPED", "DONE", "UNDONE"])
          .where("import.done_at", "<", keptSince(importsRetention.importedRows, clock())),
      ),
    )
    .returning("chain_id");
  await removeAndCount(db.platform, "importedRows", clock(), rows);
  const untaken = db.platform
    .deleteFrom("member_import")
    .where("state", "in", ["RECEIVING", "CHECKED"])
    .where("moved_at", "<", keptSince(importsRetention.untakenImports, clock()))
    .returning("chain_id");
  await removeAndCount(db.platform, "untakenImports", clock(), untaken);
}
