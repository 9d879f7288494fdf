/** The state of a page that a newer build may take over. */
export interface FoundPage {
  /** Whether the page is of that build already. */
  isOwn: boolean;
  /** Whether the page may be visible. */
  isVisible: boolean;
  /** Whether text was typed on it, or a dialog is open. */
  isInUse: boolean;
}

/** Returns whether a newer build may reload a page: never while it is visible or in use. */
export const mayTakeOver = ({ isOwn, isVisible, isInUse }: FoundPage) => isOwn || !(isVisible || isInUse);
