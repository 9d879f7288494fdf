import { member, type Route } from "#packages/contract/endpoint.ts";

export const homeRoutes = {
  getConsumerChain: { method: "GET", path: "/consumer/chain", access: member },
  getConsumerLocations: { method: "GET", path: "/consumer/pos", access: member },
  /**
   * Sets the home location, although the method is GET, as in the spec; bearer header only. The `PUT` does the same.
   */
  setHomeLocationByGet: { method: "GET", path: "/consumer/pos/:id/home", access: member, thing: "location" },
  setHomeLocation: { method: "PUT", path: "/consumer/pos/:id/home", access: member, thing: "location" },
  getHomeLocation: { method: "GET", path: "/consumer/homelocation", access: member },
  getPointsValidation: { method: "GET", path: "/consumer/points/validation", access: member },
  getConsumerPoints: { method: "GET", path: "/consumer/points", access: member },
  getConsumerCoupons: { method: "POST", path: "/consumer/coupons", access: member },
  getConsumerPurchases: { method: "GET", path: "/consumer/purchases", access: member },
  getConsumerPurchase: { method: "GET", path: "/purchases/:id", access: member, thing: "purchase" },
  getPointsAccount: { method: "GET", path: "/consumer/points/account", access: member },
  getConsumerCampaigns: { method: "GET", path: "/consumer/campaigns", access: member },
  getConsumerStampcards: { method: "GET", path: "/consumer/stampcards", access: member },
  getConsumerStampcardCoupons: { method: "GET", path: "/consumer/stampcards/coupons", access: member },
  getConsumerStampcardCoupon: {
    method: "GET",
    path: "/consumer/stampcards/coupons/:id",
    access: member,
    thing: "stampCardCoupon",
  },
  /** Returns all data of the home screen in one answer. */
  getConsumerHome: { method: "GET", path: "/consumer/home", access: member },
  /** Streams changes to the member's or the club's data. */
  watchConsumer: { method: "GET", path: "/consumer/live", access: member, stream: true },
} as const satisfies Record<string, Route>;
