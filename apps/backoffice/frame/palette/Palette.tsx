import { Modal } from "@mantine/core";
import { useHotkeys, useMediaQuery } from "@mantine/hooks";
import { useRef } from "react";
import { useTranslations } from "use-intl/react";
import { catchLetters } from "./early-letters.ts";
import { PaletteSearch } from "./PaletteSearch.tsx";

type PaletteProps = { opened: boolean; onOpen: () => void; onClose: () => void };

/** ⌘K: write where you want to go, whom you want to see or what you want to do. On a phone it has the whole screen. */
export function Palette({ opened, onOpen, onClose }: PaletteProps) {
  const shell = useTranslations("shell");
  const isPhone = useMediaQuery("(max-width: 48em)", false);
  const early = useRef<() => string>(() => "");
  const open = () => {
    // Whoever presses ⌘K writes on, and a slow machine has not opened it by then.
    if (!opened) early.current = catchLetters();
    onOpen();
  };
  const close = () => {
    early.current();
    onClose();
  };
  // Also from within a field: nobody types this by accident.
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
