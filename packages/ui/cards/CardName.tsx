import { LogoImage } from "../pictures/LogoImage.tsx";
import classes from "./card-name.module.css";

type CardNameProps = {
  name: string;
  logoUrl?: string | undefined;
};

/** The two colours of the card's gradient. */
const cardGround = ["--brand-card-from", "--brand-card-to"] as const;

/** Shows the chain's logo on a card, or the chain's name if it has no logo. */
export function CardName({ name, logoUrl }: CardNameProps) {
  if (logoUrl) return <LogoImage className={classes.logo} src={logoUrl} alt={name} on={cardGround} />;
  return (
    <p className={classes.name} translate="no" data-long={name.length > 22 || undefined}>
      {name}
    </p>
  );
}
