/** Returns the flags that the database's `enqueue` gives to the jobs of these clubs. */
export const chainFlags = (chainIds: readonly number[]) => chainIds.map((id) => `chain:${id}`);

/** The flag of a job with a key. The job keeps the flag when a later job takes the key. */
export const keyedFlag = "keyed";
