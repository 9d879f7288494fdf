import { IconChevronRight, IconDoorExit, IconDownload } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { useHome } from "#packages/web/member/club/home.ts";
import { membershipDigits } from "#packages/web/member/format/membership-digits.ts";
import { BackLink } from "#packages/web/member/shell/BackLink.tsx";
import classes from "#packages/web/member/shell/menu.module.css";

const icon = { size: 22, stroke: 1.75, "aria-hidden": true } as const;
const further = <IconChevronRight size={20} aria-hidden className={classes.further} />;

/** `/consumer/membership`: links to export the data and to end the membership. Spec §2. */
export function MembershipScreen() {
  const words = useTranslations("personalData");
  const shell = useTranslations("shell");
  const number = useHome().data?.profile.membershipId;
  return (
    <PlainPage
      title={words("title")}
      description={number && `${words("number")} ${membershipDigits(number)}`}
      above={<BackLink to={paths.account}>{shell("account")}</BackLink>}
    >
      <ul className={classes.menu}>
        <li>
          <Link to={paths.export} className={classes.item}>
            <IconDownload {...icon} />
            {words("export")}
            {further}
          </Link>
        </li>
        <li>
          <Link to={paths.terminate} className={classes.item}>
            <IconDoorExit {...icon} />
            {words("terminate")}
            {further}
          </Link>
        </li>
      </ul>
    </PlainPage>
  );
}
