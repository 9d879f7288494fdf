import { sql } from "kysely";
import { expect, test } from "vitest";
import { normaliseEmail } from "#packages/domain/people/email.ts";
import { foldedAddress } from "#packages/domain/people/folded-address.ts";
import { startApi } from "#tests/api/harness.ts";
import { foldedEmail } from "./send-invitations.ts";

const api = await startApi();

test("SQL folds a stored address as the domain does", async () => {
  const emails = [
    "Anna+kaffe@Example.com",
    "anna+1+2@example.com",
    "anna+@example.com",
    "+anna@example.com",
    "a.b@example.com",
    "Otto+1@xn--smrgs-pra0j.se",
    "otto@smörgås.se",
    "otto@xn--a.se",
    "o'neil@example.com",
  ].map(normaliseEmail);
  const { rows } = await sql<{ folded: string }>`select ${foldedEmail(sql.ref("email"))} as folded
    from unnest(${emails}::text[]) with ordinality as stored (email, nth) order by nth`.execute(
    api.services.db.platform,
  );
  expect(rows.map(({ folded }) => folded)).toEqual(emails.map(foldedAddress));
});
