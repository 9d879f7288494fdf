import "@mantine/core/styles/baseline.css";
import "#packages/ui/theme/plain-type.css";
import "#packages/ui/theme/tokens.css";
import "#packages/ui/theme/base.css";
import "./shape.css";
import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createTranslator } from "use-intl/core";
import campaigns from "#features/loyalty/campaigns/member/campaigns.module.css";
import { OfferPage } from "#features/loyalty/coupons/member/OfferPage.tsx";
import homeCard from "#features/loyalty/home/member/home-card.module.css";
import { ClubCover, GiftLine } from "#features/members/joining/member/ClubCover.tsx";
import type { Language } from "#packages/domain/translations/languages.ts";
import { first as en } from "#packages/i18n/member/first.en.ts";
import { first as fr } from "#packages/i18n/member/first.fr.ts";
import { first as sv } from "#packages/i18n/member/first.sv.ts";
import { MemberCard } from "#packages/ui/cards/MemberCard.tsx";
import { CookieNotice } from "#packages/ui/page/CookieNotice.tsx";
import shell from "#packages/ui/page/member-shell.module.css";
import { Poster } from "#packages/ui/pictures/Poster.tsx";
import { Mark } from "#packages/ui/theme/Wordmark.tsx";
import { AnchorButton } from "#packages/web/member/shell/LinkButton.tsx";
import { Section } from "#packages/web/member/shell/Section.tsx";
import logo from "../frame/logo.module.css";
import guest from "../screens/guest-screen.module.css";
import home from "../screens/home-screen.module.css";
import type { CardPhrases } from "./card-words.ts";

/** Placeholders that the server fills: the club's name, its text, and an attribute for a long name. */
const name = "%NAME%";
const text = "%TEXT%";
/**
 * Placeholders for the club's offer. The page's script adds the load time, like `packages/web/member/club/files.ts`.
 */
const offer = { kind: "%KIND%", title: "%OFFER%", text: "%OFFER_TEXT%", imageUrl: "/files/%PICTURE%?t=%LOADED%" };
/** Placeholders for the cover's welcome gift and offer, if there are any. */
const gift = "%GIFT%";
const poster = "%POSTER%";

const phrases = { sv, en, fr };

function Column({ hasMark, children }: { hasMark: boolean; children?: ReactNode }) {
  return (
    <div className={shell.column} data-column>
      <div className={shell.header}>
        <div className={logo.logo} data-name>
          {hasMark && <Mark height={32} />}
          <span className={logo.name}>{name}</span>
        </div>
      </div>
      <div className={shell.content}>{children}</div>
    </div>
  );
}

function Notice({ language }: { language: Language }) {
  const t = createTranslator({ locale: language, messages: phrases[language], namespace: "cookies" });
  return (
    <CookieNotice label="" acceptLabel={t("accept")} dontShowAgainLabel={t("dontShowAgain")} onClose={() => undefined}>
      {t.rich("text", { policy: (chunks) => <a href="/terms/privacy">{chunks}</a> })}
    </CookieNotice>
  );
}

function MemberColumn({ children }: { children?: ReactNode }) {
  return (
    <div className={shell.shell} data-drawer>
      <div className={shell.drawer} />
      <Column hasMark={false}>{children}</Column>
    </div>
  );
}

type HomeHeadProps = { greeting: string; showLabel: string } & Pick<
  ComponentProps<typeof MemberCard> & { variant: "hero" },
  "memberName" | "points" | "invitation" | "next"
>;

/** The top of a member's home, as in `HomeScreen.tsx` and `HomeCard.tsx`. */
function HomeHead({ greeting, ...card }: HomeHeadProps) {
  return (
    <>
      <h1 className={home.greeting}>{greeting}</h1>
      <div className={homeCard.card}>
        <MemberCard variant="hero" chainName={name} membershipId="" onShow={() => undefined} {...card} />
      </div>
    </>
  );
}

