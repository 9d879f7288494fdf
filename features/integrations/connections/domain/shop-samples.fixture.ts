/** Returns a sample as Shopify sends it: its ids are numbers, which JavaScript would round. */
export const asSent = (sample: unknown): string => JSON.stringify(sample).replaceAll(/"(\d{15,})"/g, "$1");

/**
 * Shopify's sample payload of `orders/paid` (https://shopify.dev/docs/api/webhooks), with the fields about people and
 * money. Amounts in other currencies, addresses and the parts of products are left out.
 */
export const shopifyOrder = {
  id: "820982911946154508",
  admin_graphql_api_id: "gid://shopify/Order/820982911946154508",
  cancel_reason: "customer" as string | null,
  cancelled_at: "2021-12-31T19:00:00-05:00" as string | null,
  contact_email: "jon@example.com",
  created_at: "2021-12-31T19:00:00-05:00",
  currency: "USD",
  current_subtotal_price: "369.97",
  email: "jon@example.com" as string | null,
  financial_status: "voided",
  name: "#9999",
  number: 234,
  order_number: 1234,
  phone: null as string | null,
  processed_at: "2021-12-31T19:00:00-05:00",
  subtotal_price: "359.97",
  tax_lines: [],
  taxes_included: false,
  test: true,
  total_discounts: "20.00",
  total_line_items_price: "369.97",
  total_price: "359.97",
  total_tax: "0.00",
  total_tip_received: "0.00",
  updated_at: "2021-12-31T19:00:00-05:00",
  billing_address: { first_name: "Steve", phone: "555-555-SHIP" },
  customer: { id: "115310627314723954", email: "john@example.com", phone: null },
  line_items: [
    {
      id: "487817672276298554",
      current_quantity: 1,
      gift_card: false,
      name: "Aviator sunglasses",
      price: "89.99",
      quantity: 1,
      total_discount: "0.00",
      tax_lines: [],
      discount_allocations: [],
    },
    {
      id: "976318377106520349",
      current_quantity: 1,
      gift_card: false,
      name: "Mid-century lounger",
      price: "159.99",
      quantity: 1,
      total_discount: "0.00",
      tax_lines: [],
      discount_allocations: [],
    },
    {
      id: "315789986012684393",
      current_quantity: 1,
      gift_card: false,
      name: "Coffee table",
      price: "119.99",
      quantity: 1,
      total_discount: "0.00",
      tax_lines: [],
      discount_allocations: [],
    },
  ],
  refunds: [] as unknown[],
  shipping_lines: [{ id: "271878346596884015", price: "10.00", discounted_price: "10.00" }],
};

/** The first line of Shopify's sample payload of `refunds/create` (https://shopify.dev/docs/api/webhooks). */
export const shopifyRefund = {
  id: "890088186047892319",
  order_id: "820982911946154508",
  created_at: "2021-12-31T19:00:00-05:00",
  note: "Things were damaged",
  processed_at: "2021-12-31T19:00:00-05:00",
  restock: false,
  order_adjustments: [] as unknown[],
  refund_line_items: [
    {
      id: "487817672276298627",
      quantity: 1,
      line_item_id: "487817672276298554",
      restock_type: "no_restock",
      subtotal: 89.99,
      total_tax: 0,
      line_item: { id: "487817672276298554", gift_card: false, price: "89.99", quantity: 1 },
    },
  ] as unknown[],
};

/**
 * The order of WooCommerce's documentation (https://woocommerce.github.io/woocommerce-rest-api-docs, "Retrieve an
 * order"), which is the body of `order.updated`, without addresses and meta data.
 */
export const wooOrder = {
  id: 727,
  number: "727",
  order_key: "wc_order_58d2d042d1d",
  status: "processing",
  currency: "USD",
  date_created: "2017-03-22T16:28:02",
  date_created_gmt: "2017-03-22T19:28:02",
  discount_total: "0.00",
  shipping_total: "10.00",
  shipping_tax: "0.00",
  cart_tax: "1.35",
  total: "29.35",
  total_tax: "1.35",
  prices_include_tax: false,
  billing: { first_name: "John", last_name: "Doe", email: "john.doe@example.com", phone: "(555) 555-5555" },
  date_paid: "2017-03-22T16:28:08" as string | null,
  date_paid_gmt: "2017-03-22T19:28:08" as string | null,
  date_completed: null as string | null,
  date_completed_gmt: null as string | null,
  line_items: [
    { id: 315, name: "Woo Single #1", quantity: 2, subtotal: "6.00", total: "6.00", total_tax: "0.45", price: 3 },
    { id: 316, name: "Ship Your Idea", quantity: 1, subtotal: "12.00", total: "12.00", total_tax: "0.90", price: 12 },
  ],
  shipping_lines: [{ id: 317, method_title: "Flat Rate", total: "10.00", total_tax: "0.00" }],
  fee_lines: [] as unknown[],
  refunds: [] as unknown[],
};

/** The refunds of order 723 in the same documentation ("List all orders"). */
export const wooRefunds = [
  { id: 726, refund: "", total: "-10.00" },
  { id: 724, refund: "", total: "-9.00" },
];
