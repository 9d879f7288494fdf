import { beforeAll, expect, test } from "vitest";
import { build } from "#packages/server/db/database.ts";
import { hashToken } from "#packages/server/security/tokens.ts";
import { isOnNodes } from "#tests/api/database/is-on-nodes.ts";
import { rowsRead } from "#tests/api/database/rows-read.ts";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { findSignUp } from "./queries.ts";

let api: TestApi;
let club: Club;

beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  await api.owner.query(
    `insert into member (chain_id, membership_number, email, phone, first_name, last_name)
     select $1, lpad(n::text, 12, '0'), n || '@example.com', '+4670' || 1000000 + n, 'A', 'L' from generate_series(1, 2000) n`,
    [club.chain.id],
  );
  for (const [token, email, phone] of [
    ["by mail", "new@example.com", null],
    ["by phone", null, "+46709999999"],
  ])
    await api.owner.query(
      "insert into signup (chain_id, token_hash, email, phone, language, expires_at) values ($1, $2, $3, $4, 'sv', '2099-01-01')",
      [club.chain.id, hashToken(token as string), email, phone],
    );
  await api.owner.query("vacuum analyze member, signup");
});

test.skipIf(isOnNodes).each(["by mail", "by phone"])(
  "a sign-up %s is looked up without reading the club's members",
  async (token) => {
    expect(await rowsRead(api, club, findSignUp(build, hashToken(token)))).toBeLessThan(10);
  },
);
