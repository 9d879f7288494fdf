import { useTranslations } from "use-intl/react";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import classes from "./club.module.css";
import type { Club } from "./queries.ts";

type FormerAddressesProps = { subdomains: Club["formerSubdomains"]; suffix: string };

/** The club's former addresses that still redirect here. */
export function FormerAddresses({ subdomains, suffix }: FormerAddressesProps) {
  const words = useTranslations("settings");
  const { full } = useRealDates();
  if (subdomains.length === 0) return null;
  return (
    <section className={classes.former}>
      <h3>{words("former", { count: subdomains.length })}</h3>
      <ul>
        {subdomains.map(({ subdomain, until }) => (
          <li key={subdomain}>{words("formerLeads", { address: `${subdomain}${suffix}`, date: full(until) })}</li>
        ))}
      </ul>
      <p>{words("formerKept")}</p>
    </section>
  );
}
