import { describe, expect, test } from "vitest";
import { languages } from "#packages/domain/translations/languages.ts";
import { stampCardColours } from "#packages/ui/stamps/stamp-card-colours.ts";
import { checkStampCard, emptyCard, type StampCardForm } from "../stamp-card-form.ts";
import { cardTrades, changesOf, designedCard } from "./card-designs.ts";

const newCard = () => emptyCard("#b4532a");
const filled = (form: StampCardForm, trade: (typeof cardTrades)[number]): StampCardForm => ({
  ...form,
  ...changesOf(designedCard(trade, "sv"), form),
});

describe.each(cardTrades)("the design %s", (trade) => {
  test.each(languages)("fills a card that the server accepts in a club whose language is %s", (own) => {
    const form = { ...newCard(), ...designedCard(trade, own) };
    expect(Object.values(checkStampCard(form)).filter(Boolean)).toEqual([]);
    expect(form.translations[own].title).toBe("");
  });

  test("has colours that are readable on its paper without adjustment", () => {
    const { cardColor, stampColor, titleColor, subtitleColor } = designedCard(trade, "sv");
    const chosen = { card: cardColor, stamp: stampColor, title: titleColor, subtitle: subtitleColor };
    expect(stampCardColours(chosen, "#b4532a")).toMatchObject({
      paperColour: cardColor,
      inkColour: stampColor,
      titleColour: titleColor,
      subtitleColour: subtitleColor,
    });
  });
});

describe("choosing a design", () => {
  test("replaces the texts of another design, also in other languages", () => {
    const form = filled(filled(newCard(), "CAFE"), "BOOKS");
    expect(form).toMatchObject(designedCard("BOOKS", "sv"));
  });

  test("keeps a typed text and its translations", () => {
    const typed = { ...filled(newCard(), "CAFE"), title: "Vårt eget kort" };
    typed.translations.fr.title = "Notre carte";
    const form = filled(typed, "BIKE");
    expect(form.title).toBe("Vårt eget kort");
    expect(form.translations.fr.title).toBe("Notre carte");
    expect(form.subtitle).toBe(designedCard("BIKE", "sv").subtitle);
  });
});
