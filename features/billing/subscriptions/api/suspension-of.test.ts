import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { suspendedFrom } from "../domain/subscription.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const someDay = fc.integer({ min: 0, max: 90 }).map((days) => Temporal.PlainDate.from("2026-11-01").add({ days }));
const someSpans = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 80 }), fc.integer({ min: -1, max: 30 })), {
  selector: ([from]) => from,
  maxLength: 3,
});

test("the database and the domain compute the same day of suspension", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        trial: someDay,
        spans: someSpans,
        open: fc.boolean(),
        unpaid: fc.option(someDay),
        halted: fc.option(someDay),
      }),
      async ({ trial, spans, open, unpaid, halted }) => {
        const begun = Temporal.PlainDate.from("2026-11-01");
        const rows = spans
          .sort(([a], [b]) => a - b)
          .map(([from, days], at) => {
            const goesOn = open && at === spans.length - 1;
            return { from: begun.add({ days: from }), through: goesOn ? null : begun.add({ days: from + days }) };
          });
        const ask = (text: string, values: unknown[]) => api.owner.query(text, values);
        const id = club.companyId;
        await ask("delete from subscription where company_id = $1", [id]);
        for (const { from, through } of rows)
          await ask("insert into subscription (company_id, from_day, through_day) values ($1, $2, $3)", [
            id,
            `${from}`,
            through && `${through}`,
          ]);
        await ask(
          `insert into billing_account (company_id, unpaid_due_on, halted_from) values ($1, $2, $3)
           on conflict (company_id) do update set unpaid_due_on = $2, halted_from = $3`,
          [id, unpaid && `${unpaid}`, halted && `${halted}`],
        );
        await ask("update company set trial_ends_on = $2 where id = $1", [id, `${trial}`]);
        // Deletes do not recompute the suspension; only a write does.
        await ask("update billing_account set halted_from = halted_from where company_id = $1", [id]);
        const result = await ask("select suspended_from::text as day from chain where id = $1", [club.chain.id]);
        const expected = suspendedFrom({ trialEndsOn: trial, spans: rows, unpaidDueOn: unpaid, haltedFrom: halted });
        expect(result.rows[0].day).toBe(expected?.toString() ?? null);
      },
    ),
    { numRuns: 60 },
  );
});
