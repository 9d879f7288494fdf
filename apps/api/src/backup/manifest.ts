/** What a backup holds: the whole installation, or the clubs of one company or one alone. */
export type Scope =
  | { kind: "everything" }
  | { kind: "company"; companyId: number; chains: ScopedChain[] }
  | { kind: "chain"; companyId: number; chains: ScopedChain[] };

export interface ScopedChain {
  id: number;
  subdomain: string;
}

export interface BackedUpTable {
  name: string;
  /** In the order of each row's values; what the database computes is left out. */
  columns: string[];
}

/** First in a backup: what it is, and what must be there to read it. */
export interface Manifest {
  format: 1;
  takenAt: string;
  scope: Scope;
  migrations: string[];
  /** Of the installation's own secrets, which what is kept of a club was made by. */
  secretsMark: string;
  tables: BackedUpTable[];
  /** Where each stood; numbers of a part are found anew. */
  sequences: { name: string; value: number }[];
}

/** How many rows, and the sum of their hashes: the same rows in another order have the same. */
export interface TableSum {
  rows: number;
  sum: string;
}

/** Last in a backup. */
export interface Sums {
  tables: Record<string, TableSum>;
  files: number;
}

export const manifestName = "manifest.json";
export const sumsName = "sums.json";
export const rowsFolder = "rows/";
export const filesFolder = "files/";
