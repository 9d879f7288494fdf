import type { TestApi } from "../harness.ts";

export interface SentMessage {
  id: number;
  kind: string;
  medium: string;
  recipient: string;
  language: string;
  text_body: string;
  html_body: string;
  segments: number;
  status: string;
  failure: string | null;
}

const columns = "id, kind, medium, recipient, language, text_body, html_body, status, failure";

/** Returns the messages of clubs and platform to an address, the oldest first. */
export async function messagesTo(api: TestApi, recipient: string): Promise<SentMessage[]> {
  const { rows } = await api.owner.query(
    `select ${columns}, segments, created_at from message where recipient = $1
     union all select ${columns}, 0, created_at from platform_message where recipient = $1 order by created_at, id`,
    [recipient],
  );
  return rows;
}

/** Returns the link in the latest message to an address, and the token at its end. */
export async function linkTo(api: TestApi, recipient: string): Promise<{ url: URL; token: string }> {
  const text = (await messagesTo(api, recipient)).at(-1)?.text_body ?? "";
  const url = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? "");
  return { url, token: url.pathname.split("/").at(-1) ?? "" };
}
