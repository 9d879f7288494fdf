import type pg from "pg";
import { StartError } from "#packages/server/db/embedded/start-error.ts";

export interface CompanyMove {
  companyId: number;
  state: "HANDED_OVER" | "GOING" | "GONE" | "ARRIVED";
  release: string | null;
  releaseHash: string;
  receipt: string;
  files: string[];
}

const digits = (companyNumber: string) => companyNumber.replace(/\D/g, "");

/** Reads the state of a company's move as this installation knows it; null when there is none. */
export async function readMove(client: pg.Client, companyNumber: string): Promise<CompanyMove | null> {
  const { rows } = await client.query<Omit<CompanyMove, "companyId"> & { company: string }>(
    `select company, state, release, release_hash as "releaseHash", receipt, files from company_move
     where company_number = $1 order by at desc limit 1`,
    [digits(companyNumber)],
  );
  const { company, ...move } = rows[0] ?? {};
  return company === undefined ? null : ({ ...move, companyId: Number(company) } as CompanyMove);
}

/** Locks the move, so that concurrent steps for the company wait for this transaction. */
export async function lockMove(client: pg.Client, companyNumber: string): Promise<CompanyMove | null> {
  await client.query("select from company_move where company_number = $1 for update", [digits(companyNumber)]);
  return readMove(client, companyNumber);
}

type Kept = Pick<CompanyMove, "companyId" | "state" | "release" | "releaseHash" | "receipt"> & {
  companyNumber: string;
};

export async function keepMove(client: pg.Client, move: Kept): Promise<void> {
  const { companyId, companyNumber, state, release, releaseHash, receipt } = move;
  await client.query(
    `insert into company_move (company, company_number, state, release, release_hash, receipt) values ($1, $2, $3, $4, $5, $6)
     on conflict (company) do update set company_number = $2, state = $3, release = $4, release_hash = $5, receipt = $6,
       files = '{}', at = now()`,
    [companyId, digits(companyNumber), state, release, releaseHash, receipt],
  );
}

/** @throws StartError when the company may serve elsewhere already, or has arrived and is not released. */
export async function mustBeOurs(client: pg.Client, companyId: number): Promise<void> {
  const { rows } = await client.query<{ state: CompanyMove["state"] }>(
    "select state from company_move where company = $1",
    [companyId],
  );
  if (rows[0]?.state === "GOING")
    throw new StartError(
      "The company was released and may be active on the other installation. Run move-company with --moved-to again.",
    );
  if (rows[0]?.state === "ARRIVED")
    throw new StartError("The company was imported here but is not open yet. Open it with move-company --release.");
}
