/** Returns the flags that the database's `enqueue` gives to the jobs of these clubs. */
export const chainFlags = (chainIds: readonly number[]) => chainIds.map((id) => `chain:${id}`);

/** The flag of a job with a key. The job keeps it even after a later job with the same key has replaced the job. */
export const keyedFlag = "keyed";
