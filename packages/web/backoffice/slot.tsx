import { type ComponentType, createContext, Suspense, use } from "react";

/** A component that a higher noun fills into a slot of a lower one. */
export interface Filling {
  slot: ComponentType<never>;
  component: ComponentType<never>;
}

/** The slot's type ensures that only a component with its props fits. */
export const fillSlot = <Props extends object>(
  slot: ComponentType<Props>,
  component: ComponentType<Props>,
): Filling => ({
  slot: slot as ComponentType<never>,
  component: component as ComponentType<never>,
});

const Fillings = createContext<readonly Filling[]>([]);

/** Receives from the app the fillings that all nouns declare. */
export const FillingsProvider = Fillings;

/** Creates a place in a screen that higher nouns fill. It shows nothing if no noun fills it. */
export function createSlot<Props extends object>(): ComponentType<Props> {
  function Slot(props: Props) {
    const components = use(Fillings)
      .filter(({ slot }) => slot === (Slot as ComponentType<never>))
      .map(({ component }) => component as ComponentType<object>);
    return (
      <Suspense>
        {components.map((Component, index) => (
          <Component key={index} {...props} />
        ))}
      </Suspense>
    );
  }
  return Slot;
}
