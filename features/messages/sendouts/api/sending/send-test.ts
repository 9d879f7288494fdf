import { exampleSecret } from "#features/members/consents/api/unsubscribing/example-link.ts";
import { sendMessageJob } from "#features/messages/letters/api/job-kinds.ts";
import { spendCredits } from "#features/messages/sms/api/spend-credits.ts";
import { channelRules } from "#packages/domain/people/channels.ts";
import { enqueue } from "#packages/server/jobs/enqueue.ts";
import { linkKey } from "#packages/server/messaging/link-key.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import {
  findStoredAnswer,
  keptFor,
  replayed,
  replayTwice,
  retryOf,
  storeAnswer,
} from "#packages/server/request/stored-answers.ts";
import { sendingSchemas } from "../../contract/sending/schemas.ts";
import { checkSendout } from "../../domain/check-sendout.ts";
import { selectSendouts } from "../queries.ts";
import { prepareMessages } from "../sendout-messages/write-messages.ts";
import { emailOf, smsOf } from "../sendout-shape.ts";
import type { Claimed } from "./claim-batch.ts";
import { writeMessage } from "./send-to-member.ts";

const missingAddress = { EMAIL: "INVALID_EMAIL", SMS: "INVALID_PHONE" } as const;

/** Returns the caller in place of a member; the links lead to the club, and the unsubscribe link to an example. */
function oneself(
  row: { first_name: string; last_name: string; secret: Buffer },
  { medium, language }: Call<"testSendout">["body"],
): Claimed {
  const nobody = {
    member_id: 0,
    occasion: 0,
    reason: null,
    address: "",
    points: 0,
    consent_id: null,
    deferred_since: null,
    is_over: false,
  };
  return { ...nobody, ...row, medium, language, credits: Number.MAX_SAFE_INTEGER };
}

/**
 * Sends a test to the caller's own e-mail or phone, as a member reads it in a language. Sent once for an idempotency
 * key. An SMS costs its credits.
 */
export async function testSendout(services: Services, call: Call<"testSendout">) {
  const { db } = services;
  const { chain, actor, params, body, now } = call;
  const retry = retryOf(chain.id, actor.accountId, {
    schemas: sendingSchemas,
    route: "testSendout",
    key: call.idempotencyKey,
    request: { ...body, ...params },
  });
  const [[stored], [row]] = await db.read(chain.id, (q) => [
    findStoredAnswer(q, retry),
    selectSendouts(q).where("sendout.id", "=", params.id),
  ]);
  const before = replayed<{ to: string }>(stored, retry);
  if (before) return before;
  await services.limits.spend("sendoutTestsPerPerson", String(actor.accountId));
  if (!row) return refuse("NOT_FOUND");
  const sending = { ...row, by_email: body.medium === "EMAIL", by_sms: body.medium === "SMS" };
  const checked = checkSendout(
    { name: row.name, media: [body.medium], sms: smsOf(row), email: emailOf(row), senderName: "", heldOutPercent: 0 },
    row.language,
  );
  refuseFields({ ...checked.missing, ...checked.problems });
  const account = await db.platform
    .selectFrom("account")
    .select(["first_name", "last_name", "email", "phone"])
    .where("id", "=", actor.accountId)
    .executeTakeFirstOrThrow();
  const address = account[channelRules[body.medium].address];
  if (!address) return refuse(missingAddress[body.medium]);
  const key = await linkKey(db, chain.id);
  const messaging = { mail: null, bulkMail: null, sms: null };
  const prepared = await prepareMessages(services, chain, sending);
  const handing = {
    services,
    messaging,
    chain,
    sendoutId: row.id,
    prepared,
    key,
    madeAt: call.now,
    sender: "",
    letters: new Map(),
    sentBefore: false,
  };
  const { first_name, last_name } = account;
  const message = writeMessage(handing, oneself({ first_name, last_name, secret: exampleSecret(key, chain.id) }, body));
  const answer = { to: address };
  const act = db.inChain(chain.id, async (trx) => {
    await storeAnswer(trx, retry, JSON.stringify(answer), call.realNow.add(keptFor)).execute();
    const { id } = await trx
      .insertInto("message")
      .values({
        chain_id: chain.id,
        kind: "SENDOUT_TEST",
        medium: body.medium,
        recipient: address,
        language: message.language,
        subject: message.subject,
        text_body: message.text,
        html_body: message.html,
        segments: message.credits,
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (message.credits > 0)
      await spendCredits(trx, chain, { messageId: id, credits: message.credits, now, isOwn: true });
    await enqueue(trx, sendMessageJob, { chainId: chain.id, messageId: id });
    await audit(trx, chain, { accountId: actor.accountId, act: "test-sendout", subject: `sendout ${row.id}` });
    return answer;
  });
  return act.catch((error: unknown) => replayTwice<typeof answer>(services, chain.id, retry, error));
}
