import { Checkbox } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { useUpdateProfile } from "#features/access/profile/member/queries.ts";
import { type Channel, channelRules } from "#packages/domain/people/channels.ts";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { useProblemText } from "#packages/web/problem.ts";
import classes from "./consents.module.css";

type ChannelChoiceProps = { channel: Channel; given: boolean; address: string | null };

/**
 * Shows a consent switch for one channel, saved at once. It is disabled when the member has no address in the channel.
 */
export function ChannelChoice({ channel, given: hasConsent, address }: ChannelChoiceProps) {
  const words = useTranslations("settings");
  const consents = useTranslations("consents");
  const problemText = useProblemText();
  const toast = useToast();
  const update = useUpdateProfile();
  const change = (yes: boolean) =>
    update.mutate(
      { [channelRules[channel].consent]: yes },
      {
        onSuccess: () => toast({ variant: "success", text: words("consentsSaved") }),
        onError: (error) => toast({ variant: "error", text: problemText(error, words("consentsNotSaved")) }),
      },
    );
  return (
    <Checkbox
      className={classes.choice}
      label={consents(`profile.${channel}`)}
      description={address ?? words(`noAddress.${channel}`)}
      checked={hasConsent}
      disabled={address === null || update.isPending}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  );
}
