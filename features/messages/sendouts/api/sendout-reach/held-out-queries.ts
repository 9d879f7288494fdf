import { sql } from "kysely";

/** Whether a row of `member` is held out; SQL twin of the domain's `isHeldOut`. */
export function heldOutColumn(sendoutId: number, percent: number) {
  if (percent === 0) return sql<boolean>`false`;
  return sql<boolean>`('x' || substr(encode(sha256(convert_to(${String(sendoutId)}::text || ' ' || member.id, 'UTF8')), 'hex'), 1, 6))::bit(24)::int
    % 100 < ${percent}`;
}
