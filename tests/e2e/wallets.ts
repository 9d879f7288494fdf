import { removeFolders, temporaryFolder } from "../api/temporary.ts";
import { startGoogleServer } from "../outside/google-server.ts";
import { makePassCertificates } from "../outside/pass-certificates.ts";

/** The product may issue cards for both wallets; Google's keeps them on a server of this process. */
export async function openWallets(): Promise<void> {
  const google = await startGoogleServer(temporaryFolder("e2e-google"));
  Object.assign(process.env, makePassCertificates().env, google.env);
  process.once("exit", removeFolders);
}
