import type { AccessCases } from "#tests/permissions/access-cases.ts";

export const filesAccess: AccessCases = {
  oldRows: {
    unusedFiles: ({ chain, ago }) =>
      `insert into stored_file (chain_id, path, stored_at, sized_at, unused_since)
      values (${chain}, '/files/${chain}/' || md5(random()::text) || '.webp', ${ago(20)}, ${ago(20)}, ${ago(7)})`,
  },
};
