import { IconPhotoPlus } from "@tabler/icons-react";
import { type DragEvent, useId, useRef, useState } from "react";
import classes from "./image-field.module.css";

type ImageFieldProps = {
  label: string;
  /** "PNG eller JPG, högst 4 MB" */
  description?: string | undefined;
  /** The picture there is now. */
  imageUrl?: string | undefined;
  imageAlt: string;
  /** "Välj bild eller släpp den här" */
  pickLabel: string;
  replaceLabel: string;
  removeLabel: string;
  onPick: (file: File) => void;
  onRemove?: (() => void) | undefined;
  error?: string | undefined;
  busy?: boolean | undefined;
  /** As `<input accept>`; PNG, JPEG and WebP unless told. */
  accept?: string | undefined;
  /** "wide" for banners, "square" (default) for logos. */
  shape?: "square" | "wide" | undefined;
};

/** Picks a picture, by choosing or dropping, and shows it. */
export function ImageField(props: ImageFieldProps) {
  const { label, description, imageUrl, imageAlt, error, busy = false, onPick, onRemove, shape = "square" } = props;
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file) onPick(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input inside is the first */}
      <div
        className={classes.drop}
        data-over={over || undefined}
        data-error={error ? true : undefined}
        data-shape={shape}
        aria-busy={busy}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          id={id}
          type="file"
          className={classes.input}
          accept={props.accept ?? "image/png,image/jpeg,image/webp"}
          disabled={busy}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            take(event.currentTarget.files);
            event.currentTarget.value = "";
          }}
        />
        {imageUrl ? (
          <img src={imageUrl} alt={imageAlt} className={classes.image} />
        ) : (
          <IconPhotoPlus size={32} stroke={1.5} aria-hidden="true" />
        )}
        <span className={classes.pick}>{imageUrl ? props.replaceLabel : props.pickLabel}</span>
      </div>
      <div className={classes.under}>
        <p id={`${id}-note`} className={classes.note} data-error={error ? true : undefined} aria-live="polite">
          {error ?? description}
        </p>
        {imageUrl && onRemove && (
          <button type="button" className={classes.remove} onClick={onRemove}>
            {props.removeLabel}
          </button>
        )}
      </div>
    </div>
  );
}
