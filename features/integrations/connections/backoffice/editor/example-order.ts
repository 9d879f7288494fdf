/** The paths of a new mapping, which fit the example. */
export const examplePaths = {
  orderNumber: "order.number",
  amount: "order.total",
  currency: "",
  time: "",
  email: "order.customer.email",
  phone: "",
  membershipNumber: "",
  refunded: "order.refunded",
} as const;

/** An order as a program may send it. */
export const exampleOrder = JSON.stringify(
  {
    order: {
      number: "1001",
      total: 249.5,
      refunded: 0,
      currency: "SEK",
      paid_at: "2026-11-30T14:05:00+01:00",
      customer: { email: "anna.berg@example.com", phone: "070-174 06 05" },
    },
  },
  null,
  2,
);
