import { IconPhotoPlus } from "@tabler/icons-react";
import { useId } from "react";
import { Progress } from "../answer/Progress.tsx";
import { pictureAt } from "../pictures/picture-sizes.ts";
import classes from "./image-field.module.css";
import { useFileTaken } from "./use-file-taken.ts";

type ImageFieldProps = {
  label: string;
  /** The accepted files: "PNG, JPEG eller WebP, högst 4 MB." */
  description?: string | undefined;
  /** The current picture. */
  imageUrl?: string | undefined;
  imageAlt: string;
  /** The label of the button that picks a file: "Välj, släpp eller klistra in en bild". */
  pickLabel: string;
  replaceLabel: string;
  removeLabel: string;
  onPick: (file: File) => void;
  onRemove?: (() => void) | undefined;
  error?: string | undefined;
  busy?: boolean | undefined;
  /** The progress of an upload: the share sent, 0 to 1, and its label "Laddar upp". */
  sent?: { share: number; label: string } | undefined;
  /** The accepted file types, in the form of `<input accept>`; PNG, JPEG and WebP by default. */
  accept?: string | undefined;
  /** The shape of the picture: "wide" for banners, "square" (default) for logos. */
  shape?: "square" | "wide" | undefined;
};

/** A field for a picture, which the user chooses, drops or pastes. */
export function ImageField(props: ImageFieldProps) {
  const { label, description, imageUrl, imageAlt, error, sent, onPick, onRemove, shape = "square" } = props;
  const busy = props.busy === true || sent !== undefined;
  const id = useId();
  const taking = useFileTaken(busy ? null : onPick);
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div
        className={classes.drop}
        data-over={taking.over || undefined}
        data-error={error ? true : undefined}
        data-shape={shape}
        aria-busy={busy}
        {...taking.target}
      >
        <input
          id={id}
          type="file"
          className={classes.input}
          accept={props.accept ?? "image/png,image/jpeg,image/webp"}
          disabled={busy}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file) onPick(file);
            event.currentTarget.value = "";
          }}
        />
        {imageUrl ? (
          <img {...pictureAt(imageUrl, shape === "wide" ? "full" : "half")} alt={imageAlt} className={classes.image} />
        ) : (
          <IconPhotoPlus size={32} stroke={1.5} aria-hidden="true" />
        )}
        <span className={classes.pick}>{imageUrl ? props.replaceLabel : props.pickLabel}</span>
        {sent && (
          <div className={classes.sent}>
            <span className={classes.sending}>{sent.label}</span>
            <Progress value={Math.round(sent.share * 100)} max={100} label={sent.label} />
          </div>
        )}
      </div>
      <div className={classes.under}>
        <p id={`${id}-note`} className={classes.note} data-error={error ? true : undefined} aria-live="polite">
          {error ?? description}
        </p>
        {imageUrl && onRemove && (
          <button type="button" className={classes.remove} disabled={busy} onClick={onRemove}>
            {props.removeLabel}
          </button>
        )}
      </div>
    </div>
  );
}
