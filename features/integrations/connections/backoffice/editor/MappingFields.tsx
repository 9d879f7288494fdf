import { Button, NativeSelect, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { kronorFromOre } from "#packages/domain/money.ts";
import { realNow } from "#packages/web/backoffice/format/clock.ts";
import { useTimeZone } from "#packages/web/backoffice/session/session.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { amountUnits } from "../../domain/mapping.ts";
import { orderFields } from "../../domain/shop-order.ts";
import { OrderReading } from "../sample/OrderReading.tsx";
import { mappingOf } from "./connection-form.ts";
import classes from "./editor.module.css";
import { exampleOrder } from "./example-order.ts";
import { type ReadExample, readExample } from "./read-example.ts";
import type { ConnectionFieldForm } from "./use-connection-fields.ts";

/** The paths of the fields next to an example of a message, which shows how an order would be read. */
export function MappingFields({ form }: { form: ConnectionFieldForm }) {
  const t = useTranslations("connections");
  return (
    <div className={classes.mapping}>
      <div className={classes.fields}>
        {orderFields.map((field) => (
          <LimitedField
            key={field}
            description={t(`hints.${field}`)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            required={field === "orderNumber" || field === "amount"}
            classNames={{ input: classes.path ?? "" }}
            {...form.limited(field)}
          />
        ))}
        <NativeSelect
          data={amountUnits.map((value) => ({ value, label: t(`editor.units.${value}`) }))}
          {...form.input("amountUnit")}
        />
      </div>
      <Example form={form} />
    </div>
  );
}

function Example({ form }: { form: ConnectionFieldForm }) {
  const t = useTranslations("connections.sample");
  const timeZone = useTimeZone();
  const [text, setText] = useState(exampleOrder);
  const [reading, setReading] = useState<ReadExample | null>(null);
  const tryExample = () => {
    form.clearErrors([...orderFields]);
    const read = readExample(text, mappingOf(form.getValues()), { timeZone, now: realNow() });
    setReading(read);
    if (read.ok) return;
    if (read.reason === "PATHS_WRONG") void form.trigger([...orderFields]);
    if (read.reason === "FIELD_MISSING" || read.reason === "FIELD_WRONG") {
      const message = t(read.reason === "FIELD_MISSING" ? "fieldMissing" : "fieldWrong");
      form.setError(read.field, { type: "example", message });
    }
  };
  return (
    <div className={classes.example}>
      <Textarea
        label={t("example")}
        description={t("exampleHint")}
        error={reading?.ok === false && reading.reason === "NOT_JSON" ? t("notJson") : undefined}
        autosize
        minRows={8}
        maxRows={24}
        spellCheck={false}
        classNames={{ input: classes.payload ?? "" }}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div>
        <Button variant="default" onClick={tryExample}>
          {t("try")}
        </Button>
      </div>
      <div role="status">{reading && <ExampleReading reading={reading} />}</div>
    </div>
  );
}

/** Shows how the example is read. A problem of one field is shown there, and named here. */
function ExampleReading({ reading }: { reading: ReadExample }) {
  const t = useTranslations("connections");
  const errors = useTranslations("errors");
  if (reading.ok) {
    const { facts, refundedOre } = reading;
    return (
      <OrderReading
        order={{
          ...facts.contact,
          number: facts.number,
          amount: kronorFromOre(facts.amountOre ?? 0),
          returnedAmount: kronorFromOre(refundedOre),
          paidAt: facts.paidAt?.toString() ?? null,
        }}
      />
    );
  }
  switch (reading.reason) {
    case "FIELD_MISSING":
    case "FIELD_WRONG":
      return <p>{t(`reasons.${reading.reason}`, { field: t(`fields.${reading.field}`) })}</p>;
    case "OTHER_CURRENCY":
      return <p>{errors("OTHER_CURRENCY")}</p>;
    case "PATHS_WRONG":
      return <p>{t("sample.pathsWrong")}</p>;
    case "UNREADABLE":
      return <p>{t("sample.unreadable")}</p>;
    default:
      return null;
  }
}
