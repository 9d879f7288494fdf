import type { ErrorCode } from "#packages/contract/error-codes.ts";
import { wholeNumber } from "#packages/web/backoffice/forms/whole-number.ts";
import { packageLimits, topUpProblems } from "../domain/packages.ts";
import type { CreditPackage } from "./queries.ts";

export type LimitForm = { limited: boolean; monthLimit: string };
export type TopUpForm = { on: boolean; below: string; credits: string };

const mostAMonth = 100_000_000;

/** Returns the typed monthly limit; `undefined` for an invalid number, null for no limit. */
export function limitOf({ limited, monthLimit }: LimitForm): number | null | undefined {
  return limited ? (wholeNumber(monthLimit, { min: 0, max: mostAMonth }) ?? undefined) : null;
}

/** Returns the typed top-up; `undefined` for an invalid level, null for no top-up. */
export function topUpOf({ on, below, credits }: TopUpForm): { below: number; credits: number } | null | undefined {
  if (!on) return null;
  const level = wholeNumber(below, { min: 1, max: packageLimits.credits });
  return level === null ? undefined : { below: level, credits: Number(credits) };
}

/** Returns the errors of a top-up, as the server's codes. */
export function checkTopUp(
  form: TopUpForm,
  packages: readonly CreditPackage[],
): { below?: ErrorCode | null; credits?: ErrorCode | null } {
  const topUp = topUpOf(form);
  if (topUp === undefined) return { below: "INVALID_INPUT" };
  return topUp === null
    ? {}
    : topUpProblems(
        topUp,
        packages.map(({ credits }) => ({ credits, priceOre: 0 })),
      );
}
