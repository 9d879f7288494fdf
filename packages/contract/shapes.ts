import * as z from "zod";
import type { NumberLimits } from "#packages/domain/limits.ts";
import { channels } from "#packages/domain/people/channels.ts";
import { languages } from "#packages/domain/translations/languages.ts";

/** Shapes that several endpoints share. Spec §3. */
export const id = z.coerce.number().int().positive();
export const idParams = z.object({ id });
/** The membership number of twelve digits, the only number by which the till identifies members. */
export const membershipId = z.string().trim().max(40);
export const memberParams = z.object({ membershipId });
export const subdomainParams = z.object({ subdomain: z.string().max(63) });
export const language = z.enum(languages);
export const role = z.enum(["ROLE_ADMIN", "ROLE_MERCHANT", "ROLE_LOCAL_MERCHANT", "ROLE_CONSUMER", "ROLE_CASHIER"]);
export const channel = z.enum(channels);
/** An integer within the limits of its form field. */
export const wholeNumber = ({ min, max }: NumberLimits) => z.number().int().min(min).max(max);
/** A number whose limits are in hundredths, as its form field reads it. */
export const hundredths = ({ min, max }: NumberLimits) =>
  z
    .number()
    .min(min / 100)
    .max(max / 100);
/** The version of an object that an editor loaded. It changes with every editable field and with nothing else. */
export const version = z.string().max(40);
/**
 * Part of bodies that save an editor: CHANGED_MEANWHILE if the version is outdated. Absent: the save overwrites the
 * current state.
 */
export const beganFrom = { version: version.optional() };
/** Kronor with at most two decimals. */
export const amount = z.number();
/** The stored status. EXPIRED and SUSPENDED are derived from it. */
export const storedStatus = z.enum(["NEW", "ACTIVE", "STOPPED", "COMPLETED", "WITHDRAWN"]);
export const publishStatus = z.enum(["NEW", "ACTIVE", "STOPPED", "COMPLETED", "SUSPENDED", "EXPIRED", "WITHDRAWN"]);

export const session = z.object({ token: z.string(), role });

export const address = z.object({ street: z.string(), zipCode: z.string(), city: z.string() });

/** A challenge from the server, and the counters that solve it: `packages/domain/people/proof-of-work.ts`. */
export const proof = z.object({
  challenge: z.string().max(120),
  solution: z.array(z.number().int().min(0).max(4_294_967_295)).max(64),
});
