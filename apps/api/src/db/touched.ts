import type pg from "pg";
import { commit } from "./driver.ts";

/** Whose page a transaction has changed: members by their ids; `club`: what all members of it see alike. */
export interface Touched {
  memberIds: readonly number[];
  club: boolean;
}

/** What the triggers of `0090_touched.sql` have noted; empty where nothing was. */
const noted = "select current_setting('stammis.touched', true) as noted";

/** Reads what they note: ids in no order, some twice, and `*` for the club. Null: nobody's. */
export function touchedIn(text: string | null | undefined): Touched | null {
  const words = new Set((text ?? "").split(" ").filter(Boolean));
  if (words.size === 0) return null;
  const club = words.delete("*");
  return { memberIds: [...words].map(Number), club };
}

/** Commits, and tells what was touched: both in one trip. Throws as a commit does; then nothing was. */
export async function commitAndLook(client: pg.PoolClient): Promise<Touched | null> {
  const looked = client.query<{ noted: string | null }>(noted, []);
  looked.catch(() => {});
  await commit(client);
  return touchedIn((await looked).rows[0]?.noted);
}
