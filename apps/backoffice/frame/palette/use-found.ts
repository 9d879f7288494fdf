import { useDebouncedValue } from "@mantine/hooks";
import {
  type Icon,
  IconAddressBook,
  IconBuildingStore,
  IconReceipt,
  IconRubberStamp,
  IconSpeakerphone,
  IconTicket,
  IconUsers,
} from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { fullName } from "#packages/web/backoffice/format/full-name.ts";
import { joinWithDots } from "#packages/web/backoffice/format/join-with-dots.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { hrefOf } from "#packages/web/backoffice/page/href.ts";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useCan, useMaybeChain } from "#packages/web/backoffice/session/session.ts";
import { useGo } from "#packages/web/use-go.ts";
import type { Place } from "./place.ts";
import { fits } from "./place-words.ts";

type Found = AnswerOf<"searchClub">;
type Named = Found["named"][number];

const fewestLetters = 2;
const pauseMs = 150;

const pages = {
  COUPON: { path: paths.coupon, icon: IconTicket },
  STAMP_CARD: { path: paths.stampCard, icon: IconRubberStamp },
  CAMPAIGN: { path: paths.campaign, icon: IconSpeakerphone },
  LOCATION: { path: paths.location, icon: IconBuildingStore },
} as const satisfies Record<Named["kind"], { path: string; icon: Icon }>;

/** Searches the club's data on the server once typing pauses. */
export function useFound(query: string): { places: Place[]; isAsking: boolean } {
  const palette = useTranslations("shell.palette");
  const { kronor } = useNumbers();
  const dates = useDates();
  const go = useGo();
  const chain = useMaybeChain();
  const mayRead = useCan("readClub");
  const typed = query.trim();
  const [q] = useDebouncedValue(typed, pauseMs);
  const enabled = chain !== null && mayRead && q.length >= fewestLetters;
  const answer = useQuery({
    queryKey: ["search", chain?.id, q],
    queryFn: ({ signal }) => call("searchClub", { query: { q } }, { signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
  const isAsking = chain !== null && mayRead && typed.length >= fewestLetters && (typed !== q || answer.isFetching);
  if (!enabled || !answer.data) return { places: [], isAsking };
  const { members, purchases, named, staff } = answer.data;
  const memberPlace = (member: Found["members"][number]): Place => ({
    key: `member-${member.id}`,
    group: "members",
    label: fullName(member) || member.email || member.phone || member.membershipId,
    detail: member.email ?? member.phone ?? member.membershipId,
    icon: IconAddressBook,
    go: () => go(hrefOf(paths.member, member.id)),
  });
  const purchasePlace = (purchase: Found["purchases"][number]): Place => ({
    key: `purchase-${purchase.id}`,
    group: "purchases",
    label: joinWithDots(kronor(purchase.totalAmount), fullName(purchase)),
    detail: `${dates.moment(purchase.dateOfPurchase)} · ${purchase.location}`,
    icon: IconReceipt,
    go: () => go(hrefOf(paths.purchase, purchase.id)),
  });
  const namedPlace = ({ kind, id, name }: Named): Place => ({
    key: `${kind}-${id}`,
    group: "named",
    label: name,
    detail: palette(`kinds.${kind}`),
    icon: pages[kind].icon,
    go: () => go(hrefOf(pages[kind].path, id)),
  });
  const staffPlace = (person: Found["staff"][number]): Place => ({
    key: `staff-${person.id}`,
    group: "staff",
    label: fullName(person) || person.email,
    detail: person.email,
    icon: IconUsers,
    go: () => go(paths.users),
  });
  const matchingPlaces = [
    ...members.map(memberPlace),
    ...purchases.map(purchasePlace),
    ...named.map(namedPlace),
    ...staff.map(staffPlace),
  ];
  // While the new results load, keeps only earlier results that fit, so that Enter opens no other member.
  return {
    places: isAsking ? matchingPlaces.filter(({ label, detail }) => fits(typed, `${label} ${detail}`)) : matchingPlaces,
    isAsking,
  };
}
