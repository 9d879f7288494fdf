/** The scope of a backup: the complete installation, or the clubs of one company, or one club. */
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
  /** The table's columns in the order of each row's values, without generated columns. */
  columns: string[];
}

/** Facts a company takes to another installation in addition to its rows and files. */
export interface MoveFacts {
  /** The installation the company comes from. */
  installation: number;
  companyNumber: string;
  /** The hash of the release code, which is shown once the company is gone from the old installation. */
  releaseHash: string;
  /** Secrets behind the clubs' links, cards and hashes; values in hexadecimal. */
  secrets: { chainId: number; name: string; value: string }[];
  /** The company's plans; the new installation assigns their ids. */
  plans: MovedPlan[];
  /** The company numbers of the sellers that issued its invoices. */
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
  /** The queue's name: jobs of one queue run one after the other. Absent in a file of release 0.5.0. */
  queueName?: string | null;
  priority: number;
}

/** The first piece of a backup: its scope, and what a restore requires to read it. */
export interface Manifest {
  format: 1;
  takenAt: string;
  scope: Scope;
  migrations: string[];
  /** A digest of the installation's own secrets, from which the club's stored hashes are derived. */
  secretsMark: string;
  tables: BackedUpTable[];
  /** The value of each sequence; a partial restore computes its own. */
  sequences: { name: string; value: number }[];
  /** Set for a company that moves to another installation; a backup has none. */
  move?: MoveFacts | undefined;
}

/** The number of rows and the sum of their hashes, which is independent of their order. */
export interface TableSum {
  rows: number;
  sum: string;
}

/** The last piece of a backup. */
export interface Sums {
  tables: Record<string, TableSum>;
  files: number;
}

export const manifestName = "manifest.json";
export const sumsName = "sums.json";
export const rowsFolder = "rows/";
export const filesFolder = "files/";
