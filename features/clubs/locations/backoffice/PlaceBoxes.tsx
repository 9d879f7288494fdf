import { Checkbox } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import classes from "./place-boxes.module.css";
import { locationsQuery } from "./queries.ts";

type PlaceBoxesProps = {
  label: string;
  error: ReactNode;
  value: readonly number[];
  onChange: (ids: number[]) => void;
};

/** Checkboxes of the club's points of sale. */
export function PlaceBoxes({ label, error, value, onChange }: PlaceBoxesProps) {
  const { data: locations = [] } = useQuery(locationsQuery);
  return (
    <Checkbox.Group label={label} error={error} value={value.map(String)} onChange={(ids) => onChange(ids.map(Number))}>
      <div className={classes.boxes}>
        {locations.map(({ id, name }) => (
          <Checkbox key={id} value={String(id)} label={name} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
