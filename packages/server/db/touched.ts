import type pg from "pg";
import { commit, handledElsewhere } from "./connections/transaction-driver.ts";
import { isUnavailable } from "./errors.ts";

/** The members whose data a transaction changed; `club` is true for changes that all members see. */
export interface Touched {
  memberIds: readonly number[];
  club: boolean;
}

/** The report of a transaction's triggers to its server. */
export interface Changes {
  touched: Touched | null;
  /** Cache keys that became stale. Triggers on a node of a cluster report them here, because they cannot notify. */
  keys: readonly string[];
}

/** Returns the report that the triggers wrote during the transaction. */
const selectReport = "select noted()";

/** Parses the triggers' report: member ids in no order and possibly repeated, `*` for the club, and cache keys. */
export function readReport(text: string | null | undefined): Changes {
  const words = new Set((text ?? "").split(" ").filter(Boolean));
  const club = words.delete("*");
  const memberIds: number[] = [];
  const keys: string[] = [];
  for (const word of words)
    if (/^\d+$/.test(word)) memberIds.push(Number(word));
    else keys.push(word);
  return { touched: club || memberIds.length > 0 ? { memberIds, club } : null, keys };
}

/**
 * Commits and reads the triggers' report, in one round trip. Throws like `commit`, or that the database
 * is unavailable: the report may be the first statement that notices a lost node, and the commit only says that it rolled
 * back.
 */
export async function commitAndReadChanges(client: pg.PoolClient): Promise<Changes> {
  const report = handledElsewhere(client.query<{ noted: string | null }>(selectReport, []));
  try {
    await commit(client);
  } catch (error) {
    await report.catch((reason) => {
      if (isUnavailable(reason)) throw reason;
    });
    throw error;
  }
  return readReport((await report).rows[0]?.noted);
}
