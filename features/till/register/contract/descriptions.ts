import type { Descriptions } from "#packages/contract/descriptions.ts";
import type { registerRoutes } from "./routes.ts";
import type { registerSchemas } from "./schemas.ts";

const member = { membershipId: "461234567895", firstName: "Anna", lastName: "Berg", clubPoints: 340 };

export const registerDescriptions: Descriptions<typeof registerRoutes, typeof registerSchemas> = {
  findAtTill: {
    summary: "Find a member",
    description:
      "Finds members by card code, membership number, phone or e-mail in the complete club, and by name at the points of sale of the key.",
    example: { query: { q: "anna.berg@example.com" }, answer: [member] },
  },
  getAtTill: {
    summary: "Get a member at the till",
    description:
      "The points, usable coupons, stamp cards and campaigns of a member. Takes the 24 digits of a card code, or the twelve of the number.",
    example: {
      params: { membershipId: "461234567895" },
      answer: {
        ...member,
        phone: "+46701234567",
        email: "anna.berg@example.com",
        note: null,
        owedPoints: 0,
        coupons: [],
        stampcards: [],
        stampcardCoupons: [],
        welcomeOffer: null,
        campaigns: [],
        latestPurchaseAt: "2026-11-16T09:40:00Z",
        visits: [],
        ledger: { lots: [], settlements: [], stampcards: [], visits: [] },
      },
    },
  },
  getTillFacts: {
    summary: "Get what a till needs at its start",
    description: "The rules for points, the categories, and the campaigns and stamp cards that apply to every member.",
  },
  listSecondPeople: {
    summary: "List people who may confirm",
    description: "The merchants who may confirm a large amount at the point of sale.",
  },
  registerPurchase: {
    summary: "Register a purchase",
    description:
      "Registers the amount, stamps and used coupons in one transaction. The answer has the earned points and the amount to pay.",
    example: {
      body: { membershipId: "461234567895", pointOfSaleId: 3, amount: 249.5 },
      answer: {
        clubPoints: 589,
        owedPoints: 0,
        purchaseId: 9001,
        totalAmount: 249.5,
        discount: 0,
        lostValue: 0,
        earnedPoints: 249,
        pointsValidThrough: "2027-11-30",
        redemptions: [],
        stampcards: [],
        completed: [],
        welcomeOfferUsed: false,
      },
    },
  },
  cancelPurchase: {
    summary: "Undo a purchase",
    description:
      "Undoes a registration within 15 minutes of it, by the key that made it. Use a return later than that.",
    example: { params: { id: 9001 }, answer: { clubPoints: 340, owedPoints: 0 } },
  },
  returnPurchase: {
    summary: "Return a purchase",
    description: "Returns all or a part of a purchase. Points, stamps and coupons follow the returned amount.",
    example: {
      params: { id: 9001 },
      body: { pointOfSaleId: 3, amount: 100, reason: "Fel storlek" },
      answer: { clubPoints: 489, owedPoints: 0, returnId: 9002, takenPoints: 100, takenStamps: 0, keptAmount: 149.5 },
    },
  },
  cancelRedemption: {
    summary: "Undo the use of a coupon",
    description: "Returns the coupon to the member without returning the purchase.",
  },
};
