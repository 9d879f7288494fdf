import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import classes from "./location-box.module.css";

/** Tells a member that the home location has closed, with a link to choose another. */
export function ClosedHome({ name }: { name: string }) {
  const words = useTranslations("locations");
  return (
    <section className={classes.box} aria-label={words("homeClosed", { name })}>
      <h2 className={classes.name}>{words("homeClosed", { name })}</h2>
      <p>{words("homeClosedText")}</p>
      <Button variant="light" renderRoot={(props) => <Link to={paths.contact} {...props} />}>
        {words("chooseHome")}
      </Button>
    </section>
  );
}
