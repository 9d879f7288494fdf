import { type NounFixture, newEmail } from "#tests/nouns/noun-fixture.ts";
import type { OldRow } from "#tests/permissions/old-rows.ts";

const insertImport = ({ chain }: OldRow, state: "CHECKED" | "DONE", at: string) => `insert into member_import
  (chain_id, account_id, file_name, fingerprint, columns, choices, row_count, state, moved_at, created_at, done_at)
  values (${chain}, 1, 'a.csv', 'a', '[]', '{}', 1, '${state}', ${at}, ${at}, ${state === "DONE" ? at : "null"})`;

export const importsFixture: NounFixture = {
  quietTables: {
    member_import: "only staff see it, and they load it",
    member_import_row: "only staff see it, and they load it",
  },
  support: {
    listImportRows: "withheld",
  },
  versionless: {
    setImportState: "moves along its own steps",
    sendImportRows: "a part of an upload, by its number",
  },
  oldRows: {
    importedRows: (row) => `with import as (${insertImport(row, "DONE", row.ago(7))} returning id)
    insert into member_import_row (chain_id, import_id, row_number, cells) select ${row.chain}, id, 1, '[]' from import`,
    untakenImports: (row) => insertImport(row, "CHECKED", row.ago(30)),
  },
  things: async ({ api, asMerchant }) => {
    const columns = [{ heading: "E-post", field: "email" }];
    const file = { fileName: "lista.csv", fingerprint: "0".repeat(64), rows: 1, columns, choices: {} };
    const { id } = await api.call("startImport", { body: file }, asMerchant);
    await api.call("sendImportRows", { params: { id }, body: { from: 1, rows: [[newEmail()]] } }, asMerchant);
    return { importId: id };
  },
  bodies: {
    sendImportRows: { from: 1, rows: [["annan@example.com"]] },
    setImportState: { state: "CHECKING" },
  },
};
