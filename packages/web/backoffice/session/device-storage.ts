import { isDraft } from "../../forms/draft-keeper.ts";
import { localStore } from "../../session/device-store.ts";

/** What is kept under such a name is the device's, not whoever uses it: signing out leaves it. */
const ofDevice = "stammis.device.";

export const deviceKey = (name: string) => `${ofDevice}${name}`;

/**
 * Clears local storage but for what is the device's own. Spec §4. A session that ended by itself leaves its owner's drafts,
 * too: they are offered to nobody else.
 */
export function clearButForDevice({ drafts }: { drafts: boolean }): void {
  const stays = (key: string) => key.startsWith(ofDevice) || (!drafts && isDraft(key));
  for (const key of localStore.keys()) if (!stays(key)) localStore.removeItem(key);
}
