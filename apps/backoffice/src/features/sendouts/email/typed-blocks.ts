import type { Email, EmailBlock } from "@stammis/domain/sendouts/email-blocks";
import { type FormTranslations, formTranslations, writtenTranslations } from "../../../lib/form-translations.ts";

type Typed<Text extends string> = Record<Text, string> & { translations: FormTranslations<Text> };

/** A block as it is typed; `key` tells it from its neighbours. */
export type TypedBlock = { key: string } & (
  | ({ kind: "BANNER"; picturePath: string; target: string } & Typed<"alt">)
  | ({ kind: "TEXT" } & Typed<"text">)
  | { kind: "COUPON"; couponId: number | null }
  | ({ kind: "BUTTON"; target: string } & Typed<"label">)
);
export type BlockKind = TypedBlock["kind"];
export const blockKinds = ["BANNER", "TEXT", "COUPON", "BUTTON"] as const satisfies readonly BlockKind[];

const emptyBlocks: Record<BlockKind, EmailBlock> = {
  BANNER: { kind: "BANNER", picturePath: "", alt: "", target: "", translations: {} },
  TEXT: { kind: "TEXT", text: "", translations: {} },
  COUPON: { kind: "COUPON", couponId: null },
  BUTTON: { kind: "BUTTON", label: "", target: "", translations: {} },
};

/** A kept block as a form has it. */
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

/** Keys go by the place, so that the same blocks are the same again. */
export const typedBlocks = (email: Email | null): TypedBlock[] =>
  (email?.blocks ?? []).map((block, at) => typedBlock(block, `kept-${at}`));

let made = 0;
export const newBlock = (kind: BlockKind): TypedBlock => typedBlock(emptyBlocks[kind], `new-${++made}`);

export function writtenBlock({ key: _, ...block }: TypedBlock): EmailBlock {
  return block.kind === "COUPON"
    ? block
    : ({ ...block, translations: writtenTranslations<string>(block.translations) } as EmailBlock);
}

/** The block one place up or down; the same list where it is at the end already. */
export function movedBlock(blocks: readonly TypedBlock[], at: number, by: -1 | 1): TypedBlock[] {
  const to = at + by;
  const moved = blocks[at];
  if (!moved || to < 0 || to >= blocks.length) return [...blocks];
  const others = blocks.filter((_, order) => order !== at);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

/** Nothing of it is written: then it is none. */
export const isBlankEmail = ({ subject, preheader, blocks }: Pick<Email, "subject" | "preheader" | "blocks">) =>
  subject.trim() === "" && preheader.trim() === "" && blocks.length === 0;
