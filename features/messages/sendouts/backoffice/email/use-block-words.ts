import { useTranslations } from "use-intl/react";
import { useLanguageLines } from "#packages/web/backoffice/translations/use-translation-words.ts";
import type { TypedBlock } from "./typed-blocks.ts";

/** Returns a block in words for the dialog of differences: its texts in each language, its target and its coupon. */
export function useBlockWords(coupons: readonly { id: number; name: string }[]) {
  const t = useTranslations("sendouts");
  const words = useTranslations("words");
  const lines = useLanguageLines();
  const partsOf = (block: TypedBlock): string[] => {
    switch (block.kind) {
      case "BANNER":
        return [block.alt, block.target];
      case "TEXT":
        return [block.text];
      case "BUTTON":
        return [block.label, block.target];
      case "COUPON":
        return [coupons.find(({ id }) => id === block.couponId)?.name ?? ""];
    }
  };
  return (block: TypedBlock) => {
    const label = t(`blocks.${block.kind}`);
    const value = partsOf(block)
      .filter((part) => part !== "")
      .join(" · ");
    const own = value === "" ? label : words("labelled", { label, value });
    if (block.kind === "COUPON") return own;
    const texts: Record<string, Record<string, string>> = block.translations;
    return [own, lines((language) => Object.values(texts[language] ?? {}))].filter((line) => line !== "").join("\n");
  };
}
