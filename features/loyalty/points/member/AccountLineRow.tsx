import {
  IconArrowBackUp,
  IconChevronDown,
  IconClockX,
  IconGift,
  IconMinus,
  IconPlus,
  IconReceiptRefund,
  IconScale,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { useNumbers } from "#packages/web/member/format/numbers.ts";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import classes from "./account.module.css";
import type { AccountLine } from "./queries.ts";
import { useLineWords } from "./use-line-words.ts";

const icons = {
  EARNED: IconPlus,
  USED: IconGift,
  REINSTATED: IconArrowBackUp,
  DEDUCTED: IconMinus,
  RESTORED: IconArrowBackUp,
  CLAWED_BACK: IconReceiptRefund,
  EXPIRED: IconClockX,
  PAID_DEBT: IconScale,
  DEBT_RELEASED: IconArrowBackUp,
} as const;

/** Shows one line of the account, which opens to its points and the balance afterwards. */
export function AccountLineRow({ line, open }: { line: AccountLine; open: boolean }) {
  const dates = useDates();
  const { change } = useNumbers();
  const titleOf = useLineWords();
  const words = useTranslations("pointsAccount");
  const Icon = icons[line.kind];
  const waited = line.kind === "EARNED" && line.purchaseDate !== line.date ? line.purchaseDate : null;
  return (
    <details className={classes.line} open={open} data-purchase={line.purchaseId ?? undefined}>
      <summary className={classes.summary}>
        <span className={classes.icon} data-kind={line.kind}>
          <Icon size={20} stroke={2} aria-hidden />
        </span>
        <span className={classes.words}>
          <span className={classes.what}>{titleOf(line)}</span>
          {line.subject && <span className={classes.subject}>{line.subject}</span>}
          <span className={classes.when}>{line.at ? dates.moment(line.at) : dates.short(line.date)}</span>
          {waited && <span className={classes.when}>{words("boughtOn", { date: dates.full(waited) })}</span>}
        </span>
        <span className={classes.points} data-sign={Math.sign(line.points)}>
          {change(line.points)}
        </span>
        <IconChevronDown size={18} aria-hidden className={classes.chevron} />
      </summary>
      <Parts line={line} />
    </details>
  );
}

function Parts({ line }: { line: AccountLine }) {
  const words = useTranslations("pointsAccount");
  const common = useTranslations("words");
  const dates = useDates();
  return (
    <div className={classes.parts}>
      <ul>
        {line.parts.map((part, place) => (
          <li key={`${part.lotId} ${place}`} className={classes.lot}>
            <span className={classes.part}>
              {part.points > 0 ? "+" : "−"}
              {common("points", { count: Math.abs(part.points) })}
            </span>{" "}
            <span>{words("lastDay", { date: dates.full(part.validThrough) })}</span>
          </li>
        ))}
      </ul>
      <p>{line.owed > 0 ? words("owedAfter", { count: line.owed }) : words("balanceAfter", { count: line.balance })}</p>
      {line.purchaseId !== null && (
        <Link to={paths.purchase} params={{ id: String(line.purchaseId) }} className={classes.toPurchase}>
          {words("toPurchase")}
        </Link>
      )}
    </div>
  );
}
