import { FocusTrap } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconBulb, IconCameraRotate, IconX } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { CameraTrouble } from "./CameraTrouble.tsx";
import classes from "./camera.module.css";
import { useCamera } from "./use-camera.ts";
import { useCodes } from "./use-codes.ts";
import { useRefusal } from "./use-refusal.ts";

type CameraProps = {
  /** The instruction: "Håll kundens kort framför kameran". */
  hint: string;
  /** The text that is shown for a moment after an unwanted code. */
  refusal: string;
  /** Whether the code was the wanted one; its owner then closes the camera. */
  onCode: (text: string) => boolean;
  /** Called once for each unwanted code. */
  onRefused: () => void;
  onClose: () => void;
};

/** A viewfinder for QR codes: full screen on a phone, otherwise a panel. */
export function Camera({ hint, refusal, onCode, onRefused, onClose }: CameraProps) {
  const t = useTranslations("camera");
  const video = useRef<HTMLVideoElement>(null);
  const fillsScreen = useMediaQuery("(max-width: 47.99em)", true, { getInitialValueInEffect: false });
  const camera = useCamera(video);
  const showing = camera.state.kind === "showing";
  const { refused, refuse } = useRefusal(onRefused);
  const noReader = useCodes(video, showing, (texts) => {
    const isAccepted = texts.some(onCode);
    if (!isAccepted) refuse(texts[0] ?? "");
    return isAccepted;
  });
  useEscape(onClose);
  const problem = noReader ? "failed" : camera.state.kind === "problem" ? camera.state.problem : null;
  return (
    <FocusTrap active={fillsScreen}>
      <section className={classes.camera} role="dialog" aria-modal={fillsScreen} aria-label={t("title")}>
        <video ref={video} className={classes.picture} muted playsInline tabIndex={-1} aria-label={t("title")} />
        {problem ? (
          <CameraTrouble problem={problem} onRetry={camera.again} onClose={onClose} />
        ) : (
          <>
            <div className={classes.frame} data-refused={refused || undefined} data-waiting={!showing || undefined} />
            <p className={classes.hint} role={refused ? "alert" : "status"}>
              {refused ? refusal : showing ? hint : t("asking")}
            </p>
          </>
        )}
        <div className={classes.bar}>
          {showing && camera.torch !== "none" && (
            <button
              type="button"
              className={classes.button}
              aria-pressed={camera.torch === "on"}
              onClick={() => void camera.toggleTorch()}
            >
              <IconBulb size={24} aria-hidden="true" />
              {t("torch")}
            </button>
          )}
          {showing && camera.next && (
            <button type="button" className={classes.button} onClick={camera.next}>
              <IconCameraRotate size={24} aria-hidden="true" />
              {t("next")}
            </button>
          )}
          <button type="button" className={classes.button} data-close onClick={onClose} data-autofocus>
            <IconX size={24} aria-hidden="true" />
            {t("close")}
          </button>
        </div>
      </section>
    </FocusTrap>
  );
}

function useEscape(onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => event.key === "Escape" && close();
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
