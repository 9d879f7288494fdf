import "@mantine/core/styles/baseline.css";
import "@stammis/ui/theme/plain-type.css";
import "@stammis/ui/theme/tokens.css";
import "@stammis/ui/theme/base.css";
import "./shape.css";
import type { Language } from "@stammis/domain/clubs/languages";
import { first as en } from "@stammis/i18n/member/first.en";
import { first as fr } from "@stammis/i18n/member/first.fr";
import { first as sv } from "@stammis/i18n/member/first.sv";
import { MemberCard } from "@stammis/ui/cards/MemberCard.tsx";
import { Poster } from "@stammis/ui/cards/Poster.tsx";
import { CookieNotice } from "@stammis/ui/page/CookieNotice.tsx";
import shell from "@stammis/ui/page/member-shell.module.css";
import { Mark } from "@stammis/ui/theme/Wordmark.tsx";
import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createTranslator } from "use-intl/core";
import campaigns from "../src/features/campaigns/campaigns.module.css";
import { OfferPage } from "../src/features/coupons/OfferPage.tsx";
import homeCard from "../src/features/home/home-card.module.css";
import { ClubCover } from "../src/features/onboarding/ClubCover.tsx";
import logo from "../src/frame/logo.module.css";
import guest from "../src/screens/guest-screen.module.css";
import home from "../src/screens/home-screen.module.css";
import { AnchorButton } from "../src/shell/LinkButton.tsx";
import { Section } from "../src/shell/Section.tsx";
import type { CardPhrases } from "./card-words.ts";

/** The server fills these: the club's name, what stands on a long one, and what the club says of itself. */
const name = "%NAME%";
const text = "%TEXT%";
/** The same of what it gives; the page's script says when it was loaded, as `lib/files.ts` does. */
const offer = { kind: "%KIND%", title: "%OFFER%", text: "%OFFER_TEXT%", imageUrl: "/files/%PICTURE%?t=%LOADED%" };
/** Where the cover's offer stands, if it has one. */
const poster = "%POSTER%";

const phrases = { sv, en, fr };

function Column({ hasMark, children }: { hasMark: boolean; children?: ReactNode }) {
  return (
    <div className={shell.column}>
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
  const t = createTranslator({ locale: language, messages: phrases[language], namespace: "shell" });
  return (
    <CookieNotice
      label=""
      acceptLabel={t("cookieAccept")}
      dontShowAgainLabel={t("dontShowAgain")}
      onClose={() => undefined}
    >
      {t.rich("cookieText", { policy: (chunks) => <a href="/terms/privacy">{chunks}</a> })}
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

/** What a member's home begins with, as `HomeScreen.tsx` and `HomeCard.tsx` have it. */
function HomeHead({ greeting, ...card }: HomeHeadProps) {
  return (
    <>
      <h1 className={home.greeting}>{greeting}</h1>
      <div className={homeCard.card}>
        <MemberCard variant="hero" chainName={name} membershipId="" qrLabel="" onShow={() => undefined} {...card} />
      </div>
    </>
  );
}

/** What a visitor's first page has right now, as `GuestScreen.tsx` begins it. */
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

/** The pages' first shapes in a language, by what the device knows of whoever comes. */
function shapesIn(language: Language) {
  const t = createTranslator({ locale: language, messages: phrases[language] });
  // The page's policy lets no style stand at an element; what needs one is given it by the script.
  const drawn = (node: ReactNode) =>
    renderToStaticMarkup(node)
      .replaceAll(`>${name}</p>`, `%LONG%>${name}</p>`)
      // React asks for a picture ahead of it, where the script has not yet said by which address.
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
            >
              <AnchorButton>{t("guest.register")}</AnchorButton>
              <AnchorButton variant="default">{t("words.signIn")}</AnchorButton>
            </ClubCover>
            {poster}
          </div>
        </Column>
      </div>,
    ),
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

/** All of them, for the server to keep. */
export const shapes = { sv: shapesIn("sv"), en: shapesIn("en"), fr: shapesIn("fr") };
