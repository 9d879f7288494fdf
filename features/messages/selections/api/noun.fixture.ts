import { randomUUID } from "node:crypto";
import { whoCanBeMailed } from "#tests/api/offers.ts";
import type { NounFixture, PlaceCase } from "#tests/nouns/noun-fixture.ts";
import type { Condition, Selection } from "../domain/selection.ts";

const asks = (condition: Condition): Selection => ({ version: 1, match: "ALL", conditions: [condition] });
const boughtAt = (locationId: number) => asks({ kind: "PURCHASED_AT", locationIds: [locationId], period: null });
/** Selections that could reveal purchases at any point of sale. */
const selections: Selection[] = [
  asks({ kind: "PURCHASES", min: null, max: 1, locationIds: [], period: null }),
  asks({ kind: "AMOUNT", min: 500, max: null, locationIds: [], period: { months: 12 } }),
  asks({ kind: "DAYS_SINCE_PURCHASE", min: 0, max: 1 }),
  asks({ kind: "BOUGHT_LATELY", months: 12, has: false }),
];
const aboutOwn: PlaceCase = {
  sees: () => [null, ...selections].map((expression) => ({ body: { expression } })),
  refused: ({ locationId }) => [{ body: { expression: boughtAt(locationId) } }],
};

export const selectionsFixture: NounFixture = {
  support: {
    countSelection: "withheld",
  },
  things: async ({ api, asMerchant }) => {
    const body = { name: `Urval ${randomUUID()}`.slice(0, 40), expression: whoCanBeMailed };
    return { selectionId: (await api.call("createSelection", { body }, asMerchant)).id };
  },
  places: {
    countSelection: aboutOwn,
    sampleSelection: aboutOwn,
    explainSelection: {
      sees: ({ memberId }) => selections.map((expression) => ({ body: { expression, memberId } })),
      refused: ({ memberId, locationId }, here) => [
        { body: { expression: selections[0], memberId } },
        { body: { expression: boughtAt(locationId), memberId: here.memberId } },
      ],
    },
  },
  bodies: {
    updateSelection: { name: "Annat urval", expression: whoCanBeMailed },
    copySelection: { name: "Ännu ett urval" },
  },
};
