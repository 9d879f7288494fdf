import { IconReceiptRefund } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { whatWasReturned } from "#features/till/returns/domain/what-was-returned.ts";
import { useNumbers } from "#packages/web/member/format/numbers.ts";
import type { Purchase } from "./queries.ts";
import classes from "./return-story.module.css";

/** Describes a return in words before the figures: the returned amount, the kept amount and the points taken. */
export function ReturnStory({ purchase }: { purchase: Purchase }) {
  const words = useTranslations("purchases");
  const { kronor } = useNumbers();
  const returned = whatWasReturned(purchase);
  if (!returned) return null;
  const { totalAmount, returnedAmount, returnedPoints } = purchase;
  const storyTexts = {
    UNDONE: () => words("storyUndone"),
    ALL: () => words("storyAll"),
    PART: () => words("storyPart", { amount: kronor(totalAmount - returnedAmount) }),
  };
  return (
    <p className={classes.story}>
      <IconReceiptRefund size={22} stroke={1.75} aria-hidden />
      <span>
        {storyTexts[returned]()} {returnedPoints > 0 && words("storyPoints", { count: returnedPoints })}
      </span>
    </p>
  );
}
