import { formatMembershipNumber } from "#packages/domain/people/membership-number.ts";

/** Formats the membership number in three groups that stay on one line. */
export const membershipDigits = (number: string): string => formatMembershipNumber(number).replaceAll(" ", "\u00a0");
