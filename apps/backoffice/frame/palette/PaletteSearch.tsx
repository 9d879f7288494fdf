import { ActionIcon, Loader, TextInput } from "@mantine/core";
import { IconSearch, IconX } from "@tabler/icons-react";
import { Fragment, type KeyboardEvent, useEffect, useId, useState } from "react";
import { useTranslations } from "use-intl/react";
import classes from "./palette.module.css";
import { usePlaces } from "./use-places.ts";

/**
 * Shows the search field and its grouped matches; the field keeps the focus. `takeEarly` returns letters typed before
 * it had the focus.
 */
export function PaletteSearch({ onClose, takeEarly }: { onClose: () => void; takeEarly: () => string }) {
  const shell = useTranslations("shell");
  const palette = useTranslations("shell.palette");
  const words = useTranslations("words");
  const list = useId();
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const { places, isAsking } = usePlaces(query);
  const chosen = Math.min(at, places.length - 1);
  const optionId = (index: number) => `${list}-${index}`;
  useEffect(() => {
    document.getElementById(`${list}-${chosen}`)?.scrollIntoView({ block: "nearest" });
  }, [list, chosen]);
  const go = (index: number) => {
    const place = places[index];
    if (!place) return;
    onClose();
    place.go();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step) setAt((chosen + step + places.length) % Math.max(1, places.length));
    else if (event.key === "Enter") go(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes.palette}>
      <div className={classes.head}>
        <TextInput
          // Takes the focus at once, before the dialog would.
          autoFocus
          onFocus={() => {
            const early = takeEarly();
            if (early) setQuery((written) => early + written);
          }}
          data-autofocus
          variant="unstyled"
          className={classes.input}
          leftSection={isAsking ? <Loader size={16} aria-hidden /> : <IconSearch size={20} aria-hidden />}
          placeholder={shell("searchHint")}
          aria-label={shell("searchHint")}
          role="combobox"
          aria-expanded
          aria-controls={list}
          aria-activedescendant={places[chosen] ? optionId(chosen) : undefined}
          autoComplete="off"
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <ActionIcon size={44} variant="subtle" color="gray" aria-label={words("close")} onClick={onClose}>
          <IconX size={20} aria-hidden />
        </ActionIcon>
      </div>
      <div id={list} role="listbox" aria-label={shell("goAnywhere")} aria-busy={isAsking} className={classes.list}>
        {places.map(({ key, group, label, detail, icon: Icon }, index) => (
          <Fragment key={key}>
            {group !== places[index - 1]?.group && (
              <div role="presentation" className={classes.group}>
                {palette(`groups.${group}`)}
              </div>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard */}
            <div
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              className={classes.option}
              onMouseMove={() => setAt(index)}
              onClick={() => go(index)}
            >
              <Icon size={20} stroke={1.75} aria-hidden />
              <span className={classes.label}>{label}</span>
              {detail && <span className={classes.detail}>{detail}</span>}
            </div>
          </Fragment>
        ))}
        {places.length === 0 && <p className={classes.empty}>{shell("searchEmpty")}</p>}
      </div>
    </div>
  );
}
