/** Whether a name is a valid SMS sender: 3 to 11 letters or digits, or empty for the product's own name. Spec §5. */
export const isSenderName = (name: string): boolean => name === "" || /^[A-Za-z0-9]{3,11}$/.test(name);
