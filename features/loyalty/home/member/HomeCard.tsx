import { IconArrowBackUp, IconClock, IconMessageCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { useCard, useShowCard } from "#features/members/wallet/member/card/use-card.ts";
import { inSentence } from "#packages/domain/text.ts";
import { MemberCard } from "#packages/ui/cards/MemberCard.tsx";
import type { Home } from "#packages/web/member/club/home.ts";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import classes from "./home-card.module.css";
import { dueOn, isUntouched, nextOn } from "./home-card-plan.ts";

/** Shows the card with its number, the next reward, the expiry of points and addresses to confirm. */
export function HomeCard({ home }: { home: Home }) {
  const words = useTranslations("home");
  const points = useTranslations("points");
  const contacts = useTranslations("contacts");
  const dates = useDates();
  // The page already shows the logo, so the card shows the club's name instead.
  const { logoUrl: _, ...card } = useCard(home);
  const show = useShowCard();
  const next = nextOn(home);
  const text =
    next?.kind === "left"
      ? words("leftTo", { count: next.left, reward: inSentence(next.reward) })
      : words("allInReach");
  const { owed } = home.points;
  const due = dueOn(home, dates.today());
  return (
    <div className={classes.card}>
      <MemberCard
        variant="hero"
        {...card}
        invitation={isUntouched(home) ? words("firstPoints") : undefined}
        next={next ? { text, value: next.value, max: next.max } : undefined}
        showLabel={words("showCard")}
        onShow={show}
      />
      {home.points.active && owed > 0 && (
        <Link to={paths.pointsAccount} className={classes.due}>
          <IconArrowBackUp size={18} aria-hidden />
          {points("owed", { count: owed })}
        </Link>
      )}
      {due && (
        <Link to={paths.purchases} className={classes.due}>
          <IconClock size={18} aria-hidden />
          {words("validThrough", { count: due.points, day: dates.day(due.validThrough) })}
        </Link>
      )}
      {home.profile.unsentProofs.length > 0 && (
        <Link to={paths.profile} className={classes.due}>
          <IconMessageCheck size={18} aria-hidden />
          {contacts("unsentHint")}
        </Link>
      )}
    </div>
  );
}
