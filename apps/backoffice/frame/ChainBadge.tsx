import { pictureAt } from "#packages/ui/pictures/picture-sizes.ts";
import { BrandScope } from "#packages/ui/theme/BrandScope.tsx";
import classes from "./menu/chain-switcher.module.css";

type ChainBadgeProps = { commercialName: string; brandColour: string; logoPath: string | null };

/** Shows a chain's logo, or its initial in its colour. */
export function ChainBadge({ commercialName, brandColour, logoPath }: ChainBadgeProps) {
  if (logoPath) return <img className={classes.logo} {...pictureAt(logoPath, "small")} alt="" />;
  return (
    <BrandScope brandColour={brandColour} className={classes.scope}>
      <span className={classes.letter} data-letter={[...commercialName.trim()][0]?.toUpperCase() ?? "·"} />
    </BrandScope>
  );
}
