import type { Refusal } from "#packages/server/request/refusal.ts";

/** Returns the code that an order shows for a refusal. */
export const codeOfRefusal = ({ code, fields }: Refusal): string =>
  code === "NOT_FOUND" && fields.pointOfSaleId ? "POINT_OF_SALE_CLOSED" : code;
