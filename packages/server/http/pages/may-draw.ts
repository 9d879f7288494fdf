import type { FastifyRequest } from "fastify";
import type { Limits } from "../../security/limits.ts";
import type { MayDraw } from "../../storage/kept-drawings.ts";
import { networkOf } from "../networks.ts";

/** By whom a drawing is asked for. */
export type MayDrawFor = (request: FastifyRequest) => MayDraw;

/** Pictures that are kept are anybody's; so many an address has drawn anew, and no more, with TOO_MANY_REQUESTS. */
export const mayDrawFor =
  (limits: Limits): MayDrawFor =>
  (request) =>
  () =>
    limits.spendSource("drawingsPerSource", networkOf(request.ip));
