import { useTranslations } from "use-intl/react";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import type { Done } from "../desk/finished.ts";

/** Returns the texts of the result: the most important one as title, the others as lines. */
export function useDoneWords({ registered, member }: Done): { title: string; lines: string[] } {
  const t = useTranslations("register");
  const { kronor, wholeKronor } = useNumbers();
  const { earnedPoints, totalAmount, discount, lostValue, stampcards, completed, redemptions, clubPoints, owedPoints } =
    registered;
  const firstName = member?.firstName.trim();
  // A card just filled is empty again; its reward is more important.
  const begun = stampcards.filter((card) => card.collectedStamps > 0);
  const cards = begun.map((card) =>
    t("cardProgress", { title: card.title, count: card.collectedStamps, total: card.stampsAmount }),
  );
  const full = completed.map(({ reward }) => t("cardFull", { reward }));
  const taken = redemptions.map(({ name }) => t("redeemed", { name }));
  const paid = discount > 0 ? [t("toPay", { amount: kronor(totalAmount) })] : [];
  const lost = lostValue > 0 ? [t("lost", { amount: wholeKronor(lostValue) })] : [];
  const offerLines = [...full, ...taken, ...cards];
  const title = earnedPoints > 0 ? t("earned", { points: earnedPoints }) : (offerLines.shift() ?? t("noneEarned"));
  // A club without points has no balance to show.
  const hasPoints = clubPoints > 0 || earnedPoints > 0 || redemptions.some(({ points }) => points > 0);
  const balance = hasPoints ? [t("balance", { points: clubPoints })] : [];
  const owed = owedPoints > 0 ? [t("owedPoints", { points: owedPoints })] : [];
  // Earned points cover the deficit first: all of them if a deficit remains, otherwise as many as the former deficit.
  const filled = owedPoints > 0 ? earnedPoints : Math.min(earnedPoints, member?.owedPoints ?? 0);
  const fills = filled > 0 ? [t("fills", { points: filled, left: owedPoints })] : owed;
  const after = [...fills, ...(owedPoints > 0 ? [] : balance)];
  return {
    title,
    lines: [firstName ? t("doneName", { name: firstName }) : t("done"), ...paid, ...lost, ...offerLines, ...after],
  };
}
