import { Button } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { missingOfSeller } from "#features/billing/invoices/domain/missing-of-seller.ts";
import { textMax } from "#packages/domain/limits.ts";
import { isEmail } from "#packages/domain/people/email.ts";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { EditKeeper } from "#packages/web/backoffice/edits/EditKeeper.tsx";
import { useEditing } from "#packages/web/backoffice/edits/use-editing.ts";
import { wholeNumber } from "#packages/web/backoffice/forms/whole-number.ts";
import type { FormFields } from "#packages/web/forms/form-fields.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { applyProblem } from "#packages/web/problem.ts";
import { billingLimits } from "../../domain/limits.ts";
import classes from "./platform-billing.module.css";
import { type Seller, useSetSeller } from "./queries.ts";

type Typed = Omit<Seller, "version" | "complete" | "paymentDays"> & { paymentDays: string };

const typedOf = ({ version: _, complete: __, paymentDays, ...texts }: Seller): Typed => ({
  ...texts,
  paymentDays: String(paymentDays),
});

const daysOf = ({ paymentDays }: Typed) => wholeNumber(paymentDays, { min: 0, max: billingLimits.paymentDays });

const checkSeller = (typed: Typed) => ({
  email: typed.email.trim() && !isEmail(typed.email) ? ("INVALID_EMAIL" as const) : null,
  paymentDays: daysOf(typed) === null ? ("INVALID_INPUT" as const) : null,
});

/** The form's fields by section. */
const sections = {
  who: ["name", "companyNumber", "vatNumber", "street", "zipCode", "city"],
  pay: ["bankgiro", "iban", "bic", "paymentDays"],
  reach: ["email", "phone", "website"],
} as const;

function useSellerFields() {
  const t = useTranslations("seller");
  const account = billingLimits.account;
  return {
    name: { label: t("name"), limit: textMax.companyName },
    companyNumber: { label: t("companyNumber"), limit: textMax.companyNumber },
    vatNumber: { label: t("vatNumber"), limit: billingLimits.vatNumber },
    street: { label: t("street"), limit: textMax.street },
    zipCode: { label: t("zipCode"), limit: textMax.zipCode },
    city: { label: t("city"), limit: textMax.city },
    bankgiro: { label: t("bankgiro"), limit: account },
    iban: { label: t("iban"), limit: account },
    bic: { label: t("bic"), limit: account },
    paymentDays: { label: t("paymentDays"), limit: 3 },
    email: { label: t("email"), limit: textMax.email },
    phone: { label: t("phone"), limit: textMax.phone },
    website: { label: t("website"), limit: textMax.website },
  } satisfies FormFields<Typed>;
}

/** Edits the issuer of invoices. Missing details stop all invoices and are listed at the top. */
export function SellerForm({ seller }: { seller: Seller }) {
  const t = useTranslations("seller");
  const words = useTranslations("words");
  const notices = useNotices();
  const { mutateAsync } = useSetSeller();
  const form = useFieldForm({ fields: useSellerFields(), check: checkSeller, defaultValues: typedOf(seller) });
  const edits = useEditing({ form, thing: seller, valuesOf: typedOf, draft: { what: "seller", id: "platform" } });
  const { isDirty, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (typed) => {
    try {
      const { version } = edits.began() ?? seller;
      edits.saved(await mutateAsync({ ...typed, paymentDays: daysOf(typed) ?? seller.paymentDays, version }));
      notices.done(t("saved"));
    } catch (error) {
      if (!edits.isOvertaken(error) && !applyProblem(form, error)) notices.failed(error, t("saveFailed"));
    }
  });
  return (
    <form noValidate onSubmit={save}>
      <EditKeeper edits={edits} unsaved={isDirty && !isSubmitting} />
      <Halted seller={seller} />
      {(["who", "pay", "reach"] as const).map((section) => (
        <FormSection key={section} title={t(section)} description={t(`${section}Lead`)}>
          <div className={classes.fields}>
            {sections[section].map((name) => (
              <LimitedField key={name} type={name === "email" ? "email" : "text"} {...form.limited(name)} />
            ))}
          </div>
        </FormSection>
      ))}
      <Button type="submit" className={classes.save ?? ""} loading={isSubmitting} disabled={!isDirty}>
        {words("save")}
      </Button>
    </form>
  );
}

function Halted({ seller }: { seller: Seller }) {
  const t = useTranslations("seller");
  const missing = missingOfSeller(seller);
  if (missing.length === 0) return null;
  return (
    <div className={classes.halted} role="status">
      <p className={classes.haltedTitle}>{t("halted")}</p>
      <p>{t("haltedText", { missing: missing.map((fact) => t(`missing.${fact}`)).join(", ") })}</p>
    </div>
  );
}
