import { askGoogle, createGoogleAccess, GoogleError } from "./google-access.ts";
import { type GoogleKey, signToken } from "./google-key.ts";

export type GoogleKind = "loyaltyClass" | "loyaltyObject";

/** An object at Google: a club's class or a member's card, with an id of the issuer. */
export interface GoogleThing {
  id: string;
  [field: string]: unknown;
}

/** Creates and updates Google Wallet cards, which Google stores. */
export interface GoogleWallet {
  /** Returns Google's id of a local `name`. */
  idOf(name: string): string;
  /**
   * Stores an object at Google exactly as given; creates a missing one unless `isMade` is false. Throws if Google
   * cannot be reached.
   */
  keep(kind: GoogleKind, thing: GoogleThing, isMade?: boolean): Promise<void>;
  /** Returns the link that adds a stored card to the member's wallet. The link only contains the card's id. */
  saveLink(objectId: string): string;
}

const savePage = "https://pay.google.com/gp/v/save/";

/** Opens Google Wallet at `url`. Throws {@link GoogleError}, which never repeats a card's content. */
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
      // Replaces the object: another server has created it at the same time.
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
