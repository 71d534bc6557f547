/** The newest block that an endpoint has given, with what is known of it. */
export interface HeadReading {
  /** The endpoint's place among those configured for the chain: two may have the same host. */
  readonly endpoint: number
  readonly block: bigint
  /** When the block was made, in milliseconds since 1970; undefined if the endpoint did not give the block itself. */
  readonly time: number | undefined
}

/** The block of a confirmed transaction of the page's own, and which endpoint has shown it. */
export type ConfirmedBlock = Pick<HeadReading, 'endpoint' | 'block'>

/** What endpoints of one chain have said of its newest block; forgotten when the chain starts over. */
export interface ChainProgress {
  /** The last one of each endpoint. */
  readonly readings: readonly HeadReading[]
  /** The highest one of each endpoint. */
  readonly confirmed: readonly ConfirmedBlock[]
}

/** How far the newest blocks of two endpoints may be apart while both are current, and how far a device's clock may be off. */
const TOLERANCE_MS = 20_000

export const noProgress: ChainProgress = { readings: [], confirmed: [] }

export function withReading({ readings, confirmed }: ChainProgress, reading: HeadReading): ChainProgress {
  return { confirmed, readings: [...readings.filter(({ endpoint }) => endpoint !== reading.endpoint), reading] }
}

export function withConfirmed({ readings, confirmed }: ChainProgress, block: ConfirmedBlock): ChainProgress {
  const higher = confirmed.some((each) => each.endpoint === block.endpoint && each.block >= block.block)
  if (higher) return { readings, confirmed }
  return { readings, confirmed: [...confirmed.filter(({ endpoint }) => endpoint !== block.endpoint), block] }
}

/**
 * How many blocks an endpoint is behind; 0 if it is current. It is compared with other endpoints only, so a chain's only
 * one is never behind. It is behind if its newest block is older than another's by more than 20 s of the chain's time, or
 * below the block of a transaction that another has confirmed. Another's head counts only if that endpoint has given the
 * block too, with a time that is not in the future: an invented head makes nobody late.
 */
export function blocksBehind({ readings, confirmed }: ChainProgress, endpoint: number, now: number): bigint {
  const own = readings.find((reading) => reading.endpoint === endpoint)
  if (!own) return 0n
  const heads = readings.filter((other) => other.endpoint !== endpoint && isCredible(other, now) && isOlder(own, other))
  const ahead = [...heads, ...confirmed.filter((other) => other.endpoint !== endpoint)].map(({ block }) => block)
  return ahead.reduce((most, block) => (block - own.block > most ? block - own.block : most), 0n)
}

function isCredible({ time }: HeadReading, now: number): boolean {
  return time !== undefined && time <= now + TOLERANCE_MS
}

/** By more than two current endpoints may differ. */
function isOlder(own: HeadReading, other: HeadReading): boolean {
  return own.time !== undefined && other.time !== undefined && other.time - own.time > TOLERANCE_MS
}
