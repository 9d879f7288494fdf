/** Whether a name can stand as an SMS's sender: 3 to 11 letters or digits; none, and the product's own stands there. Spec §5. */
export const isSenderName = (name: string): boolean => name === "" || /^[A-Za-z0-9]{3,11}$/.test(name);
