import type { FieldValues } from "react-hook-form";
import { createSlot } from "#packages/web/backoffice/slot.tsx";

/** The numbers of a rule that an editor shows, which are not saved yet. */
export type RuleTrialProps = {
  question: "EARNING" | "REWARD" | "CARD";
  /** The reward or card; none: points. */
  subjectId?: number | undefined;
  tried: string;
  months?: string | undefined;
  /** All that stands in the form: it is there again when the merchant returns. A chosen picture cannot be kept so. */
  values: FieldValues;
  hasPictures?: boolean | undefined;
};

/** Below the numbers of points, a reward or a stamp card: tries the rule before it is saved. */
export const RuleTrial = createSlot<RuleTrialProps>();
