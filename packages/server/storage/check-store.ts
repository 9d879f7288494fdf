import type { Config } from "../config.ts";
import { StartError } from "../db/embedded/start-error.ts";
import { causeOf, openDisk } from "./store.ts";

const sentences: Record<string, string> = {
  NoSuchBucket: "S3_BUCKET should be the name of an existing bucket.",
  InvalidAccessKeyId: "S3_ACCESS_KEY_ID should be an existing access key of the S3 service.",
  SignatureDoesNotMatch: "S3_SECRET_ACCESS_KEY should be the secret of S3_ACCESS_KEY_ID.",
  AccessDenied: "S3_ACCESS_KEY_ID should be a key that is allowed to list, read, write and delete in S3_BUCKET.",
  AuthorizationHeaderMalformed: "S3_REGION should be the region of S3_BUCKET.",
  PermanentRedirect: "S3_REGION should be the region of S3_BUCKET.",
};

/**
 * Checks the storage service by listing folders. Returns the reason why it is unavailable, or null. An unavailable
 * service does not stop the start: a till can sell without pictures.
 * @throws StartError with one sentence for a wrong setting.
 */
export async function checkStore(config: Pick<Config, "files" | "dataFolder">): Promise<string | null> {
  if (config.files.bucket === "") return null;
  try {
    await (await openDisk(config)()).listAll("/", { recursive: false });
    return null;
  } catch (error) {
    const { name = "", code = "", message } = causeOf(error);
    const wrong = sentences[name];
    if (wrong) throw new StartError(wrong);
    return `${code || name}: ${message}`;
  }
}
