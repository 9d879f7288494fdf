import { IconCheck, IconLock } from "@tabler/icons-react";
import { Progress } from "../answer/Progress.tsx";
import { pictureAt } from "../pictures/picture-sizes.ts";
import { Gift } from "./Gift.tsx";
import classes from "./ticket.module.css";

type TicketProps = {
  title: string;
  description?: string | undefined;
  imageUrl?: string | undefined;
  /** The validity in words: "gäller till söndag". */
  lasting?: string | undefined;
  /** The text of the stub: "120" over "poäng", "20 %" over "rabatt". */
  value?: { amount: string; unit?: string | undefined } | undefined;
  /** Whether the coupon is free; the stub then shows a gift. */
  gift?: boolean | undefined;
  /** "ready" (default) is in colour; "locked" lacks points; "used" is stamped and finished. */
  state?: "ready" | "locked" | "used" | undefined;
  /** The state in a word ("Använd", "60 poäng kvar"); for "used" it is the stamp across. */
  stateText?: string | undefined;
  /** The progress of a locked ticket. */
  progress?: { value: number; max: number } | undefined;
  onOpen?: (() => void) | undefined;
  /** Level of the title in the page's outline; 3 by default. */
  level?: 2 | 3 | undefined;
};

/** A coupon as a ticket: its content on the left, its value on the stub after the tear line. */
export function Ticket(props: TicketProps) {
  const { title, description, imageUrl, lasting, value, gift, onOpen } = props;
  const { state = "ready", stateText, progress, level = 3 } = props;
  const Heading = `h${level}` as const;
  return (
    <article className={classes.lift} data-state={state} data-stub={value || gift ? true : undefined}>
      <span className={classes.shade} aria-hidden="true" />
      <div className={classes.ticket}>
        <div className={classes.body}>
          {imageUrl && <img className={classes.picture} {...pictureAt(imageUrl, "half")} alt="" loading="lazy" />}
          <div className={classes.words}>
            <Heading className={classes.title}>
              {onOpen ? (
                <button type="button" className={classes.open} onClick={onOpen}>
                  {title}
                </button>
              ) : (
                title
              )}
            </Heading>
            {description && <p className={classes.description}>{description}</p>}
            {progress && <Progress value={progress.value} max={progress.max} label={stateText ?? title} />}
            {stateText && (
              <p className={classes.state}>
                <StateIcon state={state} />
                {stateText}
              </p>
            )}
            {lasting && <p className={classes.lasting}>{lasting}</p>}
          </div>
        </div>
        {gift && (
          <div className={classes.stub}>
            <Gift className={classes.gift} />
          </div>
        )}
        {value && (
          <div className={classes.stub}>
            <p className={classes.amount}>{value.amount}</p>
            {value.unit && <p className={classes.unit}>{value.unit}</p>}
          </div>
        )}
      </div>
    </article>
  );
}

function StateIcon({ state }: { state: "ready" | "locked" | "used" }) {
  if (state === "locked") return <IconLock size={16} aria-hidden="true" />;
  return <IconCheck size={16} aria-hidden="true" />;
}
