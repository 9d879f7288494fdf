import { createDoors } from "./features/auth/doors.ts";
import { tillHandlers } from "./features/till/routes.ts";
import { purchaseHandlers } from "./features/purchases/routes.ts";
export const allHandlers = (s: any) => new Proxy({ ...tillHandlers(s), ...purchaseHandlers(s) } as any, { get: (t, k) => t[k] ?? (async () => undefined) });
export const allDoors = (s: any) => ({ ...createDoors(s), publicFacts: async () => null });
