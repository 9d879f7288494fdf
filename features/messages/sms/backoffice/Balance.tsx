import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { Progress } from "#packages/ui/answer/Progress.tsx";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { creditsForOwnMessages } from "../domain/credits.ts";
import type { SmsAccount } from "./queries.ts";
import classes from "./sms-account.module.css";

/** The available credits, how many messages they cover, and the month's use. */
export function Balance({ account }: { account: SmsAccount }) {
  const t = useTranslations("sms");
  const { count } = useNumbers();
  const { available, reserved } = account;
  return (
    <section className={classes.balance} aria-label={t("balance")}>
      <p className={classes.available}>
        <span className={classes.number}>{count(available)}</span> {t("credits", { credits: available })}
      </p>
      <p className={classes.enough}>{available === 0 ? t("none") : t("enough", { credits: available })}</p>
      {reserved > 0 && <p className={classes.quiet}>{t("reserved", { credits: reserved })}</p>}
      <Month account={account} />
      <Warnings account={account} />
    </section>
  );
}

function Month({ account }: { account: SmsAccount }) {
  const t = useTranslations("sms.month");
  const { monthLimit, month } = account;
  const { limited, asked: singles } = month;
  const words =
    monthLimit === null ? t("withoutLimit", { used: limited }) : t("withLimit", { used: limited, limit: monthLimit });
  return (
    <div className={classes.month}>
      <p>{words}</p>
      {monthLimit !== null && <Progress value={limited} max={monthLimit} label={words} />}
      <p className={classes.quiet}>{t("asked", { asked: singles })}</p>
    </div>
  );
}

function Warnings({ account }: { account: SmsAccount }) {
  const t = useTranslations("sms");
  const { available, monthLimit, month, topUpProblem } = account;
  const room = creditsForOwnMessages({ available, monthLimit, usedThisMonth: month.limited });
  const warnings = [
    topUpProblem && t(`topUp.problems.${topUpProblem}`),
    available > 0 && room === 0 && t("month.reached"),
  ].filter(Boolean);
  return warnings.map((words) => (
    <p key={String(words)} className={classes.warning}>
      <IconAlertTriangle size={18} aria-hidden />
      <span>{words}</span>
    </p>
  ));
}
