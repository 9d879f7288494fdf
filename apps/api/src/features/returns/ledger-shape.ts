import type { LedgerShape } from "@stammis/contract/till/shapes";
import { kronorFromOre } from "@stammis/domain/money";
import type { MemberCard } from "@stammis/domain/stamp-cards/stamp-card-usages";
import type { Given, GivenVisit } from "./given-known.ts";

function usageOf({ reward, ...usage }: MemberCard["usages"][number]) {
  return {
    usageOrder: usage.order,
    stampsAmount: usage.stampsAmount,
    collectedStamps: usage.collected,
    stampcardUsageStatus: usage.status,
    startDate: usage.startedOn.toString(),
    endDate: usage.endsOn.toString(),
    dayValidation: usage.rewardDays,
    reward: reward && {
      startDate: reward.startsOn.toString(),
      validThrough: reward.endsOn.toString(),
      used: reward.used,
    },
  };
}

function visitOf({ id: purchaseId, keptOre, lot, uses, stampEntries, ...visit }: GivenVisit) {
  return {
    purchaseId,
    returned: visit.returned,
    keptAmount: kronorFromOre(keptOre),
    welcomeOffer: visit.welcomeOffer,
    lot: lot && {
      ...{ id: lot.id, earned: lot.earned, returnedSoFar: lot.returnedSoFar },
      pointsPerKrona: lot.pointsPerKronaHundredths / 100,
    },
    stamps: stampEntries.map(({ stampCardId: stampcardId, order: usageOrder, kind, stamps }) => {
      return { stampcardId, usageOrder, kind, stamps };
    }),
    uses: uses.map(({ id: redemptionId, valueOre, ofWelcomeOffer, stampCardId, usageOrder, usages }) => ({
      ...{ redemptionId, value: kronorFromOre(valueOre), welcomeOffer: ofWelcomeOffer },
      ...{ stampcardId: stampCardId, usageOrder, usages: [...usages] },
    })),
  };
}

/** What the rules know of a member and the visits asked for, as a screen is told it. */
export function ledgerOf({ account, cards, visits }: Given): LedgerShape {
  return {
    lots: account.lots.map((lot) => ({ ...lot, validThrough: lot.validThrough.toString() })),
    settlements: [...account.settlements],
    stampcards: [...cards].map(([stampcardId, { owed, lastOrder, usages }]) => {
      return { stampcardId, owedStamps: owed, lastOrder, usages: usages.map(usageOf) };
    }),
    visits: visits.map(visitOf),
  };
}
