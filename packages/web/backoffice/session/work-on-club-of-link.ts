import { clubInLink } from "#packages/domain/club/club-link.ts";
import { chainStore } from "./session-store.ts";

/** Switches this tab to the club that a link in an e-mail names. */
export function workOnClubOfLink(): void {
  const address = new URL(location.href);
  const club = address.searchParams.get(clubInLink);
  if (club === null) return;
  chainStore.set(club);
  address.searchParams.delete(clubInLink);
  history.replaceState(history.state, "", address);
}
