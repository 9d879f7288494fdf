import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import { useProblemText } from "#packages/web/problem.ts";
import { isPastDay } from "./account-lines.ts";
import classes from "./points-account.module.css";
import { balanceQuery } from "./queries.ts";

/** Shows the usable points at the end of a day. */
export function BalanceOn({ membershipId }: { membershipId: string }) {
  const t = useTranslations("directory.balanceOn");
  const problemText = useProblemText();
  const today = useToday().toString();
  const [date, setDate] = useState("");
  const id = useId();
  const isPast = isPastDay(date, today);
  const { data, error } = useQuery({ ...balanceQuery(membershipId, date), enabled: isPast });
  const owed = data && data.owed > 0 ? `, ${t("isOwed", { points: data.owed })}` : "";
  const balanceText = data && `${t("is", { points: data.balance })}${owed}`;
  return (
    <div className={classes.balanceOn}>
      <label htmlFor={id}>{t("label")}</label>
      <TextInput
        id={id}
        type="date"
        max={today}
        value={date}
        onChange={(event) => setDate(event.currentTarget.value)}
        error={date > today && t("wrong")}
      />
      <output htmlFor={id} className={classes.balanceThen}>
        {isPast && (error ? problemText(error, t("failed")) : balanceText)}
      </output>
    </div>
  );
}
