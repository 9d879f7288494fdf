/** An invariant, as a statement that selects its violations: no row means success. */
export interface Check {
  /** The invariant in the product's words: `every lot says what its entries say`. */
  name: string;
  why: string;
  /** Selects ids and figures of violations; never names or addresses. */
  sql: string;
  /** Also checked when one company is checked, but over all companies: for numbers that all share. */
  ofInstallation?: boolean;
}
