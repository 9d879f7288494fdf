import { type FormEventHandler, type ReactNode, useEffect } from "react";
import { sessionRenewal } from "../session/session-renewal.ts";
import classes from "./form-frame.module.css";

type FormFrameProps = {
  title: string;
  text?: ReactNode;
  above?: ReactNode;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
  /** Shown under the form, such as a link to an alternative. */
  foot?: ReactNode;
};

/** Frames every form of the member app: title, purpose, fields in one column, buttons last. */
export function FormFrame({ title, text, above, onSubmit, children, foot }: FormFrameProps) {
  useEffect(() => sessionRenewal.offer(), []);
  return (
    <div className={classes.frame}>
      {above}
      <div>
        <h1 className={classes.title}>{title}</h1>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        {children}
      </form>
      {foot && <div className={classes.foot}>{foot}</div>}
    </div>
  );
}

/** A group of related fields under its own heading. */
export function FormGroup({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{title}</legend>
      {text && <p className={classes.note}>{text}</p>}
      {children}
    </fieldset>
  );
}
