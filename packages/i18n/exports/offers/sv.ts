/** What a club offers and sorts its purchases by, as files. */
export const sv = {
  lists: {
    coupons: {
      fileName: "kuponger",
      columns: {
        id: "Kupong",
        name: "Namn",
        kind: "Typ",
        status: "Läge",
        points: "Poäng",
        value: "Värde, kr",
        minimum: "Minsta köp, kr",
        starts: "Första dag",
        ends: "Sista dag",
        totalLimit: "Gånger totalt",
        memberLimit: "Gånger per medlem",
        used: "Använd",
      },
    },
    stampCards: {
      fileName: "stämpelkortens lista",
      columns: {
        id: "Stämpelkort",
        name: "Namn",
        title: "Rubrik",
        status: "Läge",
        stamps: "Stämplar",
        months: "Gäller, månader",
        reward: "Belöning",
        rewardDays: "Belöningen gäller, dagar",
        collecting: "Samlar nu",
        completed: "Fyllda",
        rewardsUsed: "Inlösta belöningar",
      },
    },
    categories: {
      fileName: "kategorier",
      columns: {
        name: "Kategori",
        purchases: "Köp",
      },
    },
  },
} as const;
