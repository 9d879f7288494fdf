import { expect, test } from "vitest";
import type { BulkMailer } from "#packages/server/messaging/smtp/bulk-letter.ts";
import { openStage } from "#tests/api/messages/sendout-stage.ts";
import { anEmail } from "#tests/api/messages/sendouts.ts";

const stage = await openStage();
const { agreeing, get, move, started, statesOf, violations } = stage;

/** A provider that takes every mail at once, but those of silent mailboxes only when they answer. */
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

test("silent mailboxes hold up no other mail: what was taken is settled, and the next batches go", async () => {
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

test("a job waits for the last of its messages, so none of them is sent by another", async () => {
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

test("waits for a provider that answers no message at all", async () => {
  await living("silent", 3);
  const id = await started({ media: ["EMAIL"], email: anEmail });
  const { messaging, answer } = openSilent();
  const moving = move(id, messaging);
  await expect.poll(() => statesOf(id)).toEqual(["EMAIL CLAIMED 3"]);
  answer();
  await moving;
  expect(await statesOf(id)).toEqual(["EMAIL SENT 3"]);
});
