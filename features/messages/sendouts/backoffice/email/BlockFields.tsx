import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { couponsQuery } from "#features/loyalty/coupons/backoffice/queries.ts";
import { actionLabelMax } from "#packages/domain/limits.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { emailTextMax } from "../../domain/email-blocks.ts";
import { keptPromises } from "../../domain/occasions.ts";
import { Rich } from "../rich-text/Rich.tsx";
import { BannerFields } from "./BannerFields.tsx";
import { BlockTarget } from "./BlockTarget.tsx";
import { type BlockFieldsProps, type BlockOf, textField } from "./typed-blocks.ts";

/** The fields of a block. */
export function BlockFields({ block, ...props }: BlockFieldsProps) {
  switch (block.kind) {
    case "BANNER":
      return <BannerFields block={block} {...props} />;
    case "TEXT":
      return <TextFields block={block} {...props} />;
    case "COUPON":
      return <CouponFields block={block} {...props} />;
    case "BUTTON":
      return <ButtonFields block={block} {...props} />;
  }
}

function TextFields({ block, language, isNew, errorAt, onChange, onInsert }: BlockFieldsProps<BlockOf<"TEXT">>) {
  const t = useTranslations("sendouts");
  const field = textField(block, "text", language);
  return (
    <Rich
      // Each language has an editor of its own, with its own steps to undo.
      key={language}
      kind="text"
      label={t("blocks.TEXT")}
      limit={emailTextMax.text}
      lang={language ?? undefined}
      placeholder={field.placeholder}
      value={field.value}
      onChange={(text) => onChange({ ...block, ...field.with(text) })}
      error={errorAt("text", true)}
      hasFocus={isNew}
      onInsert={onInsert}
    />
  );
}

function ButtonFields({ block, language, errorAt, onChange }: BlockFieldsProps<BlockOf<"BUTTON">>) {
  const t = useTranslations("sendouts");
  const field = textField(block, "label", language);
  return (
    <>
      <LimitedField
        label={t("buttonLabel")}
        limit={actionLabelMax}
        lang={language ?? undefined}
        placeholder={field.placeholder}
        value={field.value}
        onChange={(event) => onChange({ ...block, ...field.with(event.currentTarget.value) })}
        error={errorAt("label", true)}
      />
      <BlockTarget
        value={block.target}
        hint={t("buttonTargetHint")}
        error={errorAt("target")}
        onChange={(target) => onChange({ ...block, target })}
      />
    </>
  );
}

function CouponFields({ block, occasion, errorAt, onChange }: BlockFieldsProps<BlockOf<"COUPON">>) {
  const t = useTranslations("sendouts");
  const coupons = (useQuery(couponsQuery).data ?? []).filter(
    ({ id, publishStatus }) => publishStatus === "ACTIVE" || id === block.couponId,
  );
  const chosen = coupons.find(({ id }) => id === block.couponId);
  const promiseCount = chosen && occasion ? keptPromises(occasion, chosen.perMemberLimit) : null;
  return (
    <NativeSelect
      label={t("blocks.COUPON")}
      description={promiseCount === null ? t("couponHint") : t("couponRunsOut", { count: promiseCount })}
      data={[
        { value: "", label: t("chooseCoupon") },
        ...coupons.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={block.couponId === null ? "" : String(block.couponId)}
      onChange={({ currentTarget: { value } }) => onChange({ ...block, couponId: value === "" ? null : Number(value) })}
      error={errorAt("couponId")}
    />
  );
}
