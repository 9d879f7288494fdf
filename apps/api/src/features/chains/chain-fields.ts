import { passesForUs } from "@stammis/domain/clubs/our-name";
import { textMax } from "@stammis/domain/limits";
import { checkName } from "@stammis/domain/people/names";
import type { Call } from "../../request/call.ts";
import { refuseFields } from "../../request/refusal.ts";
import { readSubdomain } from "./subdomains.ts";

const nameReserved = { ok: false, reason: "NAME_RESERVED" } as const;
const nameLimits = { min: 1, max: textMax.clubName };

/** Reads what a merchant writes about the club; each wrong field is named. */
export function readChainFields({ commercialName, subdomain, language, brandColour }: Call<"updateChain">["body"]) {
  const name = passesForUs(commercialName) ? nameReserved : checkName(commercialName, nameLimits);
  const address = readSubdomain(subdomain);
  if (name.ok && address.ok) return { name: name.name, subdomain: address.value, language, brandColour };
  return refuseFields({
    commercialName: name.ok ? null : name.reason,
    subdomain: address.ok ? null : address.reason,
  }) as never;
}
