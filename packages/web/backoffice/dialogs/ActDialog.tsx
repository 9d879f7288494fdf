import type { ComponentProps } from "react";
import { useTranslations } from "use-intl/react";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { useNotices } from "./notices.ts";

type Asked = Pick<ComponentProps<typeof ConfirmDialog>, "title" | "children" | "confirmLabel" | "danger">;

/** The mutation that `useAct` returns. */
interface Act<Input, Answer> {
  mutate: (input: Input, outcome: { onSuccess: (answer: Answer) => void; onError: (error: Error) => void }) => void;
  isPending: boolean;
}

type ActDialogProps<Input, Answer> = Asked & {
  act: Act<Input, Answer>;
  /** Returns the input of the act at the moment of the confirmation; absent when the act has no input. */
  input?: () => Input;
  /** Returns the message after success; undefined when the dialog's replacement reports the result. */
  successMessage: (answer: Answer) => string | undefined;
  /** Called after success, in addition to the message. */
  onDone?: () => void;
  /** The text shown when a refusal has no message of its own. */
  failed: string;
  onClose: () => void;
};

/** Confirms and runs an act, reports its result, and closes. */
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
