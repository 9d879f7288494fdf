import { isDraft } from "../../forms/draft-keeper.ts";
import { localStore } from "../../session/device-store.ts";

/** The prefix of entries that belong to the device rather than to a person; signing out keeps such entries. */
const ofDevice = "stammis.device.";

export const deviceKey = (name: string) => `${ofDevice}${name}`;

/**
 * Clears local storage except the device's own entries. Spec §4. Without `drafts`, drafts stay as well: they belong to
 * the owner of an expired session and are offered to no other account.
 */
export function clearButForDevice({ drafts }: { drafts: boolean }): void {
  const stays = (key: string) => key.startsWith(ofDevice) || (!drafts && isDraft(key));
  for (const key of localStore.keys()) if (!stays(key)) localStore.removeItem(key);
}
