import type { FieldValues } from "react-hook-form";
import { createSlot } from "#packages/web/backoffice/slot.tsx";

/** The unsaved numbers of a rule in an editor. */
export type RuleTrialProps = {
  question: "EARNING" | "REWARD" | "CARD";
  /** The reward or card; none for points. */
  subjectId?: number | undefined;
  tried: string;
  months?: string | undefined;
  /** The complete form, restored when the merchant returns. A chosen picture cannot be stored. */
  values: FieldValues;
  hasPictures?: boolean | undefined;
};

/** Tries a rule before it is saved, below the numbers of points, a reward or a stamp card. */
export const RuleTrial = createSlot<RuleTrialProps>();
