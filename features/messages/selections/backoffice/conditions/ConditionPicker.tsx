import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { kindsAbout } from "../../domain/conditions.ts";
import type { ConditionKind } from "../../domain/selection.ts";
import classes from "../selections.module.css";

const abouts = Object.keys(kindsAbout) as (keyof typeof kindsAbout)[];

type ConditionPickerProps = {
  label: string;
  /** The selection has no conditions yet, so the picker is open under its label. */
  isFirst?: boolean;
  /** Whether the picker is open at first. */
  opened?: boolean;
  onPick: (kind: ConditionKind) => void;
};

/** Lists every kind of condition by subject. */
export function ConditionPicker({ label, isFirst = false, opened = isFirst, onPick }: ConditionPickerProps) {
  const t = useTranslations("selectionEditor");
  const [isOpen, open] = useState(opened);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    open(false);
    button.current?.focus();
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen || isFirst) return;
    event.stopPropagation();
    close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any of its buttons
    <div className={classes.picker} onKeyDown={closeByKey}>
      {isFirst ? (
        <p className={classes.or}>{label}</p>
      ) : (
        <Button
          ref={button}
          type="button"
          variant={isOpen ? "subtle" : "light"}
          leftSection={<IconPlus size={18} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => open(!isOpen)}
        >
          {label}
        </Button>
      )}
      {isOpen && (
        <div className={classes.kinds}>
          {abouts.map((about) => (
            <fieldset key={about} className={classes.kindsAbout}>
              <legend>{t(`about.${about}`)}</legend>
              {kindsAbout[about].map((kind) => (
                <button
                  key={kind}
                  type="button"
                  className={classes.kind}
                  onClick={() => {
                    onPick(kind);
                    open(false);
                  }}
                >
                  {t(`kinds.${kind}`)}
                </button>
              ))}
            </fieldset>
          ))}
        </div>
      )}
    </div>
  );
}
