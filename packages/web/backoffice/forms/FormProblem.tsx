import { IconAlertCircle } from "@tabler/icons-react";
import classes from "./form-problem.module.css";

/** Shows a problem of the form that belongs to no single field. */
export function FormProblem({ text }: { text: string | null }) {
  return (
    <div role="alert" className={classes.region}>
      {text && (
        <p className={classes.problem}>
          <IconAlertCircle size={20} aria-hidden />
          {text}
        </p>
      )}
    </div>
  );
}
