import { anyAccount, type Route } from "#packages/contract/endpoint.ts";

/** Companies' payment cards. The provider stores the cards and collects them on its own page. Product: billing. */
export const cardPaymentsRoutes = {
  /** Opens the page on which a card is entered. The card pays unpaid invoices and all later ones. */
  addCard: { method: "POST", path: "/merchant/companies/:id/card", access: anyAccount, thing: null },
  /** Switches the company to payment by invoice. */
  removeCard: { method: "DELETE", path: "/merchant/companies/:id/card", access: anyAccount, thing: null },
  /** Opens the page on which an invoice, given by its number, is paid with any card. */
  openPayPage: { method: "POST", path: "/merchant/invoices/:id/card-page", access: anyAccount, thing: null },
  /** Reports the merchant's return from such a page. */
  finishCardPage: { method: "POST", path: "/merchant/companies/:id/card-page", access: anyAccount, thing: null },
} as const satisfies Record<string, Route>;
