import { baseKeymap, chainCommands } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { type Node, Slice } from "prosemirror-model";
import { EditorState, type Plugin } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { PersonalField } from "../../domain/personal-fields.ts";
import { readLine, readMarkup } from "./read-markup.ts";
import { breakLine, leaveListAtEmptyItem, leaveListAtStart, toggleBold, toggleItalic } from "./rich-commands.ts";
import { writeLine, writeMarkup } from "./write-markup.ts";

/** A text with marks and paragraphs, or one line such as a subject. */
export type RichKind = "text" | "line";

const forms = {
  text: { read: readMarkup, write: writeMarkup },
  line: { read: readLine, write: writeLine },
};

const undoKeys = { "Mod-z": undo, "Mod-y": redo, "Shift-Mod-z": redo };
const pluginsOf: Record<RichKind, () => Plugin[]> = {
  text: () => [
    history(),
    keymap({
      ...undoKeys,
      "Mod-b": toggleBold,
      "Mod-i": toggleItalic,
      "Shift-Enter": breakLine,
      Enter: leaveListAtEmptyItem,
      Backspace: leaveListAtStart,
    }),
    keymap({ ...baseKeymap, Backspace: chainCommands(baseKeymap.Backspace ?? (() => false)) }),
  ],
  line: () => [history(), keymap({ ...undoKeys, Enter: () => true, "Shift-Enter": () => true }), keymap(baseKeymap)],
};

interface RichViewOptions {
  kind: RichKind;
  value: string;
  onChange: (value: string) => void;
  attributes: Record<string, string>;
  /** The words of a place in the text, such as "Förnamn". */
  labelOf: (field: PersonalField) => string;
}

/** Creates the editor in an element, and keeps it and the stored text equal. */
export function useRichView(host: RefObject<HTMLElement | null>, options: RichViewOptions) {
  const { kind, value, attributes } = options;
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const written = useRef(value);
  const change = useEffectEvent((text: string) => options.onChange(text));
  const labelOf = useEffectEvent((field: PersonalField) => options.labelOf(field));
  const current = useRef(attributes);
  current.current = attributes;

  useEffect(() => {
    if (!host.current) return;
    const { read, write } = forms[kind];
    const editor: EditorView = new EditorView(host.current, {
      state: EditorState.create({ doc: read(written.current), plugins: pluginsOf[kind]() }),
      attributes: () => current.current,
      nodeViews: { place: (node) => ({ dom: drawPlace(node, labelOf(node.attrs.field)) }) },
      clipboardTextParser: (text) => new Slice(read(text).content, 1, 1),
      transformPasted: (slice) => (kind === "line" ? new Slice(readLine(textOf(slice)).content, 1, 1) : slice),
      dispatchTransaction(transaction) {
        const next = editor.state.apply(transaction);
        editor.updateState(next);
        setState(next);
        if (!transaction.docChanged || transaction.getMeta("outside")) return;
        written.current = write(next.doc);
        change(written.current);
      },
    });
    setView(editor);
    setState(editor.state);
    return () => editor.destroy();
  }, [host, kind]);

  useEffect(() => {
    if (!view || value === written.current) return;
    written.current = value;
    replaceDoc(view, forms[kind].read(value));
  }, [view, value, kind]);
  useEffect(() => view?.setProps({}), [view, JSON.stringify(attributes)]);

  /** Shows marks that were typed as letters, such as two asterisks, as the letter will show them. */
  const settle = () => {
    if (!view) return;
    const { read, write } = forms[kind];
    const doc = read(written.current);
    if (doc.eq(view.state.doc)) return;
    replaceDoc(view, doc);
    const text = write(doc);
    if (text === written.current) return;
    written.current = text;
    change(text);
  };
  return { view, state, settle };
}

function replaceDoc({ state, dispatch }: EditorView, doc: Node) {
  const transaction = state.tr.replaceWith(0, state.doc.content.size, doc.content);
  dispatch(transaction.setMeta("outside", true).setMeta("addToHistory", false));
}

const textOf = (slice: Slice) => slice.content.textBetween(0, slice.content.size, " ", " ");

function drawPlace({ attrs: { field } }: Node, label: string): HTMLElement {
  const chip = document.createElement("span");
  chip.dataset.place = field;
  chip.textContent = label;
  return chip;
}
