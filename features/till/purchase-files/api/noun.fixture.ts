import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const purchaseFilesFixture: NounFixture = {
  places: {
    registerPurchaseFile: { refused: ({ locationId: pointOfSaleId }) => [{ query: { pointOfSaleId } }] },
  },
};
