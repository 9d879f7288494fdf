import { erasedReason, erasesReasons, type MemberTables } from "#packages/server/db/member-table.ts";

export const pointsMemberTables = {
  point_entry: { merge: "moves", part: "pointEntries", erase: "keeps" },
  point_lot: { merge: "moves", part: "points", erase: erasesReasons("point_lot") },
  point_deduction: { merge: "moves", part: "deductions", erase: erasesReasons("point_deduction") },
  correction_withdrawal: {
    merge: "stays",
    part: "points",
    erase: async (trx, { memberId }) => {
      const lots = trx.selectFrom("point_lot").select("id").where("member_id", "=", memberId);
      const reason = { reason: erasedReason };
      await trx.updateTable("correction_withdrawal").set(reason).where("lot_id", "in", lots).execute();
    },
  },
  deduction_withdrawal: {
    merge: "stays",
    part: "deductions",
    erase: async (trx, { memberId }) => {
      const deductions = trx.selectFrom("point_deduction").select("id").where("member_id", "=", memberId);
      const reason = { reason: erasedReason };
      await trx.updateTable("deduction_withdrawal").set(reason).where("deduction_id", "in", deductions).execute();
    },
  },
} satisfies MemberTables;
