import { availableCredits } from "#features/access/sessions/api/public-sms.ts";
import { type Channel, channelRules } from "#packages/domain/people/channels.ts";
import { isMobile } from "#packages/domain/people/phone.ts";
import { smsOfDay } from "#packages/domain/rate-limits.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";

/** `person`: the future owner of the address, `member 12` of a chain or `account 7`. */
export interface Proof {
  chain: Chain | null;
  person: string;
  channel: Channel;
  address: string;
}

const canReach: Record<Channel, (address: string) => boolean> = { EMAIL: () => true, SMS: isMobile };

/**
 * Counts a confirmation message before it is sent, per person, per address and by the club's credits. Free and taken
 * addresses count alike. Refuses the phone with NO_SMS_TO_PROVE, or with NOT_MOBILE if SMS cannot reach it.
 */
export async function spendProof(services: Services, { chain, person, channel, address }: Proof): Promise<void> {
  const { limits } = services;
  const credits = chain && channelRules[channel].costsCredits ? await availableCredits(services, chain) : null;
  const isReached = canReach[channel](address);
  refuseFields({ phone: !isReached ? "NOT_MOBILE" : credits === 0 ? "NO_SMS_TO_PROVE" : null });
  await limits.spend("contactProofsPerPerson", `${chain?.id ?? "staff"} ${person}`);
  await limits.spend("contactProofsPerAddress", `${chain?.id ?? "staff"} ${address}`);
  if (chain && credits !== null) {
    await limits.spendPart("contactSmsPerChain", String(chain.id), (points) => smsOfDay(credits, points));
  }
}
