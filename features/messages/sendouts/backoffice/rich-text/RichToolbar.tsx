import { ActionIcon } from "@mantine/core";
import { IconBold, IconHeading, IconItalic, IconLink, IconList } from "@tabler/icons-react";
import type { Command, EditorState } from "prosemirror-state";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { PlainButton } from "#packages/ui/form/PlainButton.tsx";
import { personalFields } from "../../domain/personal-fields.ts";
import type { BlockKind } from "../email/typed-blocks.ts";
import classes from "./rich.module.css";
import {
  insertPlace,
  isBlockActive,
  isMarkActive,
  toggleBold,
  toggleHeading,
  toggleItalic,
  toggleList,
} from "./rich-commands.ts";

interface RichToolbarProps {
  state: EditorState;
  /** Names the toolbar for screen readers. */
  label: string;
  /** Whether the text has marks and paragraphs; a line has only places. */
  hasMarks: boolean;
  isLinkOpen: boolean;
  run: (command: Command) => void;
  onLink: () => void;
  /** Adds a block after this one; absent in a line. */
  onInsert?: ((kind: BlockKind) => void) | undefined;
}

const inserted = ["BANNER", "BUTTON", "COUPON"] as const satisfies readonly BlockKind[];

/** The buttons over a text: emphasis, heading, list and link, facts about the member, and blocks to add after it. */
export function RichToolbar({ state, label, hasMarks, isLinkOpen, run, onLink, onInsert }: RichToolbarProps) {
  const t = useTranslations("sendouts");
  const tools: { name: "bold" | "italic" | "heading" | "list"; icon: ReactNode; isOn: boolean; command: Command }[] = [
    { name: "bold", icon: <IconBold {...size} />, isOn: isMarkActive(state, "bold"), command: toggleBold },
    { name: "italic", icon: <IconItalic {...size} />, isOn: isMarkActive(state, "italic"), command: toggleItalic },
    { name: "heading", icon: <IconHeading {...size} />, isOn: isBlockActive(state, "heading"), command: toggleHeading },
    { name: "list", icon: <IconList {...size} />, isOn: isBlockActive(state, "list"), command: toggleList },
  ];
  return (
    // The press must not take the focus, and with it the selection, from the text.
    <div role="toolbar" aria-label={label} className={classes.toolbar} onMouseDown={(event) => event.preventDefault()}>
      {hasMarks && (
        <>
          {tools.map(({ name, icon, isOn, command }) => (
            <Tool key={name} name={t(`tools.${name}`)} isOn={isOn} onClick={() => run(command)}>
              {icon}
            </Tool>
          ))}
          <Tool name={t("tools.link")} isOn={isLinkOpen || isMarkActive(state, "link")} onClick={onLink}>
            <IconLink {...size} />
          </Tool>
        </>
      )}
      {personalFields.map((field) => (
        <PlainButton key={field} look="light" onClick={() => run(insertPlace(field, t("fallback")))}>
          {t(`personalFields.${field}`)}
        </PlainButton>
      ))}
      {onInsert &&
        inserted.map((kind) => (
          <PlainButton key={kind} look="subtle" onClick={() => onInsert(kind)}>
            {t("addAfter", { name: t(`blocks.${kind}`) })}
          </PlainButton>
        ))}
    </div>
  );
}

const size = { size: 20, "aria-hidden": true } as const;

type ToolProps = { name: string; isOn: boolean; onClick: () => void; children: ReactNode };

const Tool = ({ name, isOn, onClick, children }: ToolProps) => (
  <ActionIcon size={44} aria-label={name} title={name} aria-pressed={isOn} onClick={onClick}>
    {children}
  </ActionIcon>
);
