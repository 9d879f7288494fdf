import { createSlot } from "#packages/web/backoffice/slot.tsx";

/** Links next to the title of the reports, from other features. */
export const ReportLinks = createSlot<Record<never, never>>();
