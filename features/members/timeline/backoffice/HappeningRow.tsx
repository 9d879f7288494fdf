import {
  IconArrowBackUp,
  IconCheckbox,
  IconDoorEnter,
  IconGift,
  IconMail,
  IconMinus,
  IconPlus,
  IconReceipt,
  IconRosetteDiscountCheck,
  IconTicket,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { channelIcons } from "#packages/web/backoffice/format/channel-icons.ts";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import classes from "./member-page.module.css";
import type { Happening } from "./queries.ts";
import { useHappeningWords } from "./use-happening-words.ts";

const icons = {
  JOINED: IconDoorEnter,
  PURCHASE: IconReceipt,
  VISIT: IconRosetteDiscountCheck,
  RETURN: IconArrowBackUp,
  GIFT: IconPlus,
  OPENING_BALANCE: IconPlus,
  GIFT_VOIDED: IconMinus,
  DEDUCTION: IconMinus,
  DEDUCTION_VOIDED: IconPlus,
  CARD_FILLED: IconGift,
  COUPON_USED: IconTicket,
  COUPON_GIVEN_BACK: IconArrowBackUp,
  MESSAGE: IconMail,
  CONSENT: IconCheckbox,
} as const satisfies Record<Happening["kind"], unknown>;

/** Shows one event: its name, time, place and author, with its amount and points at the end. */
export function HappeningRow({ happening }: { happening: Happening }) {
  const t = useTranslations("timeline.timeline");
  const wordsOf = useHappeningWords();
  const { what, reason, when, amount, points } = wordsOf(happening);
  const { kind, purchaseId, undone, channel, status } = happening;
  const Icon = kind === "MESSAGE" && channel ? channelIcons[channel] : icons[kind];
  return (
    <li className={classes.happening}>
      <Icon size={20} stroke={1.75} aria-hidden className={classes.icon} />
      <div className={classes.what}>
        <p>
          {purchaseId === null ? (
            what
          ) : (
            <Link to={paths.purchase} params={{ id: String(purchaseId) }} className={classes.toPurchase}>
              {what}
            </Link>
          )}
          {undone && (
            <>
              {" "}
              <StatusWord tone="calm">{t(kind === "PURCHASE" || kind === "VISIT" ? "returned" : "undone")}</StatusWord>
            </>
          )}
          {status === "FAILED" && (
            <>
              {" "}
              <StatusWord tone="bad">{t("notDelivered")}</StatusWord>
            </>
          )}
        </p>
        {reason && <p className={classes.reason}>{reason}</p>}
        <p className={page.small}>{when}</p>
      </div>
      {(amount || points) && (
        <p className={page.end}>
          {amount}
          {points && <span className={amount ? page.small : undefined}>{points}</span>}
        </p>
      )}
    </li>
  );
}
