import type { LiveEvents } from "#packages/contract/live.ts";
import type { Topic } from "./topics.ts";

/** One open page's stream. */
export interface Stream {
  /** The topics that the stream listens to. */
  topics: readonly Topic[];
  /** The keys of `Changes` that can end the access of the stream's caller. */
  restsOn: readonly string[];
  /** Milliseconds before the stream opened in which the page may have read its data. */
  readBeforeMs: number;
  /** The session and source, for limits. */
  session: string;
  source: string;
  /** Whether the caller still has access. Throws if this cannot be determined at present. */
  mayStill(): Promise<"same" | "another" | "nobody">;
  send(text: string): void;
  /** Bytes that the client has not received yet. */
  unsent(): number;
  /** Ends the stream after the sent data; `cut` ends it at once. */
  end(): void;
  cut(): void;
}

export const beat = ": \n\n";

export function eventText<Name extends keyof LiveEvents>(event: Name, data: LiveEvents[Name]): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
