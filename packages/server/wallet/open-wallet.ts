import type { Config } from "../config.ts";
import { createPassPictures, type PassPicturesOf } from "../storage/draw-pass.ts";
import type { Files } from "../storage/files.ts";
import { readGoogleKey } from "./google-key.ts";
import { createGoogleWallet, type GoogleWallet } from "./google-wallet.ts";
import { createPush, type Push } from "./push.ts";
import { readSigner, type Signer } from "./signer.ts";

/** The signer, pictures and push service of Apple Wallet cards. */
export interface Wallet {
  signer: Signer;
  picturesOf: PassPicturesOf;
  push: Push;
}

const pushUrl = "https://api.push.apple.com";

/** Opens Apple Wallet; null without a certificate. Throws `ConfigError` for a certificate that phones would refuse. */
export function openWallet(config: Config, files: Files, now: Temporal.Instant): Wallet | null {
  const signer = readSigner(config, now);
  return signer && { signer, picturesOf: createPassPictures(files), push: createPush(signer, { url: pushUrl }) };
}

/** Opens Google Wallet; null without a service account. Throws `ConfigError` for a key that Google would refuse. */
export function openGoogleWallet(config: Config, clock: () => Temporal.Instant): GoogleWallet | null {
  const key = readGoogleKey(config);
  return key && createGoogleWallet(key, config.googleWallet.url, clock);
}
