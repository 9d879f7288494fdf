import { hash } from "node:crypto";
import { clubLink } from "#packages/server/messaging/links.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { iconPath } from "#packages/server/storage/app-icons.ts";
import { iconKinds } from "#packages/server/storage/icon-kinds.ts";
import { googleClass, googleObject } from "#packages/server/wallet/build-google.ts";
import type { GoogleThing, GoogleWallet } from "#packages/server/wallet/google-wallet.ts";
import { type Homes, passContentOf, spoken } from "./pass-shape.ts";

type Configured = Pick<Services, "config">;

/**
 * Returns the id at Google of a club's class, which holds the content common to its cards. `id`: the class's id in our
 * database.
 */
export const classIdOf = (google: GoogleWallet, id: string) => google.idOf(`club-${id}`);

/** Returns the id of a member's card at Google, from the serial that their pass has in every wallet. */
export const cardIdOf = (google: GoogleWallet, serial: string) => google.idOf(`card-${serial}`);

/** Returns the content that all cards of a club share. */
export const classOf = (services: Configured, chain: Chain, id: string): GoogleThing =>
  googleClass(passContentOf(services, chain, "", null), {
    id,
    language: chain.language,
    logoUrl: clubLink(services.config, chain, iconPath(chain, iconKinds.maskableLarge)),
    clubUrl: clubLink(services.config, chain),
    title: spoken((t) => t("wallet.title")),
    memberLabel: spoken((t) => t("wallet.member")),
  });

interface CardIds {
  serial: string;
  id: string;
  classId: string;
}

export const cardOf = (
  services: Configured,
  chain: Chain,
  { serial, id, classId }: CardIds,
  homes: Homes,
): GoogleThing =>
  googleObject(passContentOf(services, chain, serial, homes), { id, classId, language: chain.language });

/**
 * Hashes a card's content to detect changes at Google. The ids are left out, so that all void cards have the same
 * digest.
 */
export const digestOf = ({ id: _, classId: __, ...content }: GoogleThing): Buffer =>
  hash("sha256", JSON.stringify(content), "buffer");
