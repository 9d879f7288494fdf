import classes from "./card-name.module.css";

type CardNameProps = {
  name: string;
  logoUrl?: string | undefined;
};

/** The chain's logo on a card; without one its name, set in type. */
export function CardName({ name, logoUrl }: CardNameProps) {
  if (logoUrl) return <img className={classes.logo} src={logoUrl} alt={name} />;
  return (
    <p className={classes.name} data-long={name.length > 22 || undefined}>
      {name}
    </p>
  );
}
