import { Button, FileButton } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";
import { type DragEvent, type ReactNode, useState } from "react";
import classes from "./file-drop.module.css";

type FileDropProps = {
  icon: Icon;
  /** The text before the button: "Dra filen hit, eller". */
  lead: string;
  choose: string;
  formats: string;
  /** The file types, as in an input's `accept`; a dropped file may have any type. */
  accept: string;
  busy: boolean;
  onFile: (file: File) => void;
  /** Shown below the drop area: the problem with a file. */
  children?: ReactNode;
};

/** An area for a file that the user chooses or drops. */
export function FileDrop({ icon: Drawn, lead, choose, formats, accept, busy, onFile, children }: FileDropProps) {
  const [over, setOver] = useState(false);
  const take = (file: File | null | undefined) => file && onFile(file);
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
    <div
      className={classes.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Drawn size={40} stroke={1.4} aria-hidden />
      <p>{lead}</p>
      <FileButton accept={accept} onChange={take}>
        {(props) => (
          <Button {...props} loading={busy}>
            {choose}
          </Button>
        )}
      </FileButton>
      <p className={classes.formats}>{formats}</p>
      {children}
    </div>
  );
}
