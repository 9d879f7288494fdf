import type { Config } from "../config.ts";
import { createPassPictures, type PassPicturesOf } from "../storage/draw-pass.ts";
import type { Files } from "../storage/files.ts";
import { readGoogleKey } from "./google-key.ts";
import { createGoogleWallet, type GoogleWallet } from "./google-wallet.ts";
import { createPush, type Push } from "./push.ts";
import { readSigner, type Signer } from "./signer.ts";

/** What cards in Apple Wallet are made, drawn and told of with. */
export interface Wallet {
  signer: Signer;
  picturesOf: PassPicturesOf;
  push: Push;
}

const pushUrl = "https://api.push.apple.com";

/** Null where no certificate is configured. Throws `ConfigError` on one that no phone would take. */
export function openWallet(config: Config, files: Files, now: Temporal.Instant): Wallet | null {
  const signer = readSigner(config, now);
  return signer && { signer, picturesOf: createPassPictures(files), push: createPush(signer, { url: pushUrl }) };
}

/** Null where no service account is configured. Throws `ConfigError` on one that Google would not take. */
export function openGoogleWallet(config: Config, clock: () => Temporal.Instant): GoogleWallet | null {
  const key = readGoogleKey(config);
  return key && createGoogleWallet(key, config.googleWallet.url, clock);
}
