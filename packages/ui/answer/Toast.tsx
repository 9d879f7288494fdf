import { IconAlertCircle, IconCheck, IconX } from "@tabler/icons-react";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import classes from "./toast.module.css";

export type ToastMessage = {
  variant: "success" | "error";
  text: string;
  /** The button of the message, such as "Ångra". */
  action?: { label: string; onClick: () => void } | undefined;
};

/** Milliseconds until the snackbar hides by itself. Spec §9: 6 seconds. */
const TOAST_MS = 6000;

const ToastContext = createContext<(message: ToastMessage) => void>(() => {});

/** Returns a function that shows a message at the foot of the screen; a newer message replaces it. */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ToastContext);
}

/** Holds the one snackbar; place it once, around the app. `closeLabel` names its close button. */
export function ToastProvider({ closeLabel, children }: { closeLabel: string; children: ReactNode }) {
  const [shownToast, setShown] = useState<(ToastMessage & { id: number }) | undefined>();
  const count = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    count.current += 1;
    setShown({ ...message, id: count.current });
  }, []);
  const close = useCallback(() => setShown(undefined), []);
  return (
    <ToastContext value={show}>
      {children}
      <div className={classes.place} aria-live={shownToast?.variant === "error" ? "assertive" : "polite"} role="status">
        {shownToast && <Toast key={shownToast.id} {...shownToast} closeLabel={closeLabel} onClose={close} />}
      </div>
    </ToastContext>
  );
}

type ToastProps = ToastMessage & { closeLabel: string; onClose: () => void };

/** The snackbar; it stays while a pointer or the focus is on it. */
export function Toast({ variant, text, action, closeLabel, onClose }: ToastProps) {
  const [isHeld, setHeld] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => close(), TOAST_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  const hold = useMemo(
    () => ({
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    }),
    [],
  );
  const Icon = variant === "error" ? IconAlertCircle : IconCheck;
  return (
    <div className={classes.toast} data-variant={variant} {...hold}>
      <Icon size={22} aria-hidden="true" className={classes.icon} />
      <p className={classes.text}>{text}</p>
      {action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            action.onClick();
            onClose();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={classes.close} onClick={onClose} aria-label={closeLabel}>
        <IconX size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
