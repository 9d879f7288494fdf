import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { PlainButton } from "#packages/ui/form/PlainButton.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useUnsavedNote } from "#packages/web/backoffice/edits/use-unsaved-note.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { UnsavedGuard } from "#packages/web/forms/UnsavedGuard.tsx";
import { rowInputs } from "#packages/web/forms/use-field-form.ts";
import { type Form, useForm } from "#packages/web/forms/use-form.ts";
import { applyProblem } from "#packages/web/problem.ts";
import { packageLimits } from "../../domain/packages.ts";
import {
  checkPrices,
  newPackage,
  type PricesForm as Prices,
  pricesFormOf,
  readPackage,
  writtenPrices,
} from "./prices-form.ts";
import { type SmsPrices, useSavePrices } from "./queries.ts";
import classes from "./sms-prices.module.css";

type PricesFormProps = {
  prices: SmsPrices;
  /** The club; null: all clubs without own prices. */
  subdomain: string | null;
  onUnsaved: (is: boolean) => void;
};

/** The packages of credits, one a line, each with its price for a message. */
export function PricesForm({ prices, subdomain, onUnsaved }: PricesFormProps) {
  const t = useTranslations("smsPrices");
  const words = useTranslations("words");
  const notices = useNotices();
  const saving = useSavePrices(subdomain);
  const { decimalMark } = useNumbers();
  const typed = (amount: number) => String(amount).replace(".", decimalMark);
  // The form stores no draft, because there are only a few numbers.
  const form = useForm<Prices>({ values: pricesFormOf(prices.packages, typed), check: checkPrices });
  const packages = useWatch({ control: form.control, name: "packages" });
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedNote(isDirty, onUnsaved);
  const set = (next: Prices["packages"]) => {
    form.setValue("packages", next, { shouldDirty: true });
    form.clearErrors("packages");
  };
  const save = (written: Prices) => async () => {
    try {
      await saving.mutateAsync(writtenPrices(written));
      notices.done(t("saved"));
    } catch (error) {
      if (!applyProblem(form, error)) notices.failed(error, t("saveFailed"));
    }
  };
  const isClubs = subdomain !== null && prices.own;
  return (
    <form noValidate className={classes.form} onSubmit={form.handleSubmit((values) => save(values)())}>
      <UnsavedGuard when={isDirty && !isSubmitting} onLeave={() => form.reset()} />
      <p className={classes.quiet}>
        {subdomain === null ? t("ofAll") : t(prices.own ? "ofClub" : "asAll", { name: prices.clubName ?? "" })}
      </p>
      {packages.length === 0 ? (
        <p>{t("none")}</p>
      ) : (
        <ul className={classes.packages}>
          {packages.map(({ key }, at) => (
            <li key={key} className={classes.package}>
              <PackageFields form={form} at={at} onRemove={() => set(packages.filter((each) => each.key !== key))} />
            </li>
          ))}
        </ul>
      )}
      <div className={classes.foot}>
        {packages.length < packageLimits.packages && (
          <PlainButton look="light" onClick={() => set([...packages, newPackage()])}>
            {t("add")}
          </PlainButton>
        )}
        <span className={classes.acts}>
          {isClubs && (
            <Button
              type="button"
              variant="default"
              loading={isSubmitting}
              onClick={() => void save({ packages: [] })()}
            >
              {t("asAllAgain")}
            </Button>
          )}
          <Button type="submit" loading={isSubmitting} disabled={!isDirty}>
            {words("save")}
          </Button>
        </span>
      </div>
    </form>
  );
}

function PackageFields({ form, at, onRemove }: { form: Form<Prices>; at: number; onRemove: () => void }) {
  const t = useTranslations("smsPrices");
  const { count, decimal } = useNumbers();
  const typed = useWatch({ control: form.control, name: `packages.${at}` });
  const { credits, price } = typed ? readPackage(typed) : { credits: null, price: null };
  const { input } = rowInputs(form, `packages.${at}`, {
    credits: { label: t("credits") },
    price: { label: t("price") },
  });
  const name = credits === null ? t("newPackage") : t("package", { credits: count(credits) });
  return (
    <fieldset className={classes.fields} aria-label={name}>
      <TextInput inputMode="numeric" autoComplete="off" {...input("credits")} />
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        rightSection="kr"
        rightSectionPointerEvents="none"
        {...input("price")}
      />
      <p className={classes.each}>
        {credits !== null && price !== null && t("each", { ore: decimal((price * 100) / credits) })}
      </p>
      <ActionIcon variant="subtle" size={44} aria-label={t("remove", { name })} onClick={onRemove}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </fieldset>
  );
}
