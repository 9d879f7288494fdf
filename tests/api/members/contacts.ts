import type { Club } from "../factories.ts";
import type { TestApi } from "../harness.ts";
import { linkTo } from "../messages/sent-messages.ts";

export const password = "kanelbulle7";

/** Returns the columns of an account whose password is `password`. */
export const knowing = async (api: TestApi) => ({ password_hash: await api.services.passwords.hash(password) });

/** Opens the newest link to an address and presses its button, on the club's host or the back office's. */
export async function prove(api: TestApi, club: Club | null, address: string, body: { password?: string } = {}) {
  const { token } = await linkTo(api, address);
  await api.call("proveContact", { params: { token }, body }, { host: club?.chain.subdomain });
}
