import { PlainButton } from "../form/PlainButton.tsx";
import { EmptyState } from "./EmptyState.tsx";

type ErrorStateProps = {
  title: string;
  /** What to do next. */
  text?: string | undefined;
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** "Fel-id 3f2…", for whoever asks support. */
  reference?: string | undefined;
};

/** Something that should be here could not be had: says so, and offers to try again. */
export function ErrorState({ title, text, retryLabel, onRetry, reference }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        drawing="error"
        title={title}
        text={[text, reference].filter(Boolean).join(" · ") || undefined}
        action={
          onRetry &&
          retryLabel && (
            <PlainButton look="light" onClick={onRetry}>
              {retryLabel}
            </PlainButton>
          )
        }
      />
    </div>
  );
}
