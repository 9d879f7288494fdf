import { Button } from "@mantine/core";
import { IconQrcode } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { useShowCard } from "./use-card.ts";

/** Shows a button that opens the card dialog, for items that the member can collect at the till. */
export function ShowCardButton() {
  const words = useTranslations("home");
  const show = useShowCard();
  return (
    <Button fullWidth leftSection={<IconQrcode size={20} aria-hidden />} onClick={show}>
      {words("showCard")}
    </Button>
  );
}
