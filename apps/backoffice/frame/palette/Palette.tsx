import { Modal } from "@mantine/core";
import { useHotkeys, useMediaQuery } from "@mantine/hooks";
import { useRef } from "react";
import { useTranslations } from "use-intl/react";
import { catchLetters } from "./early-letters.ts";
import { PaletteSearch } from "./PaletteSearch.tsx";

type PaletteProps = { opened: boolean; onOpen: () => void; onClose: () => void };

/** Finds pages, people and actions by typing, opened with ⌘K. Fills the screen on a phone. */
export function Palette({ opened, onOpen, onClose }: PaletteProps) {
  const shell = useTranslations("shell");
  const isPhone = useMediaQuery("(max-width: 48em)", false);
  const early = useRef<() => string>(() => "");
  const open = () => {
    // The user keeps typing after ⌘K, before a slow machine has opened the palette.
    if (!opened) early.current = catchLetters();
    onOpen();
  };
  const close = () => {
    early.current();
    onClose();
  };
  // Works inside fields too, because the shortcut is never typed by accident.
  useHotkeys([["mod+K", open]], []);
  return (
    <Modal
      opened={opened}
      onClose={close}
      withCloseButton={false}
      padding={0}
      size={560}
      yOffset="10vh"
      centered={false}
      fullScreen={isPhone}
      attributes={{ content: { "aria-label": shell("goAnywhere") } }}
    >
      <PaletteSearch onClose={close} takeEarly={() => early.current()} />
    </Modal>
  );
}
