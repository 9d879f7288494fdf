import { Radio } from "@mantine/core";
import { Controller } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { connectionKinds } from "../../domain/connections.ts";
import classes from "./editor.module.css";
import type { ConnectionFieldForm } from "./use-connection-fields.ts";

/** The choice of the program that sends the orders. */
export function KindChoice({ form }: { form: ConnectionFieldForm }) {
  const t = useTranslations("connections");
  return (
    <Controller
      control={form.control}
      name="kind"
      render={({ field }) => (
        <Radio.Group {...form.words("kind")} value={field.value} onChange={field.onChange}>
          <div className={classes.choices}>
            {connectionKinds.map((kind) => (
              <Radio key={kind} value={kind} label={t(`kinds.${kind}`)} description={t(`editor.kindText.${kind}`)} />
            ))}
          </div>
        </Radio.Group>
      )}
    />
  );
}
