export const officePages = {
  purchases: "/purchases",
  pendingPurchases: "/purchases/waiting",
  purchase: "/purchases/$id",
} as const;

export const memberPages = {
  purchases: "/consumer/purchases",
  purchaseHistory: "/consumer/purchases/history",
  purchase: "/consumer/purchases/$id",
} as const;
