import { sql } from "kysely";
import { memberData } from "#features/member-data.ts";
import type { Build } from "#packages/server/db/build.ts";
import type { MemberDataPart } from "#packages/server/db/member-data.ts";
import type { DataPart } from "../i18n/data-file.ts";

/** Every part of the file, in its order. */
export const parts: [DataPart, MemberDataPart][] = (
  Object.entries(memberData satisfies Record<DataPart, MemberDataPart>) as [DataPart, MemberDataPart][]
).sort(([, one], [, other]) => one.place - other.place);

/** A row with a part's facts by name. */
export interface DataRow {
  key: number;
  [fact: string]: unknown;
}

/** Selects a part's rows by key after `after`, at most `size`. */
export function selectPart(db: Build, part: DataPart, memberId: number, after: number, size: number) {
  const rows = sql<{ key: number }>`(${memberData[part].rows(memberId)})`.as("part");
  return db.selectFrom(rows).selectAll().where("key", ">", after).orderBy("key").limit(size).$castTo<DataRow>();
}
