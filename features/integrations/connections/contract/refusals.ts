import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** Refusals of these endpoints and of orders, with their HTTP status. */
export const connectionsRefusals = {
  CANNOT_TRY_AGAIN: 409,
  CONTACT_PATH_REQUIRED: 400,
  FIELD_MISSING: 400,
  FIELD_WRONG: 400,
  ORDER_CANCELLED: 409,
  ORDER_MISSING: 409,
  OTHER_CURRENCY: 409,
  PATH_WRONG: 400,
  POINT_OF_SALE_CLOSED: 409,
  SECRET_TOO_SHORT: 400,
  TOO_MANY_CONNECTIONS: 409,
} as const satisfies RefusalCodes;
