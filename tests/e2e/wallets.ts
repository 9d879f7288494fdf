import { removeFolders, temporaryFolder } from "../api/temporary.ts";
import { startGoogleServer } from "../outside/google-server.ts";
import { makePassCertificates } from "../outside/pass-certificates.ts";

/** Lets the product issue cards for both wallets; Google's are stored on a server in this process. */
export async function openWallets(): Promise<void> {
  const google = await startGoogleServer(temporaryFolder("e2e-google"));
  Object.assign(process.env, makePassCertificates().env, google.env);
  process.once("exit", removeFolders);
}
