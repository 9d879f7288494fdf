import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { call } from "../../lib/api.ts";
import { type CompanyForm, lookupNumber } from "./merchant-form.ts";

export type CompanyLookup = "idle" | "searching" | "found" | "missing";

/** Looks the company up as its number is complete, and fills in what was found. Spec §5, §7. */
export function useCompanyLookup(form: UseFormReturn<CompanyForm>): CompanyLookup {
  const { setValue, clearErrors } = form;
  // A number that stood there from the start was looked up when it was typed.
  const typed = form.watch("companyNumber");
  const number = typed === form.formState.defaultValues?.companyNumber ? null : lookupNumber(typed);
  const company = useQuery({
    queryKey: ["company", number],
    queryFn: ({ signal }) => call("findCompany", { params: { companyNumber: number ?? "" } }, { signal }),
    enabled: number !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const found = number === null ? undefined : company.data;
  useEffect(() => {
    if (!found) return;
    const fields = ["companyName", "postalAddress", "postalZipCode", "postalCity"] as const;
    for (const field of fields) setValue(field, found[field], { shouldDirty: true });
    clearErrors([...fields]);
  }, [found, setValue, clearErrors]);
  if (number === null) return "idle";
  if (company.isFetching) return "searching";
  return company.data ? "found" : "missing";
}
