import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { tillMemberQuery } from "#features/till/register/backoffice/queries.ts";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { type AtTill, type BegunCard, offersOf, type WonReward } from "./member-offers.ts";
import { chainCardsQuery, type Member } from "./queries.ts";

/** The member's stamp cards in progress, won rewards and welcome offer. */
export function MemberOffers({ profile }: Pick<Member, "profile">) {
  const t = useTranslations("directory.offers");
  const words = useTranslations("words");
  const cards = useQuery(chainCardsQuery);
  const today = useToday();
  const { data: atTill } = useQuery(tillMemberQuery(profile.membershipId));
  return (
    <section>
      <h2 className={page.heading}>{t("title")}</h2>
      <Loaded query={cards} failed={t("failed")} skeleton={<ListSkeleton label={words("loading")} rows={2} />}>
        {(all) => <OffersShown {...offersOf(profile, all, atTill, today)} welcome={atTill?.welcomeOffer ?? null} />}
      </Loaded>
    </section>
  );
}

type OffersShownProps = {
  cards: readonly BegunCard[];
  rewards: readonly WonReward[];
  welcome: AtTill["welcomeOffer"];
};

function OffersShown({ cards, rewards, welcome }: OffersShownProps) {
  const t = useTranslations("directory.offers");
  const { full } = useDates();
  if (cards.length === 0 && rewards.length === 0 && !welcome) return <p className={page.quiet}>{t("empty")}</p>;
  return (
    <ul className={page.rows}>
      {cards.map((card) => (
        <Card key={card.stampcardId} card={card} />
      ))}
      {rewards.map(({ key, name, cardTitle, state, validThrough }) => (
        <li key={key}>
          <span>
            {name}
            <span className={page.small}>{t("rewardOf", { card: cardTitle, date: full(validThrough) })}</span>
          </span>
          <StatusWord tone={state === "ready" ? "good" : "calm"}>{t(state)}</StatusWord>
        </li>
      ))}
      {welcome && (
        <li>
          <span>
            {welcome.name}
            <span className={page.small}>{t("welcome", { date: full(welcome.validThrough) })}</span>
          </span>
          <StatusWord tone="good">{t("ready")}</StatusWord>
        </li>
      )}
    </ul>
  );
}

function Card({ card: { title, collected, total, fillBy, owed } }: { card: BegunCard }) {
  const t = useTranslations("directory.offers");
  const { full } = useDates();
  return (
    <li>
      <span>
        {title}
        {fillBy && <span className={page.small}>{t("fillBy", { date: full(fillBy) })}</span>}
        {owed > 0 && <span className={page.small}>{t("owed", { count: owed })}</span>}
      </span>
      <span className={page.end}>{t("stamps", { collected, total })}</span>
    </li>
  );
}
