import { specialDayProblems, upcomingSpecialDays } from "@stammis/domain/clubs/special-days";
import { pictureAt } from "@stammis/ui/cards/picture-sizes.ts";
import { PhoneFrame } from "@stammis/ui/page/PhoneFrame.tsx";
import { useTranslations } from "use-intl/react";
import { useChain } from "../../lib/session.ts";
import { useToday } from "../../lib/use-today.ts";
import type { LocationForm } from "./location-form.ts";
import classes from "./location-preview.module.css";
import { SpecialDayList } from "./SpecialDayList.tsx";
import { WeekHours } from "./WeekHours.tsx";

type LocationPreviewProps = { form: LocationForm; logoUrl: string | undefined };

/** The point of sale's own page, as a member meets it on a phone. Spec §2 "/{subpage}". */
export function LocationPreview({ form, logoUrl }: LocationPreviewProps) {
  const t = useTranslations("locations.editor");
  const chain = useChain();
  const told = upcomingSpecialDays(
    form.specialDays.filter((_, index) => specialDayProblems(form.specialDays).every((each) => each.index !== index)),
    useToday(),
  );
  const picture = logoUrl ?? chain.logoPath;
  const town = [form.zipCode, form.city].filter(Boolean).join(" ");
  const contact = [form.phone, form.email, form.website].filter(Boolean);
  return (
    <PhoneFrame label={t("preview")} brandColour={chain.brandColour} scheme="light">
      <div className={classes.page}>
        {picture ? (
          <img {...pictureAt(picture, "half")} alt="" className={classes.logo} />
        ) : (
          <p className={classes.chain}>{chain.commercialName}</p>
        )}
        <h2 className={classes.name}>{form.commercialName || t("previewName")}</h2>
        {(form.street || town) && (
          <p className={classes.address}>
            {form.street}
            {form.street && town && <br />}
            {town}
          </p>
        )}
        {contact.length > 0 && (
          <ul className={classes.contact}>
            {contact.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {form.openingHours.length > 0 && (
          <div className={classes.hours}>
            <h3 className={classes.heading}>{t("hours")}</h3>
            <WeekHours rows={form.openingHours} />
          </div>
        )}
        {told.length > 0 && (
          <div className={classes.hours}>
            <h3 className={classes.heading}>{t("special")}</h3>
            <SpecialDayList days={told} />
          </div>
        )}
      </div>
    </PhoneFrame>
  );
}
