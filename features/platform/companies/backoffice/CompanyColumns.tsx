import { Button } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { StandingWord } from "#features/billing/subscriptions/backoffice/StandingWord.tsx";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import type { Column } from "#packages/ui/tables/data-table.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useListColumns } from "#packages/web/backoffice/lists/use-list-columns.ts";
import type { AnswerOf } from "#packages/web/backoffice/session/api.ts";
import { companyColumns } from "../contract/columns.ts";
import { formatCompanyNumber } from "../domain/company-number.ts";
import { companyWords } from "../i18n/column-words.ts";
import classes from "./companies.module.css";

export type CompanyRow = AnswerOf<"listCompanies">["rows"][number];

/** The columns of the platform's customers: name, city, clubs and members. */
export function useCompanyColumns({ onLook }: { onLook: (company: CompanyRow) => void }): Column<CompanyRow>[] {
  const look = useTranslations("impersonation.start");
  return useListColumns<typeof companyColumns, CompanyRow>(companyColumns, companyWords, useDates(), {
    company: {
      grows: true,
      cell: ({ name, companyNumber }) => (
        <>
          {name}
          {companyNumber && <span className={classes.below}>{formatCompanyNumber(companyNumber)}</span>}
        </>
      ),
    },
    state: { width: "128px", cell: (row) => <Standing {...row} /> },
    city: { width: "92px", none: "–" },
    clubs: { width: "14%", cell: (row) => <Clubs chains={row.chains} /> },
    members: { width: "112px" },
    trial: { width: "148px", none: "–" },
    created: { width: "148px", wideOnly: true },
    look: {
      width: "136px",
      speaksForItself: true,
      cell: (row) =>
        row.merchants.length > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={look("actNamed", { company: row.name })}
            onClick={() => onLook(row)}
          >
            {look("act")}
          </Button>
        ),
    },
  });
}

/** Shows the state above the plan. */
function Standing({ state, plan }: Pick<CompanyRow, "state" | "plan">) {
  const words = useTranslations("companies");
  return (
    <>
      {state ? <StandingWord state={state} /> : <StatusWord tone="calm">{words("notOpened")}</StatusWord>}
      {plan && <span className={classes.below}>{plan}</span>}
    </>
  );
}

function Clubs({ chains }: Pick<CompanyRow, "chains">) {
  const words = useTranslations("companies");
  if (chains.length === 0) return <span className={classes.quiet}>{words("noClub")}</span>;
  return (
    <ul className={classes.clubs}>
      {chains.map(({ subdomain, commercialName, address }) => (
        <li key={subdomain}>
          <a href={address} target="_blank" rel="noopener noreferrer">
            {commercialName}
          </a>
        </li>
      ))}
    </ul>
  );
}
