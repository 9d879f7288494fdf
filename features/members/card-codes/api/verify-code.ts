import { createHmac } from "node:crypto";
import { prepared } from "#packages/server/db/prepared.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { type CardCode, cardCodeText, isCodeOf, judgeCardCode } from "../domain/card-codes.ts";

interface Shown {
  chain: Chain;
  code: CardCode;
  /** The server's real time: a sandbox's clock does not change the clocks of phones. */
  realNow: Temporal.Instant;
}

const selectSessions = prepared((q, it: { number: string; now: Temporal.Instant }) =>
  q
    .selectFrom("member")
    .innerJoin("member_session", (on) =>
      on
        .on("member_session.chain_id", "=", thisChain)
        .onRef("member_session.member_id", "=", "member.id")
        .on("member_session.expires_at", ">", it.now),
    )
    .select("token_hash")
    .where("membership_number", "=", it.number),
);

const macOf = (key: Buffer, number: string, step: number) =>
  createHmac("sha256", key).update(cardCodeText(number, step)).digest();

/**
 * Finds the member whose phone made a fresh code; null if no session of that member did. The key is the session's
 * stored token hash, so a code ends with its session. Refuses CARD_CODE_OLD before it reads anything.
 */
export async function verifyCardCode({ db, memberIds }: Services, { chain, code, realNow }: Shown) {
  const { age, step } = judgeCardCode(code, realNow.epochMilliseconds);
  if (age !== "FRESH") refuse("CARD_CODE_OLD");
  const { number } = code;
  const [memberId, [sessions]] = await Promise.all([
    memberIds.find(chain.id, number),
    db.read(chain.id, () => [selectSessions({ number, now: realNow })]),
  ]);
  return sessions.some(({ token_hash: key }) => isCodeOf(code, macOf(key, number, step), step)) ? memberId : null;
}
