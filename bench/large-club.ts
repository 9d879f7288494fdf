import type pg from "pg";
import { type BenchClub, makeEmptyClub } from "./club.ts";
import { layDown, signInSome } from "./lay-down.ts";

/** Signed-in members who buy and read during the measurement, spread over the club. */
const signedIn = 10_000;

/** Makes a club with ten purchases per member over three years, inserted by SQL. */
export async function makeLargeClub(url: string, owner: pg.Client, members: number): Promise<BenchClub> {
  const club = await makeEmptyClub(owner);
  await layDown(url, owner, { ...club, count: 1 }, members);
  return { ...club, members: await signInSome(owner, club.chainId, Math.max(1, Math.floor(members / signedIn))) };
}
