import { type ClientRequest, type IncomingMessage, request } from "node:http";
import type { LiveEvents } from "#packages/contract/live.ts";

type Told = { [Name in keyof LiveEvents]: { event: Name; data: LiveEvents[Name] } }[keyof LiveEvents];

export interface Listener {
  status: number;
  headers: IncomingMessage["headers"];
  /** All events so far. */
  told: readonly Told[];
  /** Returns the next unread event of a kind; throws at the end of the stream. */
  next<Name extends keyof LiveEvents>(event: Name): Promise<LiveEvents[Name]>;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  leave(): void;
}

interface Asking {
  port: number;
  path: string;
  token: string;
  /** A member's club, whose host is called; for staff, the club in the header. */
  club: string;
  staff?: boolean;
}

function headersOf({ port, token, club, staff = false }: Asking) {
  return {
    authorization: `Bearer ${token}`,
    host: staff ? `localhost:${port}` : `${club}.localhost:${port}`,
    ...(staff && { "stammis-chain": club }),
  };
}

const read = (block: string): Told | null => {
  const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
  return event && data ? ({ event, data: JSON.parse(data) } as Told) : null;
};

/** Opens a stream over the network, like a page. */
export async function listenAt(asking: Asking): Promise<Listener> {
  const sent: ClientRequest = request({
    host: "127.0.0.1",
    port: asking.port,
    path: `/api${asking.path}`,
    headers: headersOf(asking),
    agent: false,
  });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once("response", resolve).once("error", reject).end();
  });
  const events: Told[] = [];
  const answered = new Set<Told>();
  let over = false;
  let wakeUp = () => {};
  let text = "";
  response.setEncoding("utf8");
  response.on("data", (chunk: string) => {
    text += chunk;
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    events.push(...blocks.map(read).filter((each) => each !== null));
    wakeUp();
  });
  response.on("error", () => {});
  sent.on("error", () => {});
  const ended = new Promise<void>((resolve) => response.once("close", resolve)).then(() => {
    over = true;
    wakeUp();
  });
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    told: events,
    async next(event) {
      for (;;) {
        const nextEvent = events.find((each) => each.event === event && !answered.has(each));
        if (nextEvent) {
          answered.add(nextEvent);
          return nextEvent.data as never;
        }
        if (over) throw new Error(`the stream ended without ${event}`);
        await new Promise<void>((resolve) => {
          wakeUp = resolve;
        });
      }
    },
    ended,
    leave: () => void sent.destroy(),
  };
}
