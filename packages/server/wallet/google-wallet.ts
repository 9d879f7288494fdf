import { askGoogle, createGoogleAccess, GoogleError } from "./google-access.ts";
import { type GoogleKey, signToken } from "./google-key.ts";

export type GoogleKind = "loyaltyClass" | "loyaltyObject";

/** What Google keeps: a club's class or a member's card, by an id of the issuer's. */
export interface GoogleThing {
  id: string;
  [field: string]: unknown;
}

/** Cards in Google Wallet, which lie at Google. */
export interface GoogleWallet {
  /** The id of what is known here as `name`. */
  idOf(name: string): string;
  /** Has Google keep a thing exactly so; one that it has not is made, unless told not to be. Throws when it could not be told. */
  keep(kind: GoogleKind, thing: GoogleThing, isMade?: boolean): Promise<void>;
  /** Where its holder puts a card that is kept there in their wallet. The link itself holds nothing but the card's id. */
  saveLink(objectId: string): string;
}

const savePage = "https://pay.google.com/gp/v/save/";

/** By the API at `url`. Throws {@link GoogleError}; what it says of a card is not repeated. */
export function createGoogleWallet(key: GoogleKey, url: string, clock: () => Temporal.Instant): GoogleWallet {
  const access = createGoogleAccess(key, clock);

  async function send(method: "PUT" | "POST", path: string, thing: GoogleThing): Promise<number> {
    for (let isFirst = true; ; isFirst = false) {
      const token = await access.token();
      const response = await askGoogle(`${url}/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify(thing),
      });
      await response.body?.cancel();
      if (response.status !== 401 || !isFirst) return response.status;
      access.forget(token);
    }
  }

  return {
    idOf: (name) => `${key.issuerId}.${name}`,

    async keep(kind, thing, isMade = true) {
      const replace = () => send("PUT", `${kind}/${encodeURIComponent(thing.id)}`, thing);
      let status = await replace();
      if (status === 404 && !isMade) return;
      if (status === 404) status = await send("POST", kind, thing);
      // Another server has made it meanwhile.
      if (status === 409) status = await replace();
      if (status !== 200) throw new GoogleError(`Google Wallet answered ${status} about a ${kind}`);
    },

    saveLink(objectId) {
      const iat = Math.floor(clock().epochMilliseconds / 1000);
      const payload = { loyaltyObjects: [{ id: objectId }] };
      return savePage + signToken(key, { aud: "google", typ: "savetowallet", iat, origins: [], payload });
    },
  };
}
