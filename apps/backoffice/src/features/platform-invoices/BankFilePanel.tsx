import { Button, FileButton } from "@mantine/core";
import { useProblemText } from "@stammis/shell/problem.ts";
import { IconBuildingBank } from "@tabler/icons-react";
import { type DragEvent, useState } from "react";
import { useTranslations } from "use-intl/react";
import { FormProblem } from "../../shell/FormProblem.tsx";
import { BankPayments } from "./BankPayments.tsx";
import classes from "./platform-invoices.module.css";
import { useBookBankFile } from "./queries.ts";

/** Takes a bank's file of payments and tells what came of each. */
export function BankFilePanel() {
  const t = useTranslations("platformInvoices.bank");
  const problemText = useProblemText();
  const { mutate, data, error, isPending, reset } = useBookBankFile();
  const [over, setOver] = useState(false);
  const take = (file: File | null | undefined) => file && mutate(file);
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  }
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first */}
      <div
        className={classes.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconBuildingBank size={40} stroke={1.4} aria-hidden />
        <p>{t("drop")}</p>
        <FileButton accept=".txt,.csv,.bgmax,text/plain,text/csv" onChange={take}>
          {(props) => (
            <Button {...props} loading={isPending}>
              {t("choose")}
            </Button>
          )}
        </FileButton>
        <p className={classes.quiet}>{t("formats")}</p>
      </div>
    </div>
  );
}
