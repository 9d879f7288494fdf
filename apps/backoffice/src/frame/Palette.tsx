import { Modal } from "@mantine/core";
import { useHotkeys, useMediaQuery } from "@mantine/hooks";
import { useTranslations } from "use-intl/react";
import { PaletteSearch } from "./PaletteSearch.tsx";

type PaletteProps = { opened: boolean; onOpen: () => void; onClose: () => void };

/** ⌘K: write where you want to go, whom you want to see or what you want to do. On a phone it has the whole screen. */
export function Palette({ opened, onOpen, onClose }: PaletteProps) {
  const shell = useTranslations("shell");
  const isPhone = useMediaQuery("(max-width: 48em)", false);
  // Also from within a field: nobody types this by accident.
  useHotkeys([["mod+K", onOpen]], []);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      size={560}
      yOffset="10vh"
      centered={false}
      fullScreen={isPhone}
      attributes={{ content: { "aria-label": shell("goAnywhere") } }}
    >
      <PaletteSearch onClose={onClose} />
    </Modal>
  );
}
