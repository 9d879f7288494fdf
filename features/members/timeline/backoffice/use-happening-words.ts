import { useTranslations } from "use-intl/react";
import { consentSources } from "#features/members/consents/domain/consent-source.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { joinWithDots } from "#packages/web/backoffice/format/join-with-dots.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { messageKind } from "./message-name.ts";
import type { Happening } from "./queries.ts";

/** Kinds that take points away; all others give points. */
const taking: readonly Happening["kind"][] = ["RETURN", "GIFT_VOIDED", "DEDUCTION", "COUPON_USED"];
/** Kinds of events that are named by a typed reason. */
const reasoned: readonly Happening["kind"][] = [
  "RETURN",
  "GIFT",
  "OPENING_BALANCE",
  "GIFT_VOIDED",
  "DEDUCTION",
  "DEDUCTION_VOIDED",
];

/** Returns a formatter for an event. */
export function useHappeningWords() {
  const t = useTranslations("timeline.timeline");
  const kinds = useTranslations("timeline.messageKinds");
  const evidence = useTranslations("timeline.consents");
  const sources = useTranslations("directory.sources");
  const { moment } = useDates();
  const { change, kronor } = useNumbers();

  const sourceOf = (source: string) => sources(consentSources.find((each) => each === source) ?? "OTHER");

  function whatOf({ kind, name, author, stamps, source, channel, given: hasConsent }: Happening): string {
    switch (kind) {
      case "JOINED":
        return author ? t("joinedInvited", { author }) : t("JOINED");
      case "PURCHASE":
        return stamps > 0 ? t("purchaseWithStamps", { stamps }) : t("PURCHASE");
      case "VISIT":
        return stamps > 0 ? t("stamps", { stamps }) : t("VISIT");
      case "RETURN":
        return t(source === "UNDO" ? "undo" : "RETURN");
      case "CARD_FILLED":
      case "COUPON_USED":
      case "COUPON_GIVEN_BACK":
        return t(kind, { name });
      case "MESSAGE":
        return kinds(messageKind(name));
      case "CONSENT":
        return t(`${source === "ADDRESS_REMOVED" ? "noAddress" : hasConsent ? "yes" : "no"}.${channel ?? "EMAIL"}`);
      default:
        return t(kind);
    }
  }

  function whenOf({ kind, at, place, author, source }: Happening): string {
    if (kind === "JOINED") return moment(at);
    if (kind === "CONSENT") return `${moment(at)} · ${author ? evidence("by", { author }) : sourceOf(source)}`;
    return joinWithDots(moment(at), place, author);
  }

  return (happening: Happening) => {
    const { kind, amount, points, name } = happening;
    const sign = kind === "RETURN" ? "\u2212" : "";
    return {
      what: whatOf(happening),
      reason: reasoned.includes(kind) && name ? t("reason", { reason: name }) : null,
      when: whenOf(happening),
      amount: amount ? `${sign}${kronor(amount)}` : null,
      points:
        points > 0 ? t("points", { count: points, change: change(taking.includes(kind) ? -points : points) }) : null,
    };
  };
}
