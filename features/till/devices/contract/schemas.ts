import * as z from "zod";
import { instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { id, idParams, session } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import type { devicesRoutes } from "./routes.ts";

const name = z.string().max(100);
const device = z.object({
  id: z.number(),
  name: z.string(),
  pointOfSaleId: z.number(),
  pointOfSale: z.string(),
  /** The name of the approver; empty without a name. */
  approvedBy: z.string(),
  approvedAt: instant,
  lastUsedAt: instant.nullable(),
});

export const devicesSchemas = {
  listTillDevices: { answer: z.array(device) },
  approveTillDevice: {
    body: z.object({ name, pointOfSaleId: id }),
    /** The browser that becomes the device receives the token this one time. */
    answer: z.object({ device, token: z.string() }),
    errors: ["REQUIRED", "NAME_TOO_SHORT", "NAME_TOO_LONG", "NAME_RESERVED", "OTHER_LOCATION"],
  },
  renameTillDevice: {
    params: idParams,
    body: z.object({ name }),
    answer: device,
    errors: ["REQUIRED", "NAME_TOO_SHORT", "NAME_TOO_LONG", "NAME_RESERVED"],
  },
  revokeTillDevice: { params: idParams },
  getTillDevice: {
    answer: z.object({
      id: z.number(),
      name: z.string(),
      chain: z.object({
        subdomain: z.string(),
        commercialName: z.string(),
        brandColour: z.string(),
        timeZone: z.string(),
        sandbox: z.boolean(),
        clockAhead: z.number(),
      }),
      pointOfSale: z.object({ id: z.number(), name: z.string() }),
      /** Cashiers who work here and have a PIN. */
      cashiers: z.array(
        z.object({
          accountId: z.number(),
          firstName: z.string(),
          initials: z.string(),
          /** Seconds until the cashier may try again after too many wrong PINs; 0 without a lock. */
          lockedForSeconds: z.number(),
        }),
      ),
    }),
    errors: ["DEVICE_NOT_APPROVED"],
  },
  openTillSession: {
    body: z.object({ accountId: id, pin: z.string().max(20) }),
    answer: session,
    errors: ["DEVICE_NOT_APPROVED", "WRONG_PIN", "PIN_LOCKED"],
  },
  /** The time when the caller chose their PIN; null without one. */
  getPin: { answer: z.object({ setAt: instant.nullable() }) },
  setPin: {
    body: z.object({ password: z.string().max(textMax.password), pin: z.string().max(20) }),
    errors: ["REQUIRED", "WRONG_PASSWORD", "INVALID_PIN", "PIN_TOO_SIMPLE"],
  },
  removePin: {},
} as const satisfies Record<keyof typeof devicesRoutes, Schemas>;
