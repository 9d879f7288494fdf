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
  done: (answer: Answer) => string | undefined;
  /** Where it leads, besides. */
  onDone?: () => void;
  /** The words of a refusal that has none of its own. */
  failed: string;
  onClose: () => void;
};

/** Asks, sends, and tells what came of it: it closes then. */
export function ActDialog<Input, Answer>(props: ActDialogProps<Input, Answer>) {
  const { act, input, done, onDone, failed, onClose, ...asked } = props;
  const words = useTranslations("words");
  const notices = useNotices();
  const go = () =>
    act.mutate(input?.() as Input, {
      onSuccess: (answer) => {
        const told = done(answer);
        if (!told) return;
        notices.done(told);
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
      {...asked}
    />
  );
}
