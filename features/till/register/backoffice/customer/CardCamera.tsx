import { useTranslations } from "use-intl/react";
import { readCardCode } from "#features/members/card-codes/domain/card-codes.ts";
import { Camera } from "../camera/Camera.tsx";
import { signal } from "../sounds.ts";
import classes from "../till.module.css";

type CardCameraProps = { onCard: (digits: string) => void; onClose: () => void };

/** A viewfinder for a member's card. */
export function CardCamera({ onCard, onClose }: CardCameraProps) {
  const t = useTranslations("register");
  const onCode = (text: string) => {
    const card = readCardCode(text);
    if (!card) return false;
    onClose();
    onCard(card.code?.digits ?? card.number);
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
