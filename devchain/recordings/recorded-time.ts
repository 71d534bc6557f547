/** Seconds since 1970 of the first block of every recording. */
export const FIRST_TIMESTAMP_S = 1_700_000_000
/** Between its blocks. */
export const BLOCK_TIME_S = 2
