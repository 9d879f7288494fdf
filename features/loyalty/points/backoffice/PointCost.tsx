import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import type { Coupon } from "#features/loyalty/coupons/backoffice/queries.ts";
import { parseAmount } from "#packages/domain/money.ts";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { Fields } from "#packages/web/backoffice/forms/Fields.tsx";
import classes from "./points.module.css";
import { costOfReward } from "./rule-form.ts";
import type { RuleFieldForm } from "./use-rule-fields.ts";

type PointCostProps = { form: RuleFieldForm; rewards: readonly Coupon[]; mayChange: boolean };

/** Edits the cost of a point, for reports only. It can be computed from a reward. */
export function PointCost({ form, rewards, mayChange }: PointCostProps) {
  const t = useTranslations("points.cost");
  return (
    <FormSection id="cost" title={t("title")} description={t("hint")}>
      <Fields disabled={!mayChange}>
        <TextInput
          maw={240}
          description={t("labelHint")}
          inputMode="decimal"
          rightSection={t("unit")}
          {...form.input("pointCost")}
        />
        {mayChange && rewards.length > 0 && <FromReward form={form} rewards={rewards} />}
      </Fields>
    </FormSection>
  );
}

/** Computes the cost of a point from a reward: 60 points that cost the club 12 kronor give 20 öre a point. */
function FromReward({ form, rewards }: Omit<PointCostProps, "mayChange">) {
  const t = useTranslations("points.cost");
  const { decimalMark, count } = useNumbers();
  const [chosen, choose] = useState(rewards[0]?.id ?? 0);
  const [typed, type] = useState("");
  const reward = rewards.find(({ id }) => id === chosen);
  const read = parseAmount(typed);
  const cost = reward && read.ok ? costOfReward(read.ore, reward.pointsRequired, decimalMark) : null;
  return (
    <div className={classes.fromReward}>
      <NativeSelect
        label={t("reward")}
        value={chosen}
        onChange={(event) => choose(Number(event.currentTarget.value))}
        data={rewards.map(({ id, name, pointsRequired }) => ({
          value: String(id),
          label: t("rewardFor", { name, points: count(pointsRequired) }),
        }))}
      />
      <TextInput
        label={t("rewardCosts")}
        inputMode="decimal"
        rightSection={t("kronor")}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {cost && (
        <Button
          type="button"
          variant="light"
          onClick={() => form.setValue("pointCost", cost, { shouldDirty: true, shouldValidate: true })}
        >
          {t("suggest", { cost })}
        </Button>
      )}
    </div>
  );
}
