import { IconCheck, IconClock, IconClockX } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { OfferPage } from "#features/loyalty/coupons/member/OfferPage.tsx";
import { paths } from "#features/member-paths.ts";
import { ShowCardButton } from "#features/members/wallet/member/card/ShowCardButton.tsx";
import { fileUrl } from "#packages/web/member/club/files.ts";
import { useHome } from "#packages/web/member/club/home.ts";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import { useLasting } from "#packages/web/member/format/use-lasting.ts";
import type { AnswerOf } from "#packages/web/member/session/api.ts";
import { LinkButton } from "#packages/web/member/shell/LinkButton.tsx";
import { rewardStateOf } from "./fillings.ts";
import classes from "./reward-page.module.css";

type Reward = AnswerOf<"getConsumerStampcardCoupon">;

type RewardState = ReturnType<typeof rewardStateOf> | "none" | "resting";

/** `resting`: valid, but the grace period of the lapsed subscription is over. */
function stateOf({ usage, valid }: Reward, today: string): RewardState {
  if (!usage) return "none";
  const state = rewardStateOf(usage, today);
  return state === "ready" && !valid ? "resting" : state;
}

/** Shows the reward of a full card: won, used, expired or still to earn. Spec §2 "/sc/{stampcardCouponId}", §4. */
export function RewardPage({ coupon }: { coupon: Reward }) {
  const words = useTranslations("stampCards");
  const dates = useDates();
  const state = stateOf(coupon, dates.today());
  return (
    <OfferPage
      imageUrl={fileUrl(coupon.imagePath)}
      title={coupon.reward}
      hideTitle={coupon.hideTitle}
      text={coupon.description || undefined}
      foot={
        state === "ready" ? (
          <>
            <p>{words("rewardHow")}</p>
            <ShowCardButton />
          </>
        ) : (
          <ToCard cardId={coupon.stampcardId} />
        )
      }
    >
      <State state={state} coupon={coupon} />
    </OfferPage>
  );
}

const icon = { size: 20, "aria-hidden": true } as const;

function State({ state, coupon }: { state: RewardState; coupon: Reward }) {
  const words = useTranslations("stampCards");
  const lasting = useLasting();
  const lastingText = coupon.usage && lasting(coupon.usage.validThrough);
  if (state === "none") {
    return (
      <p className={classes.later}>
        {words("rewardNotYet")} {words("rewardDays", { count: coupon.dayValidation })}
      </p>
    );
  }
  if (state === "resting") return <p className={classes.later}>{words("rewardResting")}</p>;
  return (
    <p className={classes.state} data-state={state}>
      {state === "used" && <IconCheck {...icon} />}
      {state === "over" && <IconClockX {...icon} />}
      {state === "ready" && <IconClock {...icon} />}
      {state === "used" ? words("rewardUsed") : lastingText}
    </p>
  );
}

/** Links to its card, while the club still has it. */
function ToCard({ cardId }: { cardId: number }) {
  const words = useTranslations("stampCards");
  const hasCard = useHome().data?.stampcards.some(({ id }) => id === cardId) ?? false;
  if (!hasCard) return null;
  return (
    <LinkButton to={paths.stampCard} params={{ id: String(cardId) }} variant="light" fullWidth>
      {words("toCard")}
    </LinkButton>
  );
}
