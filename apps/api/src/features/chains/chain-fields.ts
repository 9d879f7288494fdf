import { type Language, languages } from "@stammis/domain/clubs/languages";
import { passesForUs } from "@stammis/domain/clubs/our-name";
import { isTimeZone } from "@stammis/domain/clubs/time-zones";
import { textMax } from "@stammis/domain/limits";
import { checkName } from "@stammis/domain/people/names";
import { offeredLanguages } from "@stammis/domain/translations/translations";
import type { Call } from "../../request/call.ts";
import { refuseFields } from "../../request/refusal.ts";
import { readSubdomain } from "./subdomains.ts";

const nameReserved = { ok: false, reason: "NAME_RESERVED" } as const;
const nameLimits = { min: 1, max: textMax.clubName };

/** Reads what a merchant writes about the club, which has `offered` these languages; each wrong field is named. */
export function readChainFields(body: Call<"updateChain">["body"], offered: readonly Language[] = languages) {
  const { commercialName, subdomain, language, timeZone, brandColour } = body;
  const shown = passesForUs(commercialName) ? nameReserved : checkName(commercialName, nameLimits);
  const called = body.name?.trim() ? checkName(body.name, nameLimits) : null;
  const address = readSubdomain(subdomain);
  const isZone = timeZone === undefined || isTimeZone(timeZone);
  if (shown.ok && called?.ok !== false && address.ok && isZone)
    return {
      commercialName: shown.name,
      /** Absent: not told. Left empty, it is the public one. */
      name: called?.name ?? (body.name === undefined ? undefined : shown.name),
      subdomain: address.value,
      language,
      languages: offeredLanguages(body.languages ?? offered, language),
      /** Absent: not told. */
      timeZone,
      brandColour,
    };
  return refuseFields({
    commercialName: shown.ok ? null : shown.reason,
    name: called?.ok === false ? called.reason : null,
    subdomain: address.ok ? null : address.reason,
    timeZone: isZone ? null : "INVALID_TIME_ZONE",
  }) as never;
}
