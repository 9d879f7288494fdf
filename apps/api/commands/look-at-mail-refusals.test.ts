import { expect, test } from "vitest";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { startApi } from "#tests/api/harness.ts";
import { lookAtMailRefusals } from "./look-at-mail-refusals.ts";

const api = await startApi();
const look = () => withClient(api.connectionString, lookAtMailRefusals);
const refuse = (code: string, count: number, ago: string) =>
  api.owner.query(
    "insert into mail_refusal (hour, code, count) values (date_trunc('hour', now() - $3::interval, 'UTC'), $1, $2)",
    [code, count, ago],
  );

test("a few refused mails give a note, and more than ten in 24 hours are BAD", async () => {
  await refuse("5.7.1", 500, "26 hours");
  expect(await look()).toMatchObject({ state: "ok" });
  await refuse("5.7.26", 2, "1 hour");
  expect(await look()).toMatchObject({ state: "note", text: expect.stringContaining("refused 2 e-mails") });
  await refuse("", 9, "2 hours");
  expect(await look()).toMatchObject({
    state: "BAD",
    text: expect.stringContaining("refused 11 e-mails in 24 hours (no code (9), 5.7.26 (2))"),
  });
});
