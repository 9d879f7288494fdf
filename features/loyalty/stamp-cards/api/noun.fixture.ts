import { aStampCard, makeStampCard } from "#tests/api/offers.ts";
import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const stampCardsFixture: NounFixture = {
  quietTables: {
    stamp_entry: "changes together with the member's figures",
  },
  versionless: {
    setStampcardStatus: "moves along the table of statuses",
    setStampcardImage: "the picture is replaced",
  },
  things: async ({ api, club }) => {
    const { id, coupon } = await makeStampCard(api, club);
    return { stampCardId: id, stampCardCouponId: coupon.id };
  },
  bodies: {
    updateStampcard: aStampCard("Annat kort"),
    copyStampcard: { name: "Ännu ett kort" },
    setStampcardStatus: { publishStatus: "STOPPED" },
  },
  queries: {
    previewStampcardChange: { stampsAmount: 8, monthValidation: 6, dayValidation: 30 },
  },
};
