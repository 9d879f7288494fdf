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

/** What a company takes along to another installation, beside its rows and files. */
export interface MoveFacts {
  /** The installation it comes from. */
  installation: number;
  companyNumber: string;
  /** Of the code that is told once it is gone there. */
  releaseHash: string;
  /** By which its clubs' links, cards and hashes were made, in hexadecimal. */
  secrets: { chainId: number; name: string; value: string }[];
  /** What it pays by; numbers of plans are found anew. */
  plans: MovedPlan[];
  /** The company numbers of who issued its invoices. */
  sellers: string[];
  jobs: MovedJob[];
}

export interface MovedPlan {
  id: string;
  name: string;
  prices: { from_day: string; location_ore: string; member_ore: string; members_included: string }[];
}

export interface MovedJob {
  name: string;
  payload: unknown;
  runAt: string;
  attemptsAtMost: number;
  key: string | null;
  /** Jobs of one queue run one after the other. Absent in a file of release 0.5.0. */
  queueName?: string | null;
  priority: number;
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
  /** Of a company on its way to another installation; a backup has none. */
  move?: MoveFacts | undefined;
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
