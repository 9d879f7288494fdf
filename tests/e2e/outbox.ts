import { type APIRequestContext, expect } from "@playwright/test";
import { officeAddress } from "./addresses.ts";

interface Listed {
  id: string;
  recipient: string;
}

const messages = `${officeAddress}/api/outbox/messages`;

/** Returns the messages to an address, newest first. */
export async function messagesTo(request: APIRequestContext, recipient: string): Promise<Listed[]> {
  const answer = await request.get(messages, { params: { q: recipient } });
  const { rows } = (await answer.json()) as { rows: Listed[] };
  return rows.filter((row) => row.recipient === recipient);
}

/**
 * Returns the links of the newest message to an address, an e-mail or a phone number as +46…; waits for the message.
 */
export async function linksTo(request: APIRequestContext, recipient: string): Promise<string[]> {
  await expect.poll(() => messagesTo(request, recipient), { message: `a message to ${recipient}` }).not.toEqual([]);
  const [newest] = await messagesTo(request, recipient);
  return ((await (await request.get(`${messages}/${newest?.id}`)).json()) as { links: string[] }).links;
}

/** Returns the first link of the newest message. */
export async function newestLink(request: APIRequestContext, recipient: string): Promise<string> {
  const [link] = await linksTo(request, recipient);
  if (!link) throw new Error(`The newest message to ${recipient} has no link.`);
  return link;
}
