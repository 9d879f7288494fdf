import { anyAccount, type Route } from "#packages/contract/endpoint.ts";

/** Companies' payment cards. The cards themselves lie at the provider, who asks for them on its own page. Product: billing. */
export const cardPaymentsRoutes = {
  /** Opens the page on which a card is given: it pays what is owed, and every invoice from then on. */
  addCard: { method: "POST", path: "/merchant/companies/:id/card", access: anyAccount, thing: null },
  /** The company pays by invoice again. */
  removeCard: { method: "DELETE", path: "/merchant/companies/:id/card", access: anyAccount, thing: null },
  /** Opens the page on which what is owed of an invoice, by its number, is paid with any card. */
  openPayPage: { method: "POST", path: "/merchant/invoices/:id/card-page", access: anyAccount, thing: null },
  /** Somebody has come back from such a page. */
  finishCardPage: { method: "POST", path: "/merchant/companies/:id/card-page", access: anyAccount, thing: null },
} as const satisfies Record<string, Route>;
