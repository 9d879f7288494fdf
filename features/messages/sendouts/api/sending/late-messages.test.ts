import { expect, test } from "vitest";
import type { BulkMailer } from "#packages/server/messaging/smtp/bulk-letter.ts";
import { openStage } from "#tests/api/messages/sendout-stage.ts";
import { anEmail } from "#tests/api/messages/sendouts.ts";

const stage = await openStage();
const { agreeing, get, move, started, statesOf, violations } = stage;

/** Opens a mailer that accepts all mail at once, except mail to silent mailboxes, which it answers on request. */
function openSilent() {
  const answered = Promise.withResolvers<void>();
  const bulkMail: BulkMailer = {
    letter:
      () =>
      async ({ to }) => {
        if (to.startsWith("silent")) await answered.promise;
        return { status: "SENT" };
      },
    close: async () => {},
  };
  return { messaging: { mail: null, bulkMail, sms: null }, answer: answered.resolve };
}

const living = (name: string, count: number) =>
  Promise.all(Array.from({ length: count }, (_, nth) => agreeing({ email: `${name}${nth}@example.com` })));

test("silent mailboxes delay no other mail: accepted messages are settled, and the next batches are sent", async () => {
  await living("silent", 5);
  await living("anna", 215);
  const id = await started({ media: ["EMAIL"], email: anEmail });
  const { messaging, answer } = openSilent();

  const moving = move(id, messaging);
  await expect.poll(() => statesOf(id)).toEqual(["EMAIL CLAIMED 5", "EMAIL SENT 215"]);
  answer();
  await moving;

  expect(await statesOf(id)).toEqual(["EMAIL SENT 220"]);
  expect(await get(id)).toMatchObject({ state: "SENT" });
  expect(await violations()).toEqual([]);
});

test("a job waits for the last of its messages, so that no other job sends them again", async () => {
  await living("silent", 1);
  await living("anna", 3);
  const id = await started({ media: ["EMAIL"], email: anEmail });
  const { messaging, answer } = openSilent();
  let isOver = false;

  const moving = move(id, messaging).finally(() => {
    isOver = true;
  });
  await expect.poll(() => statesOf(id)).toEqual(["EMAIL CLAIMED 1", "EMAIL SENT 3"]);
  expect(isOver).toBe(false);
  answer();
  await moving;
  expect(await statesOf(id)).toEqual(["EMAIL SENT 4"]);
});

test("a job waits for a provider that answers none of its messages", async () => {
  await living("silent", 3);
  const id = await started({ media: ["EMAIL"], email: anEmail });
  const { messaging, answer } = openSilent();
  const moving = move(id, messaging);
  await expect.poll(() => statesOf(id)).toEqual(["EMAIL CLAIMED 3"]);
  answer();
  await moving;
  expect(await statesOf(id)).toEqual(["EMAIL SENT 3"]);
});
