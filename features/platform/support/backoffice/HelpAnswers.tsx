import { CloseButton, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import type { PlainPath } from "#packages/contract/paths.ts";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { type Act, can } from "#packages/web/backoffice/session/acts.ts";
import { useMaybeChain, useRole } from "#packages/web/backoffice/session/session.ts";
import classes from "./support.module.css";

type Answer = { name: AnswerName; to: PlainPath; for: Act | null };
type AnswerName = (typeof answers)[number]["name"];

/** The questions of the help, with the screen of each and the required permission. */
const answers = [
  { name: "join", to: paths.attract, for: "readClub" },
  { name: "purchase", to: paths.till, for: null },
  { name: "wrong", to: paths.purchases, for: "readClub" },
  { name: "points", to: paths.points, for: "manageClub" },
  { name: "correct", to: paths.members, for: "readClub" },
  { name: "reward", to: paths.coupons, for: "manageClub" },
  { name: "card", to: paths.stampCards, for: "manageClub" },
  { name: "campaign", to: paths.campaigns, for: "readClub" },
  { name: "cashier", to: paths.users, for: "readClub" },
  { name: "code", to: paths.profile, for: null },
  { name: "large", to: paths.approvals, for: "answerApprovals" },
  { name: "terms", to: paths.membershipTerms, for: "manageClub" },
  { name: "look", to: paths.club, for: "manageClub" },
  { name: "leave", to: paths.members, for: "readClub" },
  { name: "who", to: paths.trail, for: "readClub" },
] as const satisfies readonly { name: string; to: PlainPath; for: Act | null }[];

const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Lists help answers with links to their screens, limited to those for the reader's role. */
export function HelpAnswers() {
  const t = useTranslations("support.help");
  const words = useTranslations("words");
  const role = useRole();
  const hasChain = useMaybeChain() !== null;
  const [q, setQ] = useState("");
  const sought = folded(q).split(/\s+/).filter(Boolean);
  const isFound = ({ name }: Answer) => {
    const text = folded(`${t(`answers.${name}.question`)} ${t(`answers.${name}.answer`)}`);
    return sought.every((word) => text.includes(word));
  };
  const own = answers.filter((each) => each.for === null || can(role, each.for));
  const matches = own.filter(isFound);
  return (
    <section className={classes.help} aria-labelledby="help-answers">
      <h2 id="help-answers" className={classes.heading}>
        {t("title")}
      </h2>
      <TextInput
        type="search"
        aria-label={t("search")}
        placeholder={t("search")}
        maw={420}
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={q ? <CloseButton size={32} aria-label={words("clear")} onClick={() => setQ("")} /> : null}
      />
      <p className="st-hidden" role="status">
        {q && t("found", { count: matches.length })}
      </p>
      {matches.length === 0 && <p className={classes.quiet}>{t("none")}</p>}
      <div className={classes.answers}>
        {matches.map(({ name, to }) => (
          <details key={name} className={classes.answer}>
            <summary>{t(`answers.${name}.question`)}</summary>
            <p>{t(`answers.${name}.answer`)}</p>
            {hasChain && (
              <Link to={to} className={link.link}>
                {t(`answers.${name}.go`)}
              </Link>
            )}
          </details>
        ))}
      </div>
    </section>
  );
}
