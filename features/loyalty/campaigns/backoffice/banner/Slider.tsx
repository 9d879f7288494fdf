import { useId } from "react";
import controls from "./controls.module.css";

type SliderProps = {
  label: string;
  /** The value as readable text: "40 %". */
  valueText: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  /** Called when the drag has ended. */
  onDone: () => void;
};

/** Chooses a value in a range, by touch, mouse or arrow keys. */
export function Slider({ label, valueText, value, min, max, step, onChange, onDone }: SliderProps) {
  const id = useId();
  return (
    <div className={controls.slider}>
      <label htmlFor={id} className={controls.sliderLabel}>
        {label}
      </label>
      <output htmlFor={id} className={controls.sliderValue}>
        {valueText}
      </output>
      <input
        id={id}
        type="range"
        aria-valuetext={valueText}
        value={value}
        min={min}
        max={max}
        step={step}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        onPointerUp={onDone}
        onBlur={onDone}
      />
    </div>
  );
}
