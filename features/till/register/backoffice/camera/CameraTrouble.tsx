import { Button } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import classes from "./camera.module.css";
import type { CameraProblem } from "./camera-problem.ts";

type CameraTroubleProps = { problem: CameraProblem; onRetry: () => void; onClose: () => void };

/** Explains the missing picture and offers a way on: allow, retry or continue without. */
export function CameraTrouble({ problem, onRetry, onClose }: CameraTroubleProps) {
  const t = useTranslations("camera");
  return (
    <div className={classes.trouble} role="alert">
      <p className={classes.troubleTitle}>{t(`problems.${problem}.title`)}</p>
      <p>{t(`problems.${problem}.text`)}</p>
      <div className={classes.ways}>
        {problem !== "insecure" && (
          <Button size="lg" variant="white" color="black" onClick={onRetry}>
            {t("again")}
          </Button>
        )}
        <Button size="lg" variant="transparent" className={classes.without} onClick={onClose}>
          {t("without")}
        </Button>
      </div>
    </div>
  );
}
