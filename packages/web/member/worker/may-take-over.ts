/** A page as a newer build finds it. */
export interface FoundPage {
  /** It is of that build already. */
  isOwn: boolean;
  /** Somebody may be looking at it. */
  isVisible: boolean;
  /** Something was typed on it, or a dialog is open. */
  isInUse: boolean;
}

/** Whether a newer build may load a page anew: never under somebody's eyes or hands. */
export const mayTakeOver = ({ isOwn, isVisible, isInUse }: FoundPage) => isOwn || !(isVisible || isInUse);
