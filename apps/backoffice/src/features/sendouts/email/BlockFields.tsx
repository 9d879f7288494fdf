import { NativeSelect, TextInput } from "@mantine/core";
import type { Language } from "@stammis/domain/clubs/languages";
import { actionLabelMax } from "@stammis/domain/limits";
import { emailTextMax } from "@stammis/domain/sendouts/email-blocks";
import { LimitedArea, LimitedField } from "@stammis/shell/LimitedField.tsx";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { campaignsQuery } from "../../campaigns/queries.ts";
import { couponsQuery } from "../../coupons/queries.ts";
import type { TypedBlock } from "./typed-blocks.ts";

type Of<Kind extends TypedBlock["kind"]> = Extract<TypedBlock, { kind: Kind }>;

export type BlockFieldsProps<Block extends TypedBlock = TypedBlock> = {
  block: Block;
  /** The language whose texts are open; null: the club's own. */
  language: Language | null;
  /** What is wrong with a field, in words; `isText`: in the open language. */
  errorAt: (field: string, isText?: boolean) => string | undefined;
  onChange: (block: TypedBlock) => void;
};

/** What a block asks. */
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

/** A text of a block in the open language: its value, what stands for it, and the block with another. */
function textField<Text extends string>(
  block: Record<Text, string> & { translations: Record<Language, Record<Text, string>> },
  field: Text,
  language: Language | null,
) {
  if (!language) return { value: block[field], placeholder: undefined, with: (text: string) => ({ [field]: text }) };
  const { translations } = block;
  return {
    value: translations[language][field],
    placeholder: block[field] || undefined,
    with: (text: string) => ({
      translations: { ...translations, [language]: { ...translations[language], [field]: text } },
    }),
  };
}

function TextFields({ block, language, errorAt, onChange }: BlockFieldsProps<Of<"TEXT">>) {
  const t = useTranslations("sendouts");
  const field = textField(block, "text", language);
  return (
    <LimitedArea
      label={t("blocks.TEXT")}
      description={t("textHint")}
      autosize
      minRows={4}
      limit={emailTextMax.text}
      lang={language ?? undefined}
      placeholder={field.placeholder}
      value={field.value}
      onChange={(event) => onChange({ ...block, ...field.with(event.currentTarget.value) })}
      error={errorAt("text", true)}
    />
  );
}

function ButtonFields({ block, language, errorAt, onChange }: BlockFieldsProps<Of<"BUTTON">>) {
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
      <Target
        value={block.target}
        hint={t("buttonTargetHint")}
        error={errorAt("target")}
        onChange={(target) => onChange({ ...block, target })}
      />
    </>
  );
}

/** Its picture is one of the club's campaigns', drawn in the banner editor. */
function BannerFields({ block, language, errorAt, onChange }: BlockFieldsProps<Of<"BANNER">>) {
  const t = useTranslations("sendouts");
  const field = textField(block, "alt", language);
  const pictures = (useQuery(campaignsQuery).data ?? []).flatMap(({ bannerPath, name }) =>
    bannerPath ? [{ value: bannerPath, label: name }] : [],
  );
  const isGone = block.picturePath !== "" && pictures.every(({ value }) => value !== block.picturePath);
  return (
    <>
      <NativeSelect
        label={t("picture")}
        description={t("pictureHint")}
        data={[
          { value: "", label: t("choosePicture") },
          ...pictures,
          ...(isGone ? [{ value: block.picturePath, label: t("otherPicture") }] : []),
        ]}
        value={block.picturePath}
        onChange={(event) => onChange({ ...block, picturePath: event.currentTarget.value })}
        error={errorAt("picturePath")}
      />
      <LimitedField
        label={t("alt")}
        description={t("altHint")}
        limit={emailTextMax.alt}
        lang={language ?? undefined}
        placeholder={field.placeholder}
        value={field.value}
        onChange={(event) => onChange({ ...block, ...field.with(event.currentTarget.value) })}
        error={errorAt("alt", true)}
      />
      <Target
        value={block.target}
        hint={t("pictureTargetHint")}
        error={errorAt("target")}
        onChange={(target) => onChange({ ...block, target })}
      />
    </>
  );
}

function CouponFields({ block, errorAt, onChange }: BlockFieldsProps<Of<"COUPON">>) {
  const t = useTranslations("sendouts");
  const coupons = (useQuery(couponsQuery).data ?? []).filter(
    ({ id, publishStatus }) => publishStatus === "ACTIVE" || id === block.couponId,
  );
  return (
    <NativeSelect
      label={t("blocks.COUPON")}
      description={t("couponHint")}
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

type TargetProps = { value: string; hint: string; error: string | undefined; onChange: (target: string) => void };

function Target({ value, hint, error, onChange }: TargetProps) {
  const t = useTranslations("sendouts");
  return (
    <TextInput
      label={t("link")}
      description={hint}
      placeholder="https://"
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  );
}
