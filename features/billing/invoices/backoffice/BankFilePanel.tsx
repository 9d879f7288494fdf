import { Button } from "@mantine/core";
import { IconBuildingBank } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { FileDrop } from "#packages/web/backoffice/files/FileDrop.tsx";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { useProblemText } from "#packages/web/problem.ts";
import { BankPayments } from "./BankPayments.tsx";
import classes from "./platform-invoices.module.css";
import { useBookBankFile } from "./queries.ts";

/** Uploads a bank's payment file and shows the outcome of each payment. */
export function BankFilePanel() {
  const t = useTranslations("invoices.bank");
  const problemText = useProblemText();
  const { mutate, data, error, isPending, reset } = useBookBankFile();
  if (data)
    return (
      <div className={classes.stack}>
        <BankPayments file={data} />
        <Button variant="default" onClick={reset}>
          {t("another")}
        </Button>
      </div>
    );
  return (
    <div className={classes.stack}>
      <p className={classes.quiet}>{t("lead")}</p>
      <FormProblem text={error ? problemText(error, t("failed")) : null} />
      <FileDrop
        icon={IconBuildingBank}
        lead={t("drop")}
        choose={t("choose")}
        formats={t("formats")}
        accept=".txt,.csv,.bgmax,text/plain,text/csv"
        busy={isPending}
        onFile={mutate}
      />
    </div>
  );
}
