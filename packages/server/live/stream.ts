import type { LiveEvents } from "#packages/contract/live.ts";
import type { Topic } from "./topics.ts";

/** One open page, as it is handed to whoever keeps them. */
export interface Stream {
  /** What it hears. */
  topics: readonly Topic[];
  /** What its right to it rests on: keys of `Changes`. */
  restsOn: readonly string[];
  /** How long before it opened, in ms, its page may have read what it shows. */
  readBeforeMs: number;
  /** For the limits: whose session, and from where. */
  session: string;
  source: string;
  /** Whether its caller may still hear it. Throws where that cannot be known now. */
  mayStill(): Promise<"same" | "another" | "nobody">;
  send(text: string): void;
  /** Bytes that have not been taken off our hands. */
  unsent(): number;
  /** After what was sent; and at once. */
  end(): void;
  cut(): void;
}

export const beat = ": \n\n";

export function eventText<Name extends keyof LiveEvents>(event: Name, data: LiveEvents[Name]): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
