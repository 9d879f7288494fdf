import type { ErrorCode } from "#packages/contract/error-codes.ts";
import { kronorFromOre, parseAmount } from "#packages/domain/money.ts";
import { wholeNumber } from "#packages/web/backoffice/forms/whole-number.ts";
import { packageLimits } from "../../domain/packages.ts";
import type { CreditPackage } from "./queries.ts";

/** A package as typed; `key` distinguishes it from its neighbours. */
export type TypedPackage = { key: string; credits: string; price: string };
export type PricesForm = { packages: TypedPackage[] };

let made = 0;
export const newPackage = (): TypedPackage => ({ key: `new-${++made}`, credits: "", price: "" });

/** Returns the form; `kronor` writes an amount in the user's language. */
export const pricesFormOf = (packages: readonly CreditPackage[], kronor: (amount: number) => string): PricesForm => ({
  packages: packages.map(({ credits, price }, at) => ({
    key: `kept-${at}`,
    credits: String(credits),
    price: kronor(price),
  })),
});

/** Returns a package for the request, with null for each invalid part. */
export function readPackage({ credits, price }: TypedPackage) {
  const read = parseAmount(price);
  const isPrice = read.ok && read.ore > 0 && read.ore <= packageLimits.priceOre;
  return {
    credits: wholeNumber(credits, { min: 1, max: packageLimits.credits }),
    price: isPrice ? kronorFromOre(read.ore) : null,
  };
}

/** Returns the problems by field: an invalid number, an invalid price, or a duplicate number of credits. */
export function checkPrices({ packages }: PricesForm): Record<string, ErrorCode> {
  const read = packages.map(readPackage);
  const wrong = read.flatMap(({ credits, price }, at): [string, ErrorCode | null][] => {
    const isTwice = credits !== null && read.findIndex((each) => each.credits === credits) < at;
    return [
      [`packages.${at}.credits`, credits === null ? "INVALID_INPUT" : isTwice ? "PACKAGE_TWICE" : null],
      [`packages.${at}.price`, price === null ? "INVALID_AMOUNT" : null],
    ];
  });
  return Object.fromEntries(wrong.filter((entry): entry is [string, ErrorCode] => entry[1] !== null));
}

/** Returns the request's packages from a valid form. */
export const writtenPrices = ({ packages }: PricesForm): CreditPackage[] =>
  packages
    .map(readPackage)
    .filter((each): each is CreditPackage => each.credits !== null && each.price !== null)
    .toSorted((one, other) => one.credits - other.credits);
