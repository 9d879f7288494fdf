import { keptSince } from "@stammis/domain/privacy/retention-rules";
import type { Services } from "../../request/services.ts";

/** Rows name people: they go when their import can no longer be undone. What it was stays, with its numbers. */
export async function forgetImports({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  await db.platform
    .deleteFrom("member_import_row")
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("member_import as import")
          .select("import.id")
          .whereRef("import.chain_id", "=", "member_import_row.chain_id")
          .whereRef("import.id", "=", "member_import_row.import_id")
          .where("import.state", "in", ["STOPPED", "DONE", "UNDONE"])
          .where("import.done_at", "<", keptSince("importedRows", clock())),
      ),
    )
    .execute();
  await db.platform
    .deleteFrom("member_import")
    .where("state", "in", ["RECEIVING", "CHECKED"])
    .where("moved_at", "<", keptSince("untakenImports", clock()))
    .execute();
}
