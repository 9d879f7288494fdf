import { useTranslations } from "use-intl/react";
import { MemberCard } from "#packages/ui/cards/MemberCard.tsx";
import { Ticket } from "#packages/ui/cards/Ticket.tsx";
import { PhoneFrame } from "#packages/ui/page/PhoneFrame.tsx";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import classes from "./club.module.css";

type CardPreviewProps = { name: string; brandColour: string; logoUrl: string | undefined };

/** Twelve digits that no till knows: the last is not their check digit. */
const nobody = "123456789010";

/** The member's own card and a reward, as the form stands now. */
export function CardPreview({ name, brandColour, logoUrl }: CardPreviewProps) {
  const words = useTranslations("settings");
  const { count } = useNumbers();
  return (
    <PhoneFrame label={words("preview")} brandColour={brandColour} scheme="light">
      <div className={classes.preview}>
        <MemberCard
          variant="hero"
          chainName={name.trim() || words("previewNameless")}
          logoUrl={logoUrl}
          memberName={words("previewMember")}
          membershipId={nobody}
          points={{ value: count(1240), unit: words("previewUnit") }}
          next={{ text: words("previewNext"), value: 1240, max: 1300 }}
          showLabel={words("previewShow")}
          onShow={() => {}}
        />
        <Ticket
          title={words("previewReward")}
          description={words("previewRewardText")}
          value={{ amount: count(500), unit: words("previewRewardUnit") }}
          state="ready"
        />
      </div>
    </PhoneFrame>
  );
}
