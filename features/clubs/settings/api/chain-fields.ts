import { textMax } from "#packages/domain/limits.ts";
import { checkName } from "#packages/domain/people/names.ts";
import { type Language, languages } from "#packages/domain/translations/languages.ts";
import { offeredLanguages } from "#packages/domain/translations/translations.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";
import { misleadingName } from "../domain/misleading-name.ts";
import { passesForUs } from "../domain/our-name.ts";
import { isTimeZone } from "../domain/time-zones.ts";
import { readSubdomain } from "./subdomains.ts";

const nameLimits = { min: 1, max: textMax.clubName };

/** Checks the name that members and strangers read in messages. */
function checkClubName(name: string, presentName: string | null) {
  if (passesForUs(name)) return { ok: false, reason: "NAME_RESERVED" } as const;
  // A club that had its name before this rule keeps it.
  const misleading = name.trim() === presentName ? null : misleadingName(name);
  return misleading ? ({ ok: false, reason: misleading } as const) : checkName(name, nameLimits);
}

interface Present {
  /** The languages that the club offers. */
  languages: readonly Language[];
  commercialName: string | null;
}

/** Checks a merchant's input about the club and reports each invalid field. `present`: absent for a new club. */
export function readChainFields(
  body: Call<"updateChain">["body"],
  { languages: offered, commercialName: presentName }: Present = { languages, commercialName: null },
) {
  const { commercialName, subdomain, language, timeZone, brandColour } = body;
  const nameCheck = checkClubName(commercialName, presentName);
  const called = body.name?.trim() ? checkName(body.name, nameLimits) : null;
  const address = readSubdomain(subdomain);
  const isZone = timeZone === undefined || isTimeZone(timeZone);
  if (nameCheck.ok && called?.ok !== false && address.ok && isZone)
    return {
      commercialName: nameCheck.name,
      /** Absent: unchanged. Empty: the public name. */
      name: called?.name ?? (body.name === undefined ? undefined : nameCheck.name),
      subdomain: address.value,
      language,
      languages: offeredLanguages(body.languages ?? offered, language),
      /** Absent: unchanged. */
      timeZone,
      brandColour,
    };
  return refuseFields({
    commercialName: nameCheck.ok ? null : nameCheck.reason,
    name: called?.ok === false ? called.reason : null,
    subdomain: address.ok ? null : address.reason,
    timeZone: isZone ? null : "INVALID_TIME_ZONE",
  }) as never;
}
