import type { MemberCard } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import type { LedgerShape } from "../contract/shapes.ts";
import type { Given, GivenVisit } from "./given-known.ts";

function fillingOf({ reward, ...filling }: MemberCard["fillings"][number]) {
  return {
    usageOrder: filling.order,
    stampsAmount: filling.stampsAmount,
    collectedStamps: filling.collected,
    stampcardUsageStatus: filling.status,
    startDate: filling.startedOn.toString(),
    endDate: filling.endsOn.toString(),
    dayValidation: filling.rewardDays,
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
      id: lot.id,
      earned: lot.earned,
      returnedSoFar: lot.returnedSoFar,
      pointsPerKrona: lot.pointsPerKronaHundredths / 100,
    },
    stamps: stampEntries.map(({ stampCardId: stampcardId, order: usageOrder, kind, stamps }) => {
      return { stampcardId, usageOrder, kind, stamps };
    }),
    uses: uses.map(({ id: redemptionId, valueOre, ofWelcomeOffer, stampCardId, fillingOrder, allocations }) => ({
      redemptionId,
      value: kronorFromOre(valueOre),
      welcomeOffer: ofWelcomeOffer,
      stampcardId: stampCardId,
      usageOrder: fillingOrder,
      allocations: [...allocations],
    })),
  };
}

/** Shapes the rules' context of a member and the requested visits for a screen. */
export function ledgerOf({ account, cards, visits }: Given): LedgerShape {
  return {
    lots: account.lots.map((lot) => ({ ...lot, validThrough: lot.validThrough.toString() })),
    settlements: [...account.settlements],
    stampcards: [...cards].map(([stampcardId, { owed, lastOrder, fillings }]) => {
      return { stampcardId, owedStamps: owed, lastOrder, fillings: fillings.map(fillingOf) };
    }),
    visits: visits.map(visitOf),
  };
}
