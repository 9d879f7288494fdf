import { useTranslations } from "use-intl/react";
import { Camera } from "../camera/Camera.tsx";
import { readCardNumber } from "../scanner/card-in-text.ts";
import { signal } from "../sounds.ts";
import classes from "../till.module.css";

type CardCameraProps = { onNumber: (membershipNumber: string) => void; onClose: () => void };

/** The viewfinder that waits for a member's card. */
export function CardCamera({ onNumber, onClose }: CardCameraProps) {
  const t = useTranslations("register");
  const onCode = (text: string) => {
    const number = readCardNumber(text);
    if (!number) return false;
    onClose();
    onNumber(number);
    return true;
  };
  return (
    <div className={classes.viewfinder}>
      <Camera
        hint={t("cameraHint")}
        refusal={t("cameraRefusal")}
        onCode={onCode}
        onRefused={() => signal("refused")}
        onClose={onClose}
      />
    </div>
  );
}
