import { PlainButton } from "../form/PlainButton.tsx";
import { EmptyState } from "./EmptyState.tsx";

type ErrorStateProps = {
  title: string;
  /** The next step that the user can take. */
  text?: string | undefined;
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** The id of the error, for a support request: "Fel-id 3f2…". */
  reference?: string | undefined;
};

/** Reports that content could not be loaded, and offers a retry. */
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
