import { expect, test } from "vitest";
import { makeClub } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";

const api = await startApi();

test("lists imports newest first, each once, by page number and by cursor", async () => {
  const other = await makeClub(api);
  const at = { as: other.merchant.token, chain: other.chain.subdomain };
  await api.owner.query(
    `insert into member_import (chain_id, account_id, file_name, fingerprint, columns, choices, row_count, state, moved_at, created_at)
     select $1, $2, n || '.csv', lpad(n::text, 64, '0'), '[]', '{}', 1, 'RECEIVING', $3, $3
     from generate_series(1, 52) n`,
    [other.chain.id, other.merchant.accountId, api.clock.now.toString()],
  );
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof api.call<"listImports">>> = await api.call(
      "listImports",
      { query: cursor ? { cursor } : {} },
      at,
    );
    expect(page.total).toBe(52);
    seen.push(...page.rows.map(({ fileName }) => fileName));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual(Array.from({ length: 52 }, (_, n) => `${52 - n}.csv`));
  const last = await api.call("listImports", { query: { page: 4 } }, at);
  expect(last.rows.map(({ fileName }) => fileName)).toEqual(seen.slice(45));
});
