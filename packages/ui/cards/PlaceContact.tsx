import { IconMail, IconMapPin, IconPhone, IconRoute, IconWorld } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./place-contact.module.css";

const icon = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

type PlaceContactProps = {
  street: string;
  zipCode: string;
  city: string;
  phone: string;
  email: string;
  website: string;
  websiteLabel: string;
  directionsLabel: string;
};

/** Links to a point of sale's address, directions, phone, e-mail and website. */
export function PlaceContact(props: PlaceContactProps) {
  const { street, zipCode, city, phone, email, website, websiteLabel, directionsLabel } = props;
  const place = [street, [zipCode, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  const site = /^https?:\/\//i.test(website) ? website : website && `https://${website}`;
  return (
    <ul className={classes.contact}>
      {place && (
        <Way icon={<IconMapPin {...icon} />} href={`https://maps.google.com/?q=${encodeURIComponent(place)}`} outside>
          {place}
        </Way>
      )}
      {place && (
        <Way icon={<IconRoute {...icon} />} href={directionsTo(place)} outside>
          {directionsLabel}
        </Way>
      )}
      {phone && (
        <Way icon={<IconPhone {...icon} />} href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
          {phone}
        </Way>
      )}
      {email && (
        <Way icon={<IconMail {...icon} />} href={`mailto:${email}`}>
          {email}
        </Way>
      )}
      {site && (
        <Way icon={<IconWorld {...icon} />} href={site} outside>
          <span className="st-hidden">{websiteLabel}: </span>
          {website.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "")}
        </Way>
      )}
    </ul>
  );
}

/** Returns a link to directions from the current position; a phone opens it in its map app, if it has one. */
const directionsTo = (place: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;

type WayProps = { icon: ReactNode; href: string; outside?: boolean; children: ReactNode };

function Way({ icon: sign, href, outside = false, children }: WayProps) {
  return (
    <li>
      <a href={href} className={classes.way} {...(outside ? { target: "_blank", rel: "noreferrer" } : {})}>
        {sign}
        <span>{children}</span>
      </a>
    </li>
  );
}
