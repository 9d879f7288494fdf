import { createSlot } from "#packages/web/backoffice/slot.tsx";

/** At the title of the reports: where a merchant asks further. */
export const ReportLinks = createSlot<Record<never, never>>();
