/** Something that must always hold, as a statement that finds what breaks it: no row means that all is well. */
export interface Check {
  /** In the product's words, as a fact: `every lot says what its entries say`. */
  name: string;
  why: string;
  /** Answers the ids of what is wrong, and figures; never names or addresses. */
  sql: string;
  /** Also asked of one company's act, over all companies: a number that all of them share. */
  ofInstallation?: boolean;
}
