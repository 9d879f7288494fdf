/** A check of an invariant, by a statement that selects its violations: no row means success. */
export interface Check {
  /** The invariant in the product's words: `every lot says what its entries say`. */
  name: string;
  why: string;
  /** Selects ids and figures of violations; never names or addresses. */
  sql: string;
  /**
   * Whether the check of one company also runs this check, over all companies: for numbers that all companies share.
   */
  ofInstallation?: boolean;
}
