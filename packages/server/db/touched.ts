import type pg from "pg";
import { commit } from "./connections/driver.ts";

/** Whose page a transaction has changed: members by their ids; `club`: what all members of it see alike. */
export interface Touched {
  memberIds: readonly number[];
  club: boolean;
}

/** What a transaction's triggers have left to its server to tell. */
export interface Noted {
  touched: Touched | null;
  /** What servers are to forget, where a trigger cannot tell it by itself: on a node of several (`0195_several_nodes.sql`). */
  keys: readonly string[];
}

/** What the triggers of `0090_touched.sql` have noted; empty where nothing was. */
const asked = "select noted()";

/** Reads what they note: ids in no order, some twice, `*` for the club; what else is said is a key. */
export function readNoted(text: string | null | undefined): Noted {
  const words = new Set((text ?? "").split(" ").filter(Boolean));
  const club = words.delete("*");
  const memberIds: number[] = [];
  const keys: string[] = [];
  for (const word of words)
    if (/^\d+$/.test(word)) memberIds.push(Number(word));
    else keys.push(word);
  return { touched: club || memberIds.length > 0 ? { memberIds, club } : null, keys };
}

/** Commits, and tells what was noted: both in one trip. Throws as a commit does; then nothing was. */
export async function commitAndLook(client: pg.PoolClient): Promise<Noted> {
  const looked = client.query<{ noted: string | null }>(asked, []);
  looked.catch(() => {});
  await commit(client);
  return readNoted((await looked).rows[0]?.noted);
}
