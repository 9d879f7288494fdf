import { isDraft } from "../../forms/draft-keeper.ts";
import { localStore } from "../../session/device-store.ts";

/** Entries under such a name belong to the device rather than to a person, so signing out keeps them. */
const ofDevice = "stammis.device.";

export const deviceKey = (name: string) => `${ofDevice}${name}`;

/**
 * Clears local storage except the device's own entries. Spec §4. An expired session also keeps its owner's drafts,
 * which are offered to no other account.
 */
export function clearButForDevice({ drafts }: { drafts: boolean }): void {
  const stays = (key: string) => key.startsWith(ofDevice) || (!drafts && isDraft(key));
  for (const key of localStore.keys()) if (!stays(key)) localStore.removeItem(key);
}
