import { IconGift, IconStar, IconTicket } from "@tabler/icons-react";
import type { Ref } from "react";
import { useTranslations } from "use-intl/react";
import { Tiles, TileToggle } from "#packages/ui/form/TileToggle.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { joinWithDots } from "#packages/web/backoffice/format/join-with-dots.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import type { TillMember } from "../queries.ts";
import classes from "../visit/choices.module.css";
import type { Visit, VisitEvent } from "../visit/visit.ts";
import { canTake, type Offer, offersOf } from "./offers.ts";

type OffersProps = {
  member: TillMember;
  visit: Visit;
  pointsLeft: number;
  dispatch: (event: VisitEvent) => void;
  ref: Ref<HTMLFieldSetElement>;
};

const icons = { earned: IconGift, welcome: IconStar, value: IconTicket, reward: null } as const;

/** Shows the member's offers: won rewards, the welcome offer, value coupons, and rewards for points. */
export function Offers({ member, visit, pointsLeft, dispatch, ref }: OffersProps) {
  const t = useTranslations("register");
  const note = useNote();
  const offers = offersOf(member, visit, pointsLeft);
  if (offers.length === 0) return null;
  return (
    <>
      {member.seenAt !== undefined && <p className={classes.quiet}>{t("offersLater")}</p>}
      <Tiles ref={ref} label={t("rewards")}>
        {offers.map((offer) => {
          const Icon = icons[offer.kind];
          return (
            <TileToggle
              key={offer.key}
              label={offer.label}
              note={joinWithDots(note(offer), member.seenAt !== undefined && canTake(offer) && t("toConfirm"))}
              icon={Icon && <Icon size={24} aria-hidden="true" />}
              pressed={offer.chosen}
              disabled={!canTake(offer) || visit.phase !== "open"}
              onChange={() => dispatch(offer.event)}
            />
          );
        })}
      </Tiles>
    </>
  );
}

/** Returns a tile's second line: its price or value, its origin and its last day. */
function useNote() {
  const t = useTranslations("register");
  const { shortKronor } = useNumbers();
  const { short } = useDates();
  return ({ kind, value, price, lacking, atLeast, through, lastDay }: Offer): string => {
    const lasts = lastDay ? t("through", { day: short(lastDay) }) : null;
    const minimum = atLeast === null ? null : t("atLeast", { amount: shortKronor(atLeast) });
    switch (kind) {
      case "earned":
        return joinWithDots(t("fullCard"), lasts ?? through);
      case "welcome":
        return joinWithDots(
          t("welcomeOffer"),
          minimum ?? (value === null ? lasts : t("worth", { amount: shortKronor(value) })),
        );
      case "value":
        return joinWithDots(t("worth", { amount: shortKronor(value ?? 0) }), minimum ?? lasts ?? through);
      case "reward":
        return lacking > 0 ? t("lacking", { points: lacking }) : joinWithDots(t("price", { points: price }), minimum);
    }
  };
}
