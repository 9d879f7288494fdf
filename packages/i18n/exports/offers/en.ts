import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  lists: {
    coupons: {
      fileName: "coupons",
      columns: {
        id: "Coupon",
        name: "Name",
        kind: "Kind",
        status: "Status",
        points: "Points",
        value: "Value, SEK",
        minimum: "Minimum purchase, SEK",
        starts: "First day",
        ends: "Last day",
        totalLimit: "Uses in all",
        memberLimit: "Uses per member",
        used: "Used",
      },
    },
    stampCards: {
      fileName: "list of stamp cards",
      columns: {
        id: "Stamp card",
        name: "Name",
        title: "Title",
        status: "Status",
        stamps: "Stamps",
        months: "Valid, months",
        reward: "Reward",
        rewardDays: "Reward valid, days",
        collecting: "Collecting now",
        completed: "Full",
        rewardsUsed: "Rewards used",
      },
    },
    categories: {
      fileName: "categories",
      columns: {
        name: "Category",
        purchases: "Purchases",
      },
    },
  },
};
