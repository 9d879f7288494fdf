import { IconCoins, IconGift, IconRosetteDiscountCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import classes from "./perks.module.css";

/** The benefits that a club gives new members; missing parts are left out. */
export interface ClubPerks {
  /** The line that announces the welcome gift. */
  welcome?: string | undefined;
  /** The cheapest reward, shown together with the points. */
  reward?: { name: string; pointsRequired: number } | undefined;
  givesPoints: boolean;
  card?: { reward: string; stampsAmount: number } | undefined;
}

const icon = { size: 22, stroke: 1.75, "aria-hidden": true } as const;

/** Shows the club's benefits at the sign-up form, one line each. Renders nothing if the club has none yet. */
export function Perks({ welcome, reward, givesPoints, card }: ClubPerks) {
  const words = useTranslations("joining");
  if (!welcome && !givesPoints && !card) return null;
  return (
    <section className={classes.perks} aria-labelledby="perks">
      <h2 id="perks" className={classes.title}>
        {words("perksTitle")}
      </h2>
      <ul className={classes.list}>
        {welcome && <Perk icon={<IconGift {...icon} />}>{welcome}</Perk>}
        {givesPoints && (
          <Perk
            icon={<IconCoins {...icon} />}
            text={reward && words("perkReward", { reward: reward.name, count: reward.pointsRequired })}
          >
            {words("perkPoints")}
          </Perk>
        )}
        {card && (
          <Perk
            icon={<IconRosetteDiscountCheck {...icon} />}
            text={words("perkCardText", { count: card.stampsAmount })}
          >
            {card.reward}
          </Perk>
        )}
      </ul>
    </section>
  );
}

function Perk({ icon: sign, text, children }: { icon: ReactNode; text?: string | undefined; children: ReactNode }) {
  return (
    <li className={classes.perk}>
      <span className={classes.sign}>{sign}</span>
      <span>
        <strong className={classes.name}>{children}</strong>
        {text && <span className={classes.text}>{text}</span>}
      </span>
    </li>
  );
}
