import type { Build } from "#packages/server/db/build.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { CreditPackage } from "../domain/packages.ts";

interface PackageRow {
  credits: number;
  price_ore: number;
}

/** Selects a club's own packages, and the general ones: two statements, for `packagesFor`. */
export const selectPackages = (db: Build, chainId: number) =>
  [
    db
      .selectFrom("club_sms_package")
      .select(["credits", "price_ore"])
      .where("chain_id", "=", chainId)
      .orderBy("credits"),
    db.selectFrom("sms_package").select(["credits", "price_ore"]).orderBy("credits"),
  ] as const;

/** Returns the packages a club may buy, smallest first; free of charge in a sandbox. */
export function packagesFor(
  { sandbox }: Pick<Chain, "sandbox">,
  own: readonly PackageRow[],
  everybodys: readonly PackageRow[],
): CreditPackage[] {
  const rows = own.length > 0 ? own : everybodys;
  return rows.map(({ credits, price_ore }) => ({ credits, priceOre: sandbox ? 0 : price_ore }));
}
