import { type Language, languages } from "#packages/domain/translations/languages.ts";
import { brandPalette } from "#packages/ui/theme/brand-palette.ts";
import type { TextSize } from "../../domain/stamp-card-texts.ts";
import type { StampMark } from "../../domain/stamp-marks.ts";
import { type CardTrade, cardDesignTexts } from "../../i18n/card-designs.ts";
import { cardFields, type StampCardForm } from "../stamp-card-form.ts";

interface CardDesign {
  mark: StampMark;
  /** The colour that paper, stamps and texts derive from. */
  colour: string;
  /** On dark paper, the stamps and texts are light. */
  isDark: boolean;
  stamps: number;
  titleSize: TextSize;
}

/** The designs by trade, in the order of the editor. */
export const cardDesigns: Record<CardTrade, CardDesign> = {
  CAFE: { mark: "cup", colour: "#8a4b2d", isDark: false, stamps: 9, titleSize: "MEDIUM" },
  BAKERY: { mark: "bun", colour: "#b7791f", isDark: false, stamps: 8, titleSize: "LARGE" },
  LUNCH: { mark: "bowl", colour: "#2f6b4f", isDark: true, stamps: 10, titleSize: "MEDIUM" },
  FLOWERS: { mark: "flower", colour: "#b5476b", isDark: false, stamps: 5, titleSize: "MEDIUM" },
  HAIR: { mark: "scissors", colour: "#3d3d46", isDark: true, stamps: 6, titleSize: "LARGE" },
  SUSHI: { mark: "sushi", colour: "#c2412d", isDark: false, stamps: 8, titleSize: "MEDIUM" },
  BOOKS: { mark: "book", colour: "#27466e", isDark: true, stamps: 10, titleSize: "LARGE" },
  BIKE: { mark: "bike", colour: "#1f6f8b", isDark: false, stamps: 4, titleSize: "MEDIUM" },
};

export const cardTrades = Object.keys(cardDesigns) as CardTrade[];

/** The part of a card's form that a design fills. */
export type DesignedCard = Pick<
  StampCardForm,
  | "name"
  | "title"
  | "titleSize"
  | "titleColor"
  | "subtitle"
  | "subtitleColor"
  | "cardColor"
  | "stampColor"
  | "stampMark"
  | "stampsAmount"
  | "reward"
  | "rewardDescription"
  | "translations"
>;

/** Returns a design with its texts in the club's language, and in the others as translations. */
export function designedCard(trade: CardTrade, own: Language): DesignedCard {
  const { mark, colour, isDark, stamps, titleSize } = cardDesigns[trade];
  const { brand, light } = brandPalette(colour);
  const { trade: _, ...texts } = cardDesignTexts[own][trade];
  const blank = { title: "", subtitle: "", reward: "", rewardDescription: "" };
  const translated = languages.map((language) => {
    const { title, subtitle, reward, rewardDescription } = cardDesignTexts[language][trade];
    return [language, language === own ? blank : { title, subtitle, reward, rewardDescription }] as const;
  });
  return {
    ...texts,
    titleSize,
    titleColor: isDark ? "#ffffff" : light.ink,
    subtitleColor: isDark ? "#ffffff" : light.ink,
    cardColor: isDark ? brand : light.tint,
    stampColor: isDark ? light.tint : brand,
    stampMark: mark,
    stampsAmount: String(stamps),
    translations: Object.fromEntries(translated) as StampCardForm["translations"],
  };
}

const designTexts = new Set(
  languages.flatMap((language) => Object.values(cardDesignTexts[language]).flatMap((texts) => Object.values(texts))),
);

/** Whether a text may be replaced: it is empty, or comes from a design. */
const isReplaceable = (text: string) => text.trim() === "" || designTexts.has(text);

/** Returns the fields to set for a design. What the merchant typed stays as it is. */
export function changesOf(design: DesignedCard, form: StampCardForm): DesignedCard {
  const textOf = (field: "name" | (typeof cardFields)[number]) =>
    isReplaceable(form[field]) ? design[field] : form[field];
  const translated = languages.map((language) => {
    const texts = cardFields.map((field) => {
      const typed = form.translations[language][field];
      // A translation follows its text in the club's own language.
      const follows = isReplaceable(typed) && isReplaceable(form[field]);
      return [field, follows ? design.translations[language][field] : typed] as const;
    });
    return [language, Object.fromEntries(texts)] as const;
  });
  return {
    ...design,
    name: textOf("name"),
    title: textOf("title"),
    subtitle: textOf("subtitle"),
    reward: textOf("reward"),
    rewardDescription: textOf("rewardDescription"),
    translations: Object.fromEntries(translated) as StampCardForm["translations"],
  };
}
