import { expect, test } from "vitest";
import { makeClub } from "#tests/api/factories.ts";
import { codeOf, startApi } from "#tests/api/harness.ts";

const api = await startApi();

test("a passkey can only be renamed by its owner", async () => {
  const [own, other] = [await makeClub(api), await makeClub(api)];
  const { rows } = await api.owner.query(
    `insert into account_passkey (account_id, credential_id, public_key, counter, transports, name, created_at)
     values ($1, 'abc', '\\x00', 0, '{}', 'Mobilen', now()) returning id`,
    [own.merchant.accountId],
  );
  const input = { params: { id: Number(rows[0].id) }, body: { name: "Min" } };
  expect(await codeOf(api.call("renamePasskey", input, { as: other.merchant.token }))).toBe("NOT_FOUND");
  await api.call("renamePasskey", input, { as: own.merchant.token });
});
