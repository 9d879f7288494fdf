import type { ReactNode } from "react";
import { paths } from "#features/office-paths.ts";
import { trialDays } from "#packages/domain/limits.ts";
import { type Language, languages } from "#packages/domain/translations/languages.ts";
import { Wordmark } from "#packages/ui/theme/Wordmark.tsx";
import { frontPages } from "../contract/pages.ts";
import { fillText, frontTexts } from "../i18n/page/texts.ts";
import classes from "./front-page.module.css";
import { LiveCard } from "./LiveCard.tsx";

const names: Record<Language, string> = { sv: "Svenska", en: "English", fr: "Français" };
const steps = ["open", "invite", "see"] as const;

type FrontPageProps = {
  language: Language;
  /** The section with the price, empty when the platform offers no plan. */
  price: ReactNode;
  /** The section with the demonstration, empty on an installation without one. */
  demo: ReactNode;
};

/** The page that a stranger sees: the promise, a card to try, the steps, the price and the ways in. */
export function FrontPage({ language, price, demo }: FrontPageProps) {
  const t = frontTexts[language];
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <a href={frontPages[language]} className={classes.home}>
          <Wordmark label="Stammis" height={26} />
        </a>
        <Languages language={language} label={t.languages} />
        <a href={paths.login} className={classes.signIn}>
          {t.signIn}
        </a>
      </header>
      <main>
        <section className={classes.hero}>
          <div className={classes.heroWords}>
            <h1 className={classes.promise}>{t.promise}</h1>
            <p className={classes.lead}>{t.lead}</p>
            <Start label={t.start} trial={fillText(t.trial, { days: trialDays })} />
          </div>
          <LiveCard language={language} />
        </section>
        <section className={classes.section}>
          <h2>{t.steps.title}</h2>
          <ol className={classes.steps}>
            {steps.map((step) => (
              <li key={step} className={classes.step}>
                <h3>{t.steps[step]}</h3>
                <p>{t.steps[`${step}Text`]}</p>
              </li>
            ))}
          </ol>
        </section>
        {price}
        {demo}
      </main>
      <footer className={classes.footer}>
        <a href={paths.platformTerms}>{t.terms}</a>
        <a href={paths.platformPrivacy}>{t.privacy}</a>
      </footer>
    </div>
  );
}

function Languages({ language, label }: { language: Language; label: string }) {
  return (
    <nav className={classes.languages} aria-label={label}>
      {languages.map((each) => (
        <a
          key={each}
          href={frontPages[each]}
          lang={each}
          hrefLang={each}
          className={classes.language}
          aria-current={each === language ? "true" : undefined}
        >
          <span className={classes.code}>{each.toUpperCase()}</span>
          <span className={classes.name}>{names[each]}</span>
        </a>
      ))}
    </nav>
  );
}

function Start({ label, trial }: { label: string; trial: string }) {
  return (
    <div className={classes.start}>
      <a href={paths.onboarding} className={classes.primary}>
        {label}
      </a>
      <p className={classes.quiet}>{trial}</p>
    </div>
  );
}

type PriceProps = { language: Language; amount: string; unit: string; note: string };

/** The price of one point of sale, with its conditions. */
export function Price({ language, amount, unit, note }: PriceProps) {
  const t = frontTexts[language];
  return (
    <section className={classes.section} data-price>
      <h2>{t.price.title}</h2>
      <p className={classes.amount}>
        <span>{amount}</span> {unit}
      </p>
      <p className={classes.conditions}>{note}</p>
      <Start label={t.start} trial={fillText(t.trial, { days: trialDays })} />
    </section>
  );
}

type DemoProps = { language: Language; text: string; memberAddress: string; email: string; password: string };

/** The demonstration: its back office opens with the public login in the data attributes. */
export function Demo({ language, text, memberAddress, email, password }: DemoProps) {
  const t = frontTexts[language];
  return (
    <section className={classes.section} data-demo>
      <h2>{t.demo.title}</h2>
      <p className={classes.conditions}>{text}</p>
      <div className={classes.ways}>
        <a href={paths.login} className={classes.primary} data-email={email} data-password={password}>
          {t.demo.office}
        </a>
        <a href={memberAddress} className={classes.secondary}>
          {t.demo.member}
        </a>
      </div>
    </section>
  );
}
