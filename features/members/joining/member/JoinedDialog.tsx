import { useTranslations } from "use-intl/react";
import { CongratsDialog } from "#packages/ui/answer/CongratsDialog.tsx";
import { Ticket } from "#packages/ui/cards/Ticket.tsx";
import { useChain } from "#packages/web/member/club/chain.ts";
import { fileUrl } from "#packages/web/member/club/files.ts";
import { useHome } from "#packages/web/member/club/home.ts";
import { useLasting } from "#packages/web/member/format/use-lasting.ts";
import classes from "./joined-dialog.module.css";

/** Congratulates a new member once, with the club's welcome offer. Spec §2. */
export function JoinedDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const words = useTranslations("winning");
  const common = useTranslations("words");
  const { commercialName } = useChain();
  const lasting = useLasting();
  const home = useHome();
  const offer = home.data?.welcomeOffer;
  return (
    <CongratsDialog
      opened={opened && !home.isPending}
      onClose={onClose}
      title={words("congrats")}
      closeLabel={common("close")}
    >
      <p className={classes.joined}>{words("joined", { club: commercialName })}</p>
      {offer && (
        <Ticket
          level={3}
          title={offer.name}
          description={offer.description || undefined}
          imageUrl={fileUrl(offer.bannerPath)}
          lasting={lasting(offer.validThrough)}
          gift
        />
      )}
      <p>{offer ? words("joinedOffer") : words("joinedCard")}</p>
    </CongratsDialog>
  );
}
