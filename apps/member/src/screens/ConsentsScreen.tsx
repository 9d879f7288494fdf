import { ListSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { ChannelChoice } from "../features/consents/ChannelChoice.tsx";
import { ConsentHistory } from "../features/consents/ConsentHistory.tsx";
import classes from "../features/consents/consents.module.css";
import { ownConsentsQuery } from "../features/consents/queries.ts";
import { useHome } from "../lib/home.ts";
import { paths } from "../paths.ts";
import { BackLink } from "../shell/BackLink.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { Section } from "../shell/Section.tsx";

/** `/consumer/consents`: how offers may come, and every answer given before. product.md §11. */
export function ConsentsScreen() {
  const words = useTranslations("own");
  const shell = useTranslations("shell");
  const loading = useTranslations("words")("loading");
  const home = useHome();
  const answers = useQuery(ownConsentsQuery);
  const skeleton = <ListSkeleton label={loading} rows={2} />;
  return (
    <PlainPage
      title={words("consents")}
      description={words("consentsText")}
      above={<BackLink to={paths.account}>{shell("account")}</BackLink>}
    >
      <Loaded query={home} skeleton={skeleton} failed={shell("homeFailed")}>
        {({ profile }) => (
          <div className={classes.choices}>
            <ChannelChoice channel="EMAIL" given={profile.emailNotification} address={profile.email} />
            <ChannelChoice channel="SMS" given={profile.phoneNotification} address={profile.phone} />
          </div>
        )}
      </Loaded>
      <Section title={words("history")}>
        <Loaded query={answers} skeleton={skeleton} failed={words("consentsFailed")}>
          {(found) => <ConsentHistory answers={found} />}
        </Loaded>
      </Section>
    </PlainPage>
  );
}
