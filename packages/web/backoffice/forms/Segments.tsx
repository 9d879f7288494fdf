import { SegmentedControl } from "@mantine/core";
import classes from "./segments.module.css";

type SegmentsProps<Value extends string> = {
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string | undefined;
};

/** A choice between a few options in a row, tall enough for a thumb. */
export function Segments<Value extends string>({ label, choices, value, onChange, className }: SegmentsProps<Value>) {
  return (
    <div className={className}>
      <SegmentedControl
        aria-label={label}
        classNames={{ root: classes.root, label: classes.label }}
        data={[...choices]}
        value={value}
        onChange={(chosen) => onChange(chosen as Value)}
      />
    </div>
  );
}
