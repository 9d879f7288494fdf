import { TextInput } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { kronorFromOre, parseAmount } from "#packages/domain/money.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import classes from "./points.module.css";
import { type Example, exampleOf, type RuleForm } from "./rule-form.ts";

type RuleExampleProps = {
  form: RuleForm;
  /** The typed amount: "249,50". */
  typed: string;
  onType: (typed: string) => void;
};

/** Explains the rule in words for an amount that the user can change: "249,50 kr ger 249 poäng, som gäller till …". */
export function RuleExample({ form, typed, onType }: RuleExampleProps) {
  const t = useTranslations("points.example");
  const amount = parseAmount(typed);
  return (
    <section className={classes.example} aria-label={t("title")}>
      <TextInput
        label={t("amount")}
        value={typed}
        inputMode="decimal"
        className={classes.exampleAmount}
        rightSection="kr"
        error={amount.ok ? undefined : t("amountWrong")}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {amount.ok && <Outcome form={form} ore={amount.ore} />}
    </section>
  );
}

function Outcome({ form, ore }: { form: RuleForm; ore: number }) {
  const say = useSayExample();
  const example = exampleOf(form, ore, useToday());
  return (
    <p className={classes.exampleText} aria-live="polite">
      {say(example, ore)}
    </p>
  );
}

function useSayExample() {
  const t = useTranslations("points.example");
  const words = useTranslations("words");
  const { full } = useDates();
  const { kronor } = useNumbers();
  return (example: Example, ore: number) => {
    const amount = kronor(kronorFromOre(ore));
    switch (example.kind) {
      case "incomplete":
        return t("incomplete");
      case "later":
        return t("later", { date: full(example.from) });
      case "nothing":
        return t("givesNone", { amount });
      case "earns": {
        const points = words("points", { count: example.points });
        return t("gives", { amount, points, date: full(example.validThrough.toString()) });
      }
    }
  };
}
