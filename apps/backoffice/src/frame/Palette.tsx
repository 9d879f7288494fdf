import { Modal, TextInput } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, useId, useState } from "react";
import { useTranslations } from "use-intl/react";
import classes from "./palette.module.css";
import { usePlaces } from "./use-places.ts";

type PaletteProps = { opened: boolean; onOpen: () => void; onClose: () => void };

/** ⌘K: write where you want to go, and go. */
export function Palette({ opened, onOpen, onClose }: PaletteProps) {
  const shell = useTranslations("shell");
  // Also from within a field: nobody types this by accident.
  useHotkeys([["mod+K", onOpen]], []);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      yOffset="12vh"
      centered={false}
      attributes={{ content: { "aria-label": shell("goAnywhere") } }}
    >
      <Search onClose={onClose} />
    </Modal>
  );
}

function Search({ onClose }: { onClose: () => void }) {
  const shell = useTranslations("shell");
  const list = useId();
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState(0);
  const places = usePlaces(query);
  const go = (index: number) => {
    const place = places[index];
    if (!place) return;
    onClose();
    place.go();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step) setChosen((chosen + step + places.length) % Math.max(1, places.length));
    else if (event.key === "Enter") go(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes.palette}>
      <TextInput
        data-autofocus
        variant="unstyled"
        className={classes.input}
        leftSection={<IconSearch size={20} aria-hidden />}
        placeholder={shell("searchHint")}
        aria-label={shell("searchHint")}
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={places[chosen] ? `${list}-${chosen}` : undefined}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={list} role="listbox" aria-label={shell("goAnywhere")} className={classes.list}>
        {places.map(({ key, label, icon: Icon, go: open }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard
          <div
            key={key}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={classes.option}
            onMouseMove={() => setChosen(index)}
            onClick={() => {
              onClose();
              open();
            }}
          >
            <Icon size={20} stroke={1.75} aria-hidden />
            {label}
          </div>
        ))}
        {places.length === 0 && <p className={classes.empty}>{shell("searchEmpty")}</p>}
      </div>
    </div>
  );
}
