import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  CANNOT_TRY_AGAIN: "The order can’t be tried again",
  CONTACT_PATH_REQUIRED: "Say where the email, phone or membership number is",
  FIELD_MISSING: "A field is missing in the order",
  FIELD_WRONG: "A field of the order can’t be read",
  ORDER_CANCELLED: "The order was cancelled before it became a purchase",
  ORDER_MISSING: "A refund arrived, but not its order",
  OTHER_CURRENCY: "The order isn’t in Swedish kronor",
  PATH_WRONG: "Write names separated by dots, such as order.customer.email",
  POINT_OF_SALE_CLOSED: "The point of sale is closed. Choose another one for the connection.",
  SECRET_TOO_SHORT: "The secret is too short. Copy all of it from the shop.",
  TOO_MANY_CONNECTIONS: "You’ve reached the limit for connections. Remove one first.",
};
