import { clubTopic, memberTopic, type Topic, tillsTopic } from "./topics.ts";

type Wakes = ReadonlyMap<number, { members: ReadonlySet<number>; club: boolean }>;

/** The largest number of bytes of one message; PostgreSQL accepts 7,999. */
const bytesAtMost = 7_500;

/**
 * Returns messages to other servers: `<sender> 3:*,17,25 4:6`, chains with their members, `*` for the club. Splits a
 * message that would be too long.
 */
export function payloadsOf(from: string, wakes: Wakes): string[] {
  const payloads: string[] = [];
  let line = from;
  let chainInLine: number | null = null;
  for (const [chain, { members, club }] of wakes) {
    for (const name of [...(club ? ["*"] : []), ...members]) {
      if (line.length > bytesAtMost) {
        payloads.push(line);
        line = from;
        chainInLine = null;
      }
      line += chainInLine === chain ? `,${name}` : ` ${chain}:${name}`;
      chainInLine = chain;
    }
  }
  return line === from ? payloads : [...payloads, line];
}

/** Parses a message's sender and topics; null if unreadable, as from a server of another release. */
export function readPayload(payload: string): { from: string; topics: Topic[] } | null {
  const [from = "", ...chains] = payload.split(" ");
  const topics: Topic[] = [];
  for (const chainText of chains) {
    const [, chain, names] = /^(\d+):((?:\*|\d+)(?:,(?:\*|\d+))*)$/.exec(chainText) ?? [];
    if (!chain || !names) return null;
    for (const name of names.split(",")) {
      if (name === "*") topics.push(tillsTopic(Number(chain)), clubTopic(Number(chain)));
      else topics.push(memberTopic(Number(chain), Number(name)));
    }
  }
  return { from, topics };
}
