import { Drawer } from "@mantine/core";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import classes from "./side-form.module.css";

/** The props of a form in the drawer: a report of unsaved text, and a way to close. */
export type SideForm = { onUnsaved: (is: boolean) => void; onDone: () => void };

type SideDrawerProps = {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: (form: SideForm) => ReactNode;
};

/** A drawer next to a visible list; asks before unsaved text is lost. */
export function SideDrawer({ opened, onClose, title, children }: SideDrawerProps) {
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  const unsaved = useRef(false);
  const [asking, setAsking] = useState(false);
  const onUnsaved = useCallback((is: boolean) => {
    unsaved.current = is;
  }, []);
  const leave = () => {
    unsaved.current = false;
    setAsking(false);
    onClose();
  };
  return (
    <>
      <Drawer
        opened={opened}
        onClose={() => (unsaved.current ? setAsking(true) : leave())}
        closeOnEscape={!asking}
        position="right"
        size={460}
        title={title}
        classNames={{ title: classes.title ?? "" }}
        closeButtonProps={{ "aria-label": words("close") }}
      >
        {children({ onUnsaved, onDone: leave })}
      </Drawer>
      {/* Mounted only while it asks, since Escape closes the drawer too. */}
      {asking && (
        <ConfirmDialog
          opened
          title={shell("unsavedTitle")}
          confirmLabel={shell("unsavedLeave")}
          cancelLabel={shell("unsavedStay")}
          onConfirm={leave}
          onCancel={() => setAsking(false)}
          danger
        >
          {shell("unsavedText")}
        </ConfirmDialog>
      )}
    </>
  );
}
