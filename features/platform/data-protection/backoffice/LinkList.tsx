import { IconExternalLink } from "@tabler/icons-react";
import { useLocale, useTranslations } from "use-intl/react";
import type { Language } from "#packages/domain/translations/languages.ts";
import classes from "./data-protection.module.css";

const places = {
  sweden: ["imy", "imyIncident"],
  eu: ["law", "edpb", "edpbGuide", "edpbMembers"],
  france: ["cnil", "cnilIncident"],
  neighbours: ["denmark", "norway", "finland", "ireland", "kingdom", "belgium", "luxembourg"],
} as const;

type Place = keyof typeof places;
type Named = (typeof places)[Place][number];

/** The order of places for each language, nearest to the reader first. */
const orders: Record<Language, readonly Place[]> = {
  sv: ["sweden", "eu", "neighbours", "france"],
  en: ["eu", "sweden", "neighbours", "france"],
  fr: ["france", "eu", "neighbours", "sweden"],
};

const law = (language: string) => `https://eur-lex.europa.eu/legal-content/${language}/TXT/?uri=CELEX:32016R0679`;

const addresses: Record<Named, string | Record<Language, string>> = {
  imy: { sv: "https://www.imy.se/", en: "https://www.imy.se/en/", fr: "https://www.imy.se/en/" },
  imyIncident: "https://www.imy.se/verksamhet/utfora-arenden/anmal-personuppgiftsincident/",
  law: { sv: law("SV"), en: law("EN"), fr: law("FR") },
  edpb: "https://www.edpb.europa.eu/",
  edpbGuide: "https://www.edpb.europa.eu/sme-data-protection-guide/home_en",
  edpbMembers: "https://www.edpb.europa.eu/about-edpb/about-edpb/members_en",
  cnil: { sv: "https://www.cnil.fr/en", en: "https://www.cnil.fr/en", fr: "https://www.cnil.fr/" },
  cnilIncident: "https://www.cnil.fr/fr/notifier-une-violation-de-donnees-personnelles",
  denmark: "https://www.datatilsynet.dk/",
  norway: "https://www.datatilsynet.no/",
  finland: { sv: "https://tietosuoja.fi/sv/", en: "https://tietosuoja.fi/en/", fr: "https://tietosuoja.fi/en/" },
  ireland: "https://www.dataprotection.ie/",
  kingdom: "https://ico.org.uk/",
  belgium: "https://www.autoriteprotectiondonnees.be/",
  luxembourg: "https://cnpd.public.lu/",
};

/** Lists authorities and guides by place, nearest to the reader first. None of their content is loaded. */
export function LinkList() {
  const t = useTranslations("dataProtection.links");
  const language = useLocale() as Language;
  const addressOf = (name: Named) => {
    const address = addresses[name];
    return typeof address === "string" ? address : address[language];
  };
  return orders[language].map((place) => (
    <section key={place} className={classes.section} aria-labelledby={`links-${place}`}>
      <h2 id={`links-${place}`} className={classes.heading}>
        {t(`places.${place}`)}
      </h2>
      <ul className={`${classes.list} ${classes.links}`}>
        {places[place].map((name) => (
          <li key={name}>
            <a href={addressOf(name)} target="_blank" rel="noopener noreferrer">
              {t(`names.${name}`)}
              <IconExternalLink size={16} role="img" aria-label={t("newTab")} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
