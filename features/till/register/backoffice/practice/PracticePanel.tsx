import { Button } from "@mantine/core";
import { IconCircle, IconCircleCheck } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { formatMembershipNumber } from "#packages/domain/people/membership-number.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import type { FoundMember } from "../queries.ts";
import { exercises } from "./exercises.ts";
import classes from "./practice.module.css";

type PracticePanelProps = {
  members: readonly FoundMember[];
  /** The names of the completed exercises. */
  done: ReadonlySet<string>;
  onOpen: (member: FoundMember) => void;
};

/** Offers a sandbox's customers to new staff, and lists what to try with them. */
export function PracticePanel({ members, done, onOpen }: PracticePanelProps) {
  const t = useTranslations("register");
  const invites = useCan("changeMembers");
  return (
    <section className={classes.panel} aria-label={t("practice")}>
      <h2 className={classes.title}>{t("practice")}</h2>
      <p className={classes.text}>{t("practiceText")}</p>
      {members.length === 0 && <p className={classes.text}>{t(invites ? "noPracticeOwner" : "noPractice")}</p>}
      <ul className={classes.customers}>
        {members.map((member) => (
          <li key={member.membershipId}>
            <Button variant="default" size="md" fullWidth onClick={() => onOpen(member)}>
              {`${member.firstName} ${member.lastName}`.trim() || formatMembershipNumber(member.membershipId)}
            </Button>
          </li>
        ))}
      </ul>
      <ul className={classes.exercises}>
        {exercises.map((exercise) => {
          const isDone = done.has(exercise);
          const Icon = isDone ? IconCircleCheck : IconCircle;
          return (
            <li key={exercise} data-done={isDone || undefined}>
              <Icon size={22} aria-hidden="true" />
              <span>
                {t(`exercises.${exercise}`)}
                {isDone && <span className="st-hidden">, {t("exerciseDone")}</span>}
              </span>
            </li>
          );
        })}
      </ul>
      {done.size >= exercises.length && <p className={classes.title}>{t("practiceDone")}</p>}
    </section>
  );
}
