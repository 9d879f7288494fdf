import { IconAddressBook, IconBuildingStore, IconReceipt, IconUserCircle } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { can } from "#packages/web/backoffice/session/acts.ts";
import { openChain, useAccess, useMaybeChain, useSession } from "#packages/web/backoffice/session/session.ts";
import { useGo } from "#packages/web/use-go.ts";
import { paletteActs } from "../../declared.ts";
import { menuFor } from "../menu/navigation.ts";
import { useNavFacts } from "../menu/use-nav-facts.ts";
import type { Place } from "./place.ts";
import { begins, fits } from "./place-words.ts";
import { recentPlaces } from "./recent-places.ts";
import { useFound } from "./use-found.ts";

/** Returns matching actions, pages and clubs; they need no request, so they show at once. */
function useOwnPlaces(query: string): Place[] {
  const shell = useTranslations("shell");
  const phrases = useTranslations();
  const go = useGo();
  const navigate = useNavigate();
  const facts = useNavFacts();
  const { chains, impersonation } = useAccess();
  const current = useMaybeChain();
  const pages: Place[] = menuFor(facts)
    .map(({ label, to, icon }): Place => ({ key: to, group: "pages", label: phrases(label), icon, go: () => go(to) }))
    .concat({
      key: "profile",
      group: "pages",
      label: shell("profile"),
      icon: IconUserCircle,
      go: () => go(paths.profile),
    });
  const acts = paletteActs
    .filter((act) => facts.hasChain && can(facts.role, act.for, impersonation))
    .map(({ label, also, to, icon }) => ({
      place: { key: label, group: "acts", label: phrases(label), icon, go: () => go(to) } satisfies Place,
      also: phrases(also),
    }));
  const clubs = chains
    .filter(({ id }) => id !== current?.id)
    .map(({ id, subdomain, name }): Place => {
      // Leaves the current page before the other club's data is requested.
      const open = () => void navigate({ to: paths.today }).then(() => openChain(subdomain));
      return { key: `chain-${id}`, group: "clubs", label: name, icon: IconBuildingStore, go: open };
    });
  const toDo = acts.filter(({ place, also }) => fits(query, `${place.label} ${also}`)).map(({ place }) => place);
  const toSee = [...pages, ...clubs].filter(({ label }) => fits(query, label));
  return toSee.some(({ label }) => begins(query, label)) ? [...toSee, ...toDo] : [...toDo, ...toSee];
}

/** Returns links to the lists searched by the query, for matches beyond the first few. */
function useWholeLists(query: string): Place[] {
  const shell = useTranslations("shell");
  const navigate = useNavigate();
  const { hasChain, role } = useNavFacts();
  if (!query || !hasChain || !can(role, "readClub")) return [];
  const search = { search: { q: query } };
  return [
    {
      key: "member-search",
      group: "lists",
      label: shell("searchMember", { query }),
      icon: IconAddressBook,
      go: () => void navigate({ to: paths.members, ...search }),
    },
    {
      key: "purchase-search",
      group: "lists",
      label: shell("searchPurchase", { query }),
      icon: IconReceipt,
      go: () => void navigate({ to: paths.purchases, ...search }),
    },
  ];
}

/** Returns the palette's entries for a query, in display order. `isAsking` means that more may come. */
export function usePlaces(query: string): { places: Place[]; isAsking: boolean } {
  const typed = query.trim();
  const chain = useMaybeChain();
  const whose = `${useSession()?.since}/${chain?.id}`;
  const own = useOwnPlaces(typed);
  const lists = useWholeLists(typed);
  const { places: matchingPlaces, isAsking } = useFound(typed);
  const recent = typed ? [] : recentPlaces.of(whose).map((place): Place => ({ ...place, group: "recent" }));
  const others = own.filter(({ key }) => recent.every((place) => place.key !== key));
  const places = [...recent, ...others, ...matchingPlaces, ...lists].map((place) => ({
    ...place,
    go: () => {
      recentPlaces.add(whose, place);
      place.go();
    },
  }));
  return { places, isAsking };
}
