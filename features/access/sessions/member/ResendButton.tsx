import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { ApiError } from "#packages/contract/client.ts";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { useProblemText } from "#packages/web/problem.ts";

/** Sends a message again. When the server refuses because it is too soon, counts down to the next try. */
export function ResendButton({ send }: { send: () => Promise<unknown> }) {
  const words = useTranslations("sessions");
  const problemText = useProblemText();
  const toast = useToast();
  const [secondsLeft, setLeft] = useCountdown();
  const again = useMutation({
    mutationFn: send,
    onSuccess: () => toast({ variant: "success", text: words("resent") }),
    onError: (error) => {
      setLeft((error instanceof ApiError && error.problem?.retryAfter) || 0);
      toast({ variant: "error", text: problemText(error, words("resendFailed")) });
    },
  });
  return (
    <Button variant="subtle" disabled={secondsLeft > 0} loading={again.isPending} onClick={() => again.mutate()}>
      {secondsLeft > 0 ? words("resendIn", { time: clock(secondsLeft) }) : words("resend")}
    </Button>
  );
}

/** Formats minutes and seconds: "4:05". */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/**
 * Returns the seconds until the next try, and a function that starts the countdown. Uses the clock, because timers stop
 * on a sleeping phone.
 */
function useCountdown(): [number, (seconds: number) => void] {
  const [end, setEnd] = useState(0);
  const [secondsLeft, setLeft] = useState(0);
  useEffect(() => {
    const look = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    look();
    if (end <= Date.now()) return;
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return [secondsLeft, (seconds) => setEnd(Date.now() + seconds * 1000)];
}
