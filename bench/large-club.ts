import type pg from "pg";
import { type BenchClub, makeEmptyClub } from "./club.ts";
import { layDown, signInSome } from "./lay-down.ts";

/** Members who buy and look while it is measured, spread over the whole club. */
const signedIn = 10_000;

/** A club with ten purchases a member over three years, laid down by SQL. */
export async function makeLargeClub(url: string, owner: pg.Client, members: number): Promise<BenchClub> {
  const club = await makeEmptyClub(owner);
  await layDown(url, owner, { ...club, count: 1 }, members);
  return { ...club, members: await signInSome(owner, club.chainId, Math.max(1, Math.floor(members / signedIn))) };
}
