import type { FieldValues } from "react-hook-form";
import { createSlot } from "#packages/web/backoffice/slot.tsx";

/** The unsaved numbers of a rule in an editor, to be simulated. */
export type RuleTrialProps = {
  question: "EARNING" | "REWARD" | "CARD";
  /** The reward or card of the rule; undefined for points. */
  subjectId?: number | undefined;
  tried: string;
  months?: string | undefined;
  /** The complete form, restored when the merchant returns from the trial. A chosen picture cannot be stored. */
  values: FieldValues;
  hasPictures?: boolean | undefined;
};

/** Simulates a rule before it is saved, below the numbers of points, a reward or a stamp card. */
export const RuleTrial = createSlot<RuleTrialProps>();
