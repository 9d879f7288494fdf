import { useRouter } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { Ticket } from "#packages/ui/cards/Ticket.tsx";
import { fileUrl } from "#packages/web/member/club/files.ts";
import { useNearLasting } from "#packages/web/member/format/use-lasting.ts";
import type { WonReward } from "./fillings.ts";

/** Shows a full card's reward that can be used. */
export function WonTicket({ won }: { won: WonReward }) {
  const words = useTranslations("stampCards");
  const lasting = useNearLasting();
  const router = useRouter();
  return (
    <Ticket
      title={won.reward}
      description={won.description || words("rewardFrom")}
      imageUrl={fileUrl(won.imagePath)}
      lasting={lasting(won.usage.validThrough)}
      gift
      onOpen={() => router.navigate({ to: paths.stampCardCoupon, params: { id: String(won.id) } })}
    />
  );
}
