/** The state of a page that a newer build may take over. */
export interface FoundPage {
  /** Whether the page is already of the newer build. */
  isOwn: boolean;
  /** Whether the page may be visible. */
  isVisible: boolean;
  /** Whether text was typed on it, or a dialog is open. */
  isInUse: boolean;
}

/**
 * Returns whether a newer build may take over a page: a page of the same build always, another page only while it is
 * hidden and unused.
 */
export const mayTakeOver = ({ isOwn, isVisible, isInUse }: FoundPage) => isOwn || !(isVisible || isInUse);
