import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconChevronDown } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { formatMembershipNumber } from "#packages/domain/people/membership-number.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { joinWithDots } from "#packages/web/backoffice/format/join-with-dots.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import textLink from "#packages/web/backoffice/page/text-link.module.css";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { correctionMade, keyOfCorrection } from "./account-lines.ts";
import classes from "./points-account.module.css";
import type { AccountLine, MadeCorrection } from "./queries.ts";
import { useLineWords } from "./use-line-words.ts";
import { VoidCorrection } from "./VoidCorrection.tsx";

type AccountRowProps = {
  line: AccountLine;
  /** The keys of withdrawn corrections. */
  undone: ReadonlySet<string>;
};

/** Shows one action. It opens to its lots with their last days, and to possible actions. */
export function AccountRow({ line, undone }: AccountRowProps) {
  const t = useTranslations("directory.account");
  const merging = useTranslations("merging");
  const { moment, full } = useDates();
  const { change, count } = useNumbers();
  const titleOf = useLineWords();
  // The till only reads the lines; the purchase's page and withdrawals are for the back office.
  const readsClub = useCan("readClub");
  const mayVoid = useCan("changeMembers");
  const correction = correctionMade(line);
  const waited = line.kind === "EARNED" && line.purchaseDate !== line.date ? line.purchaseDate : null;
  const came = line.cameFrom && merging("cameFrom", { number: formatMembershipNumber(line.cameFrom) });
  const details = joinWithDots(line.subject, waited && t("boughtOn", { date: full(waited) }), line.author, came);
  const isUndone = correction !== null && undone.has(keyOfCorrection(correction));
  return (
    <details className={classes.line}>
      <summary className={classes.summary}>
        <span className={classes.when}>{line.at ? moment(line.at) : full(line.date)}</span>
        <span className={classes.what}>
          <span className={classes.title}>{titleOf(line)}</span>{" "}
          {details !== "" && <span className={classes.subject}>{details}</span>}
          {isUndone && <span className={classes.mark}>{t(line.kind === "DEDUCTED" ? "wasUndone" : "wasVoided")}</span>}
        </span>
        <span className={classes.points} data-sign={Math.sign(line.points)}>
          {change(line.points)}
        </span>
        <span className={classes.balance}>
          <span className={classes.label}>{t("balance")} </span>
          {count(line.balance)}
          {line.owed > 0 && <span className={classes.owed}>{t("lacking", { points: line.owed })}</span>}
        </span>
        <IconChevronDown size={18} aria-hidden className={classes.chevron} />
      </summary>
      <div className={classes.parts}>
        <ul>
          {line.parts.map((part, place) => (
            <li key={`${part.lotId} ${place}`}>
              {t("part", { points: change(part.points), count: Math.abs(part.points), date: full(part.validThrough) })}
            </li>
          ))}
        </ul>
        {readsClub && line.purchaseId !== null && (
          <Link to={paths.purchase} params={{ id: String(line.purchaseId) }} className={textLink.link}>
            {t("toPurchase")}
          </Link>
        )}
        {mayVoid && correction && !isUndone && <VoidButton correction={correction} line={line} />}
      </div>
    </details>
  );
}

function VoidButton({ correction, line }: { correction: MadeCorrection; line: AccountLine }) {
  const t = useTranslations(correction.kind === "GIVEN" ? "directory.voidGift" : "directory.voidDeduction");
  const [asking, ask] = useDisclosure(false);
  const points = Math.abs(line.parts.reduce((sum, part) => sum + part.points, 0));
  return (
    <>
      <Button variant="default" onClick={ask.open}>
        {t("open")}
      </Button>
      <VoidCorrection correction={correction} points={points} opened={asking} onClose={ask.close} />
    </>
  );
}
