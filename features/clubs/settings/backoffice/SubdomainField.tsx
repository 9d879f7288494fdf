import { Loader, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { useTranslations } from "use-intl/react";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { isSubdomainShape } from "../domain/subdomain.ts";
import classes from "./club.module.css";
import { availabilityQuery } from "./queries.ts";

type SubdomainFieldProps = {
  value: string;
  /** The chain's current subdomain, which it may keep; null for a new chain. */
  current: string | null;
  /** The part after the subdomain: ".stammis.example". */
  suffix: string;
  field: ComponentProps<typeof TextInput>;
};

/** The field of the members' address; shows while typing whether it is free. */
export function SubdomainField({ value, current, suffix, field: { error, ...field } }: SubdomainFieldProps) {
  const words = useTranslations("settings");
  const errors = useTranslations("errors");
  const mayTry = useCan("tryAddresses");
  const subdomain = value.trim().toLowerCase();
  const [settled] = useDebouncedValue(subdomain, 350);
  const asks = mayTry && subdomain !== current && isSubdomainShape(subdomain);
  const { data } = useQuery({ ...availabilityQuery(settled), enabled: asks && settled === subdomain });
  const answer = asks && settled === subdomain ? data : undefined;
  const refusal = answer && !answer.available ? (answer.reason ?? "SUBDOMAIN_TAKEN") : null;
  const refusalText = refusal && (refusal === "RESERVED_SUBDOMAIN" ? errors(refusal) : words("taken"));
  return (
    <div>
      <TextInput
        description={words("subdomainHint")}
        error={error ?? refusalText}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        rightSection={
          (answer?.available && <IconCheck size={20} className={classes.good} aria-hidden />) ||
          (asks && !answer && <Loader size={20} aria-label={words("checking")} />)
        }
        {...field}
      />
      <p className={classes.address}>
        <span>{subdomain || "…"}</span>
        {suffix}
      </p>
      <p role="status" className={classes.good}>
        {answer?.available && !error ? words("free") : null}
      </p>
    </div>
  );
}
