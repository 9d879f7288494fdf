import { type AccessCases, newEmail } from "#tests/permissions/access-cases.ts";

/** What the permission tests send to these endpoints. */
export const importsAccess: AccessCases = {
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
