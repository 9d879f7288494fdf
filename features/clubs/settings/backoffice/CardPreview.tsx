import { useTranslations } from "use-intl/react";
import { MemberCard } from "#packages/ui/cards/MemberCard.tsx";
import { Ticket } from "#packages/ui/cards/Ticket.tsx";
import { PhoneFrame } from "#packages/ui/page/PhoneFrame.tsx";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import classes from "./club.module.css";

type CardPreviewProps = { name: string; brandColour: string; logoUrl: string | undefined };

/** Twelve digits with a wrong check digit, so that no till accepts them. */
const nobody = "123456789010";

/** A preview of the member's card and a reward, with the form's current values. */
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
