import { Progress } from "@stammis/ui/Progress.tsx";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { useChain } from "../../lib/chain.ts";
import { fileUrl } from "../../lib/files.ts";
import { useNumbers } from "../../lib/numbers.ts";
import { useSession } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { BackLink } from "../../shell/BackLink.tsx";
import { LinkButton } from "../../shell/LinkButton.tsx";
import { homeQuery } from "../home/queries.ts";
import classes from "./coupon-page.module.css";
import type { Coupon } from "./RewardTicket.tsx";

/** One reward, large: picture, words, what it costs, and for a member how near it is. */
export function CouponPage({ coupon }: { coupon: Coupon }) {
  const words = useTranslations("coupons");
  const unit = useTranslations("home");
  const common = useTranslations("words");
  const shell = useTranslations("shell");
  const { clubPointActive } = useChain();
  const { count } = useNumbers();
  const signedIn = useSession() !== null;
  const balance = useQuery({ ...homeQuery, enabled: signedIn }).data?.points.balance;
  const image = fileUrl(coupon.imagePath);
  return (
    <>
      {signedIn && <BackLink to={paths.purchases}>{clubPointActive ? shell("points") : shell("purchases")}</BackLink>}
      <article className={classes.page}>
        {image && <img className={classes.picture} src={image} alt="" />}
        <div className={classes.body}>
          <h1 className={classes.title}>{coupon.name}</h1>
          {coupon.description && <p className={classes.text}>{coupon.description}</p>}
          <p className={classes.cost}>
            <strong>{count(coupon.pointsRequired)}</strong> {unit("unit", { count: coupon.pointsRequired })}
          </p>
          {balance !== undefined && <Reach required={coupon.pointsRequired} balance={balance} />}
        </div>
        {signedIn ? (
          <p className={classes.note}>{words("how")}</p>
        ) : (
          <div className={classes.guest}>
            <p>{words("guestText")}</p>
            <LinkButton to={paths.login} search={{ from: paths.coupon.replace("$id", String(coupon.id)) }} fullWidth>
              {common("signIn")}
            </LinkButton>
          </div>
        )}
      </article>
    </>
  );
}

function Reach({ required, balance }: { required: number; balance: number }) {
  const words = useTranslations("home");
  const text = balance >= required ? words("rewardReady") : words("rewardLeft", { count: required - balance });
  return (
    <div className={classes.reach}>
      <Progress value={Math.max(0, Math.min(balance, required))} max={required} label={text} />
      <p>{text}</p>
    </div>
  );
}
