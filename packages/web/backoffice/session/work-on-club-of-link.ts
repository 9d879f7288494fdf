import { clubInLink } from "#packages/domain/club/club-link.ts";
import { chainStore } from "./session-store.ts";

/** A letter's link names the club it is about: this tab works on that one from here on. */
export function workOnClubOfLink(): void {
  const address = new URL(location.href);
  const club = address.searchParams.get(clubInLink);
  if (club === null) return;
  chainStore.set(club);
  address.searchParams.delete(clubInLink);
  history.replaceState(history.state, "", address);
}
