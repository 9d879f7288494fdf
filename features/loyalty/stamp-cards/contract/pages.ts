export const officePages = {
  stampCards: "/stampcards",
  newStampCard: "/stampcards/new",
  stampCard: "/stampcards/$id",
} as const;

export const memberPages = {
  stampCard: "/consumer/stampcards/$id",
  stampCardCoupon: "/sc/$id",
} as const;