/** The current offers on a visitor's first page, as `GuestScreen.tsx` begins. */
function FirstPoster({ title }: { title: string }) {
  return (
    <Section title={title}>
      <ul className={campaigns.posters}>
        <li>
          <Poster first drawn {...offer} />
        </li>
      </ul>
    </Section>
  );
}

/** Renders the first shapes of the pages in a language, by what the device knows of the visitor. */
function shapesIn(language: Language) {
  const t = createTranslator({ locale: language, messages: phrases[language] });
  // The Content-Security-Policy forbids inline styles, so the script sets them where needed.
  const drawn = (node: ReactNode) =>
    renderToStaticMarkup(node)
      .replaceAll(`>${name}</p>`, `%LONG%>${name}</p>`)
      // Removes React's preload links, because the script has not set the pictures' addresses yet.
      .replaceAll(/<link rel="preload"[^>]*>/g, "")
      .replaceAll(' data-drawn="true"', "%DRAWN%")
      .replaceAll(/ style="[^"]*"/g, "");
  const formsOf = (phrase: "home.unit" | "home.leftTo"): CardPhrases["unit"] => {
    const form = (count: number) => t(phrase, { count, reward: "%REWARD%" }).replace(String(count), "%LEFT%");
    return { one: form(1), other: form(2) };
  };
  const card: CardPhrases = {
    greeting: t("home.greeting", { name: "%FIRST%" }),
    greetingNoName: t("home.greetingNoName"),
    unit: formsOf("home.unit"),
    leftTo: formsOf("home.leftTo"),
    allInReach: t("home.allInReach"),
  };
  return {
    guest: drawn(
      <div className={shell.shell}>
        <Column hasMark>
          <div className={guest.landing}>
            <ClubCover
              chainName={name}
              cardHint={t("guest.cardHint")}
              title={t("guest.title", { chain: name })}
              text={text}
              gift={gift}
            >
              <AnchorButton>{t("guest.register")}</AnchorButton>
              <AnchorButton variant="default">{t("words.signIn")}</AnchorButton>
            </ClubCover>
            {poster}
          </div>
        </Column>
      </div>,
    ),
    gift: drawn(<GiftLine>%GIFT_TEXT%</GiftLine>),
    poster: drawn(<FirstPoster title={t("guest.campaigns")} />),
    offer: drawn(
      <div className={shell.shell}>
        <Column hasMark>
          <OfferPage imageAlt={offer.title} {...offer} />
        </Column>
      </div>,
    ),
    visitor: drawn(
      <div className={shell.shell}>
        <Column hasMark />
      </div>,
    ),
    home: drawn(
      <MemberColumn>
        <HomeHead greeting={t("home.greetingNoName")} showLabel={t("home.showCard")} />
      </MemberColumn>,
    ),
    known: drawn(
      <MemberColumn>
        <HomeHead
          greeting="%GREETING%"
          showLabel={t("home.showCard")}
          memberName="%MEMBER%"
          points={{ value: "%POINTS%", unit: "%UNIT%" }}
          next={{ text: "%NEXT%", value: 0, max: 1 }}
        />
      </MemberColumn>,
    ),
    untouched: drawn(
      <MemberColumn>
        <HomeHead
          greeting="%GREETING%"
          showLabel={t("home.showCard")}
          memberName="%MEMBER%"
          invitation={t("home.firstPoints")}
          next={{ text: "%NEXT%", value: 0, max: 1 }}
        />
      </MemberColumn>,
    ),
    other: drawn(<MemberColumn />),
    notice: drawn(<Notice language={language} />),
    card,
    welcome: t("campaigns.welcome"),
    texts: { points: t("guest.pointsText"), stamps: t("guest.stampsText"), club: t("guest.clubText") },
  };
}

/** The shapes of all languages, for the server. */
export const shapes = { sv: shapesIn("sv"), en: shapesIn("en"), fr: shapesIn("fr") };
