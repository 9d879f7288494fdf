import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { call } from "#packages/web/backoffice/session/api.ts";
import type { Form } from "#packages/web/forms/use-form.ts";
import { type CompanyForm, type FoundCompany, lookedUpFields, lookupNumber, strangersFields } from "./merchant-form.ts";

export type CompanyLookup = "off" | "idle" | "searching" | "found" | "missing";

/** Whether this installation can look up companies, as the server wrote into the page. */
const hasRegister = () => document.querySelector('meta[name="company-register"]')?.getAttribute("content") !== "off";

/**
 * Looks up the company once its number is complete, and fills in the result. Off without a company register. Spec §5,
 * §7.
 */
export function useCompanyLookup(form: Form<CompanyForm>): CompanyLookup {
  const { setValue, getValues, clearErrors } = form;
  const before = useRef<FoundCompany | null>(null);
  // The form's default number needs no look-up: it was looked up when it was first typed.
  const typed = form.watch("companyNumber");
  const isOff = !hasRegister();
  const number = isOff || typed === form.formState.defaultValues?.companyNumber ? null : lookupNumber(typed);
  const company = useQuery({
    queryKey: ["company", number],
    queryFn: ({ signal }) => call("findCompany", { params: { companyNumber: number ?? "" } }, { signal }),
    enabled: number !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const companyFacts = number === null ? undefined : company.data;
  useEffect(() => {
    if (!companyFacts) return;
    before.current = companyFacts;
    for (const field of lookedUpFields) setValue(field, companyFacts[field], { shouldDirty: true });
    clearErrors([...lookedUpFields]);
  }, [companyFacts, setValue, clearErrors]);
  const failed = number !== null && company.isError && !company.isFetching;
  useEffect(() => {
    if (!failed || !before.current) return;
    for (const field of strangersFields(getValues(), before.current)) setValue(field, "", { shouldDirty: true });
    before.current = null;
  }, [failed, getValues, setValue]);
  if (isOff) return "off";
  if (number === null) return "idle";
  if (company.isFetching) return "searching";
  return company.data ? "found" : "missing";
}
