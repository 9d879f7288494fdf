import { isBoundToCode } from "#features/members/card-codes/api/number-alone.ts";
import { verifyCardCode } from "#features/members/card-codes/api/verify-code.ts";
import { judgeCardCode, readCardCode } from "#features/members/card-codes/domain/card-codes.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { memberOfCode } from "./look-up.ts";
import type { VisitMoment } from "./visits/visit-moment.ts";

/** The member that a registration names. */
export interface NamedMember {
  memberId: number;
  /** The refusal in a club that does not accept the number alone; null if a code or the caller's role names the member. */
  numberRefusal: "NUMBER_ALONE_REFUSED" | "CARD_CODE_OLD" | "CARD_CODE_WRONG" | null;
}

/**
 * Finds the member that a registration names. The till sends the number of a member it has opened; other programs and
 * queued visits may send the scanned code. The invalid code of a queued visit counts as the number alone.
 */
export async function findNamedMember(
  services: Services,
  call: Call<"registerPurchase">,
  { realAt }: VisitMoment,
): Promise<NamedMember> {
  const { chain, actor, body } = call;
  const code = readCardCode(body.membershipId)?.code;
  const byNumber = async (number: string, numberRefusal: NamedMember["numberRefusal"]): Promise<NamedMember> => ({
    memberId: await services.memberIds.of(chain.id, number),
    numberRefusal: isBoundToCode(actor) ? numberRefusal : null,
  });
  if (!code) return byNumber(body.membershipId, "NUMBER_ALONE_REFUSED");
  if (!body.queued) return { memberId: await memberOfCode(services, call, code), numberRefusal: null };
  if (judgeCardCode(code, realAt.epochMilliseconds).age !== "FRESH") return byNumber(code.number, "CARD_CODE_OLD");
  const memberId = await verifyCardCode(services, { chain, code, realNow: realAt });
  return memberId === null ? byNumber(code.number, "CARD_CODE_WRONG") : { memberId, numberRefusal: null };
}
