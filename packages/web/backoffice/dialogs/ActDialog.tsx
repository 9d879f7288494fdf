import type { ComponentProps } from "react";
import { useTranslations } from "use-intl/react";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { useNotices } from "./notices.ts";

type Asked = Pick<ComponentProps<typeof ConfirmDialog>, "title" | "children" | "confirmLabel" | "danger">;

/** As `useAct` gives it. */
interface Act<Input, Answer> {
  mutate: (input: Input, outcome: { onSuccess: (answer: Answer) => void; onError: (error: Error) => void }) => void;
  isPending: boolean;
}

type ActDialogProps<Input, Answer> = Asked & {
  act: Act<Input, Answer>;
  /** What is sent, as it is when somebody says yes; left out for nothing. */
  input?: () => Input;
  /** What is told of it; nothing where what comes in the dialog's place says it. */
  successMessage: (answer: Answer) => string | undefined;
  /** Where it leads, besides. */
  onDone?: () => void;
  /** The words of a refusal that has none of its own. */
  failed: string;
  onClose: () => void;
};

/** Asks, sends, and tells what came of it: it closes then. */
export function ActDialog<Input, Answer>(props: ActDialogProps<Input, Answer>) {
  const { act, input, successMessage: formatSuccess, onDone, failed, onClose, ...dialogProps } = props;
  const words = useTranslations("words");
  const notices = useNotices();
  const go = () =>
    act.mutate(input?.() as Input, {
      onSuccess: (answer) => {
        const successText = formatSuccess(answer);
        if (!successText) return;
        notices.done(successText);
        onClose();
        onDone?.();
      },
      onError: (error) => {
        notices.failed(error, failed);
        onClose();
      },
    });
  return (
    <ConfirmDialog
      opened
      cancelLabel={words("cancel")}
      onConfirm={go}
      onCancel={onClose}
      busy={act.isPending}
      {...dialogProps}
    />
  );
}
