import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const filesFixture: NounFixture = {
  quietTables: {
    stored_file: "changes together with a table that wakes pages",
  },
  oldRows: {
    unusedFiles: ({ chain, ago }) =>
      `insert into stored_file (chain_id, path, stored_at, sized_at, unused_since)
      values (${chain}, '/files/${chain}/' || md5(random()::text) || '.webp', ${ago(20)}, ${ago(20)}, ${ago(7)})`,
  },
};
