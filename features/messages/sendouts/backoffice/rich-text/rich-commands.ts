import { setBlockType, toggleMark } from "prosemirror-commands";
import { Fragment, type Node } from "prosemirror-model";
import { type Command, type EditorState, NodeSelection, TextSelection } from "prosemirror-state";
import type { PersonalField } from "../../domain/personal-fields.ts";
import { richSchema } from "./rich-schema.ts";

const { nodes, marks } = richSchema;

export const toggleBold = toggleMark(marks.bold);
export const toggleItalic = toggleMark(marks.italic);

export const isMarkActive = ({ selection, storedMarks, doc }: EditorState, name: "bold" | "italic" | "link") => {
  const { from, to, empty, $from } = selection;
  if (empty) return marks[name].isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, marks[name]);
};

/** Whether the caret is in a heading or a list. */
export const isBlockActive = ({ selection: { $from } }: EditorState, name: "heading" | "list") =>
  $from.depth > 0 && $from.node(1).type.name === name;

export const toggleHeading: Command = (state, dispatch, view) =>
  setBlockType(isBlockActive(state, "heading") ? nodes.paragraph : nodes.heading)(state, dispatch, view);

/** Splits the content of a block at its line breaks. */
function linesOf(block: Node): Node[][] {
  const lines: Node[][] = [[]];
  for (const node of block.children) {
    if (node.type === nodes.lineBreak) lines.push([]);
    else lines.at(-1)?.push(node);
  }
  return lines;
}

const listOf = (blocks: readonly Node[]) =>
  nodes.list.create(
    null,
    blocks.flatMap((block) =>
      block.type === nodes.list ? block.children : linesOf(block).map((line) => nodes.item.create(null, line)),
    ),
  );

const paragraphOf = (item: Node) => nodes.paragraph.create(null, item.content);

/** Makes a list of the selected blocks, or paragraphs of selected lists. */
export const toggleList: Command = ({ doc, selection: { $from, $to }, tr }, dispatch) => {
  if ($from.depth === 0) return false;
  const [first, last] = [$from.index(0), $to.index(0)];
  const blocks = doc.children.slice(first, last + 1);
  const areLists = blocks.every(({ type }) => type === nodes.list);
  const replacement = areLists ? blocks.flatMap((list) => list.children.map(paragraphOf)) : [listOf(blocks)];
  const start = $from.before(1);
  tr.replaceWith(start, $to.after(1), replacement);
  tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min($from.pos + (areLists ? -1 : 1), tr.doc.content.size))));
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** Takes the item with the caret out of its list, if `when` holds: a paragraph between the items before and after it. */
const leaveListWhen =
  (when: (state: EditorState) => boolean): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    if (!isBlockActive(state, "list") || !state.selection.empty || !when(state)) return false;
    const items = $from.node(1).children;
    const at = $from.index(1);
    const item = items[at];
    if (!item) return false;
    const [before, after] = [items.slice(0, at), items.slice(at + 1)];
    const list = (of: readonly Node[]) => (of.length > 0 ? [nodes.list.create(null, of)] : []);
    const tr = state.tr.replaceWith($from.before(1), $from.after(1), [
      ...list(before),
      paragraphOf(item),
      ...list(after),
    ]);
    const beginning = $from.before(1) + (before.length > 0 ? nodes.list.create(null, before).nodeSize : 0) + 1;
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, beginning)).scrollIntoView());
    return true;
  };

/** Enter in an empty item, and Backspace at the beginning of an item. */
export const leaveListAtEmptyItem = leaveListWhen(({ selection: { $from } }) => $from.parent.content.size === 0);
export const leaveListAtStart = leaveListWhen(({ selection: { $from } }) => $from.parentOffset === 0);

export const breakLine: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type !== nodes.paragraph) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView());
  return true;
};

/** Replaces the selection with a place for a fact about the reader, and selects it. */
export const insertPlace =
  (field: PersonalField, fallback: string): Command =>
  (state, dispatch) => {
    const { from } = state.selection;
    dispatch?.(state.tr.replaceSelectionWith(nodes.place.create({ field, fallback })).scrollIntoView());
    return from >= 0;
  };

/** Returns the selected place; null if something else is selected. */
export function selectedPlace({ selection }: EditorState): { field: PersonalField; fallback: string } | null {
  if (!(selection instanceof NodeSelection) || selection.node.type !== nodes.place) return null;
  return selection.node.attrs as { field: PersonalField; fallback: string };
}

/** Changes the text that replaces an unknown fact at the selected place. */
export const setFallback =
  (fallback: string): Command =>
  (state, dispatch) => {
    const { selection } = state;
    const place = selectedPlace(state);
    if (!place) return false;
    const tr = state.tr.setNodeAttribute(selection.from, "fallback", fallback.replace(/[{}|]/g, ""));
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, selection.from)));
    return true;
  };

/** Returns the range of the link at the caret, or the selection. */
function linkRange({ selection: { $from, from, to, empty } }: EditorState) {
  const link = marks.link.isInSet($from.marks());
  if (!empty || !link) return { from, to };
  let [start, end] = [from, to];
  const { parent } = $from;
  parent.forEach((node, offset) => {
    const [begins, ends] = [$from.start() + offset, $from.start() + offset + node.nodeSize];
    if (link.isInSet(node.marks) && begins <= from && ends >= from) [start, end] = [begins, ends];
  });
  return { from: start, to: end };
}

/** Returns the address of the link at the caret; "" without one. */
export function linkAt({ selection: { $from, from, to, empty }, doc }: EditorState): string {
  if (empty) return marks.link.isInSet($from.marks())?.attrs.href ?? "";
  let href = "";
  doc.nodesBetween(from, to, (node) => {
    href ||= marks.link.isInSet(node.marks)?.attrs.href ?? "";
  });
  return href;
}

/** Links the selected words, or inserts the address as a link; null removes the link. */
export const setLink =
  (href: string | null): Command =>
  (state, dispatch) => {
    const { from, to } = linkRange(state);
    const tr = state.tr.removeMark(from, to, marks.link);
    if (href !== null && from === to) {
      const words = richSchema.text(href.replace(/^https:\/\//, ""), [marks.link.create({ href })]);
      tr.insert(from, Fragment.from(words));
    } else if (href !== null) tr.addMark(from, to, marks.link.create({ href }));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
