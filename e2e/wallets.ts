import { startGoogleServer } from "../apps/api/test/outside/google-server.ts";
import { makePassCertificates } from "../apps/api/test/outside/pass-certificates.ts";
import { removeFolders, temporaryFolder } from "../apps/api/test/temporary.ts";

/** The product may issue cards for both wallets; Google's keeps them on a server of this process. */
export async function openWallets(): Promise<void> {
  const google = await startGoogleServer(temporaryFolder("e2e-google"));
  Object.assign(process.env, makePassCertificates().env, google.env);
  process.once("exit", removeFolders);
}
