import type { LiveEvents } from "#packages/contract/live.ts";

/** An event of a stream; null for a comment, which also proves the connection. */
export type LiveEvent =
  | { [Name in keyof LiveEvents]: { event: Name; data: LiveEvents[Name] } }[keyof LiveEvents]
  | null;

const knownEvents: ReadonlySet<string> = new Set(["open", "wake", "bye"] satisfies (keyof LiveEvents)[]);

/** Parses an event. A server of another release may send an event that this page does not know. */
function parseEvent(block: string): LiveEvent {
  const fields = new Map(
    block.split("\n").map((line) => [line.split(":")[0], line.slice(line.indexOf(":") + 1).trim()]),
  );
  const [event, data] = [fields.get("event") ?? "", fields.get("data")];
  if (!knownEvents.has(event) || data === undefined) return null;
  try {
    return { event, data: JSON.parse(data) } as LiveEvent;
  } catch {
    return null;
  }
}

/** Yields server-sent events from chunks of any size; ends with the stream, and throws when it breaks. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<LiveEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text = (text + decoder.decode(value, { stream: true })).replaceAll("\r\n", "\n");
      const blocks = text.split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) yield parseEvent(block);
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
