import { type APIRequestContext, expect } from "@playwright/test";
import { writeMailId } from "#packages/server/messaging/mail-id.ts";
import { deliveryReport } from "../outside/returned-mails.ts";
import { mailBouncesSecret, officeAddress } from "./addresses.ts";
import type { Member } from "./club.ts";
import { rowsIn } from "./database.ts";

/** Returns the id on the envelope of a sendout's mail to a member; without a mail server here, none is written. */
async function mailIdOf(sendoutId: number, { id, email }: Member): Promise<string> {
  const [secret] = await rowsIn<{ value: Buffer }>("select value from platform_secret where name = $1", [
    "sendout link",
  ]);
  if (!secret) throw new Error("the key for signing mails is missing");
  const [sendout] = await rowsIn<{ at: string }>("select created_at::text as at from sendout where id = $1", [
    sendoutId,
  ]);
  if (!sendout) throw new Error("the sendout does not exist");
  const madeAt = Temporal.Instant.from(sendout.at);
  return writeMailId(secret.value, { sendoutId, memberId: id, occasion: 0 }, email, madeAt);
}

/** Reports a hard bounce of a sendout's mail to a member, like the operator's mail server. */
export async function bringBack(request: APIRequestContext, sendoutId: number, member: Member): Promise<void> {
  const brought = await request.post(`${officeAddress}/api/mail/returned`, {
    headers: { "content-type": "message/rfc822", authorization: `Bearer ${mailBouncesSecret}` },
    data: deliveryReport(await mailIdOf(sendoutId, member), "5.1.1"),
  });
  expect(brought.status(), await brought.text()).toBe(200);
}
