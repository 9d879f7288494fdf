import { Input, TextInput } from "@mantine/core";
import type { Command } from "prosemirror-state";
import {
  type FocusEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { useTranslations } from "use-intl/react";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { BlockKind } from "../email/typed-blocks.ts";
import { LinkRow } from "./LinkRow.tsx";
import "prosemirror-view/style/prosemirror.css";
import { RichToolbar } from "./RichToolbar.tsx";
import classes from "./rich.module.css";
import { linkAt, selectedPlace, setFallback, setLink } from "./rich-commands.ts";
import { type RichKind, useRichView } from "./use-rich-view.ts";

export type RichEditorProps = {
  kind: RichKind;
  label: string;
  description?: string | undefined;
  /** The text as stored. */
  value: string;
  onChange: (value: string) => void;
  /** The most characters as stored. */
  limit: number;
  placeholder?: string | undefined;
  lang?: Language | undefined;
  error?: ReactNode;
  /** Adds a block after the text. */
  onInsert?: ((kind: BlockKind) => void) | undefined;
  /** Whether the editor gets the focus when it appears. */
  hasFocus?: boolean;
  ref?: Ref<{ focus: () => void }>;
};

/**
 * An editor of a text or line that shows emphasis, lists and facts about the member as the letter does. It stores the
 * marks of `readRich`.
 */
export function RichEditor({ kind, label, description, value, limit, error, ref, ...props }: RichEditorProps) {
  const t = useTranslations("sendouts");
  const errors = useTranslations("errors");
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const problem = error || (value.length > limit && errors("NAME_TOO_LONG"));
  const { view, state, settle } = useRichView(host, {
    kind,
    value,
    onChange: props.onChange,
    labelOf: (field) => t(`personalFields.${field}`),
    attributes: {
      role: "textbox",
      "aria-label": label,
      "aria-multiline": String(kind === "text"),
      ...(description && { "aria-describedby": `${id}-description` }),
      ...(problem && { "aria-invalid": "true", "aria-errormessage": `${id}-error` }),
      ...(props.lang && { lang: props.lang }),
      class: classes.body ?? "",
      "data-kind": kind,
      ...(value === "" && props.placeholder && { "data-placeholder": props.placeholder }),
    },
  });
  useEffect(() => {
    if (props.hasFocus) view?.focus();
  }, [view, props.hasFocus]);
  useImperativeHandle(ref, () => ({ focus: () => view?.focus() }), [view]);
  const run = (command: Command) => {
    if (!view) return;
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) settle();
  };
  const place = state && selectedPlace(state);
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={description}
      descriptionProps={{ id: `${id}-description` }}
      error={problem}
      errorProps={{ id: `${id}-error` }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the text is settled when the focus leaves all of it */}
      <div className={classes.editor} data-kind={kind} data-error={problem ? true : undefined} onBlur={leave}>
        {state && (
          <RichToolbar
            state={state}
            label={t("toolsOf", { label })}
            hasMarks={kind === "text"}
            isLinkOpen={isLinkOpen}
            run={run}
            onLink={() => setLinkOpen(!isLinkOpen)}
            onInsert={props.onInsert}
          />
        )}
        {state && isLinkOpen && (
          <LinkRow
            key={linkAt(state)}
            href={linkAt(state)}
            onLink={(href) => {
              run(setLink(href));
              setLinkOpen(false);
            }}
            onClose={() => {
              setLinkOpen(false);
              view?.focus();
            }}
          />
        )}
        {place && place.field !== "points" && (
          <div className={classes.row}>
            <TextInput
              className={classes.rowField ?? ""}
              label={t("fallbackOf", { field: t(`personalFields.${place.field}`) })}
              value={place.fallback}
              onChange={(event) => view && setFallback(event.currentTarget.value)(view.state, view.dispatch)}
            />
          </div>
        )}
        <div ref={host} />
      </div>
    </Input.Wrapper>
  );
}
