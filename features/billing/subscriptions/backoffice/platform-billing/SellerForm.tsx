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
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { useForm } from "#packages/web/forms/use-form.ts";
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

/** The form's fields by section, with the longest text of each. */
const sections = {
  who: {
    name: textMax.companyName,
    companyNumber: textMax.companyNumber,
    vatNumber: billingLimits.vatNumber,
    street: textMax.street,
    zipCode: textMax.zipCode,
    city: textMax.city,
  },
  pay: {
    bankgiro: billingLimits.account,
    iban: billingLimits.account,
    bic: billingLimits.account,
    paymentDays: 3,
  },
  reach: { email: textMax.email, phone: textMax.phone, website: textMax.website },
} as const satisfies Record<string, Partial<Record<keyof Typed, number>>>;

const namesOf = (fields: Partial<Record<keyof Typed, number>>) => Object.entries(fields) as [keyof Typed, number][];
const allNames = Object.values(sections).flatMap(namesOf);

/** Who sends invoices. While something is missing none goes out, and what it is stands above. */
export function SellerForm({ seller }: { seller: Seller }) {
  const t = useTranslations("seller");
  const words = useTranslations("words");
  const notices = useNotices();
  const { mutateAsync } = useSetSeller();
  const form = useForm<Typed>({ check: checkSeller, defaultValues: typedOf(seller) });
  const edits = useEditing({ form, thing: seller, valuesOf: typedOf, draft: { what: "seller", id: "platform" } });
  const { isDirty, isSubmitting, errors } = form.formState;
  const save = form.handleSubmit(async (typed) => {
    try {
      const { version } = edits.began() ?? seller;
      edits.saved(await mutateAsync({ ...typed, paymentDays: daysOf(typed) ?? seller.paymentDays, version }));
      notices.done(t("saved"));
    } catch (error) {
      if (!edits.isOvertaken(error) && !applyProblem(form, error)) notices.failed(error, t("saveFailed"));
    }
  });
  const fields = Object.fromEntries(allNames.map(([name]) => [name, { label: t(name) }])) as Record<
    keyof Typed,
    { label: string }
  >;
  return (
    <form noValidate onSubmit={save}>
      <EditKeeper edits={edits} fields={fields} unsaved={isDirty && !isSubmitting} />
      <Halted seller={seller} />
      {(["who", "pay", "reach"] as const).map((section) => (
        <FormSection key={section} title={t(section)} description={t(`${section}Lead`)}>
          <div className={classes.fields}>
            {namesOf(sections[section]).map(([name, limit]) => (
              <LimitedField
                key={name}
                label={t(name)}
                type={name === "email" ? "email" : "text"}
                limit={limit}
                error={errors[name]?.message}
                {...form.register(name)}
              />
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
