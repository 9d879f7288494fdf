import type { Language } from "#packages/domain/translations/languages.ts";
import {
  type FormTranslations,
  formTranslations,
  writtenTranslations,
} from "#packages/web/backoffice/translations/form-translations.ts";
import type { Email, EmailBlock } from "../../domain/email-blocks.ts";
import type { OccasionKind } from "../../domain/occasions.ts";

type Typed<Text extends string> = Record<Text, string> & { translations: FormTranslations<Text> };

/** A block as typed; `key` distinguishes it from its neighbours. */
export type TypedBlock = { key: string } & (
  | ({ kind: "BANNER"; picturePath: string; target: string } & Typed<"alt">)
  | ({ kind: "TEXT" } & Typed<"text">)
  | { kind: "COUPON"; couponId: number | null }
  | ({ kind: "BUTTON"; target: string } & Typed<"label">)
);
export type BlockKind = TypedBlock["kind"];
export type BlockOf<Kind extends TypedBlock["kind"]> = Extract<TypedBlock, { kind: Kind }>;

/** The upload of a block's own picture: the sent share, 0 to 1, with its text, or the error. */
export type BlockPicture = {
  sent: { share: number; label: string } | undefined;
  error: string | undefined;
  upload: (file: File) => void;
};

/** The properties of a block's fields. */
export type BlockFieldsProps<Block extends TypedBlock = TypedBlock> = {
  block: Block;
  /** The language whose texts are shown; null: the club's own. */
  language: Language | null;
  /** The occasion of an automatic sendout; null: a single sendout. */
  occasion: OccasionKind | null;
  /** A banner's own picture, while it is uploaded. */
  picture: BlockPicture;
  /** Returns the error text of a field; `isText`: of its text in the shown language. */
  errorAt: (field: string, isText?: boolean) => string | undefined;
  onChange: (block: TypedBlock) => void;
  /** Whether the block was just added, and gets the focus. */
  isNew: boolean;
  /** Adds a block after this one. */
  onInsert: (kind: BlockKind) => void;
};

export const blockKinds = ["BANNER", "TEXT", "COUPON", "BUTTON"] as const satisfies readonly BlockKind[];

const emptyBlocks: Record<BlockKind, EmailBlock> = {
  BANNER: { kind: "BANNER", picturePath: "", alt: "", target: "", translations: {} },
  TEXT: { kind: "TEXT", text: "", translations: {} },
  COUPON: { kind: "COUPON", couponId: null },
  BUTTON: { kind: "BUTTON", label: "", target: "", translations: {} },
};

/** Returns a stored block for the form. */
function typedBlock(block: EmailBlock, key: string): TypedBlock {
  switch (block.kind) {
    case "BANNER":
      return { ...block, key, translations: formTranslations(["alt"], block.translations) };
    case "TEXT":
      return { ...block, key, translations: formTranslations(["text"], block.translations) };
    case "BUTTON":
      return { ...block, key, translations: formTranslations(["label"], block.translations) };
    case "COUPON":
      return { ...block, key };
  }
}

/** Keys follow the position, so that the same blocks keep the same keys. */
export const typedBlocks = (email: Email | null): TypedBlock[] =>
  (email?.blocks ?? []).map((block, at) => typedBlock(block, `kept-${at}`));

let made = 0;
export const newBlock = (kind: BlockKind, presets: Partial<EmailBlock> = {}): TypedBlock =>
  typedBlock({ ...emptyBlocks[kind], ...presets } as EmailBlock, `new-${++made}`);

export function writtenBlock({ key: _, ...block }: TypedBlock): EmailBlock {
  return block.kind === "COUPON"
    ? block
    : ({ ...block, translations: writtenTranslations<string>(block.translations) } as EmailBlock);
}

/** Moves a block up or down by one; an unchanged list at either end. */
export function movedBlock(blocks: readonly TypedBlock[], at: number, by: -1 | 1): TypedBlock[] {
  const to = at + by;
  const moved = blocks[at];
  if (!moved || to < 0 || to >= blocks.length) return [...blocks];
  const others = blocks.filter((_, order) => order !== at);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

/** Whether an e-mail has no content, and so does not exist. */
export const isBlankEmail = ({ subject, preheader, blocks }: Pick<Email, "subject" | "preheader" | "blocks">) =>
  subject.trim() === "" && preheader.trim() === "" && blocks.length === 0;

/** Returns a block's text in the shown language: its value, its placeholder, and the block with another value. */
export function textField<Text extends string>(
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
