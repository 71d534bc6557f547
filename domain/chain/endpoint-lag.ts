/** The newest block that an endpoint has given, with what is known of it. */
export interface HeadReading {
  /** The endpoint's place among those configured for the chain: two may have the same host. */
  readonly endpoint: number
  readonly block: bigint
  /** When the block was made, in milliseconds since 1970; undefined if the endpoint did not give the block itself. */
  readonly time: number | undefined
}

/** The block of a confirmed transaction of the page's own, and which endpoint has shown it. */
type ConfirmedBlock = Pick<HeadReading, 'endpoint' | 'block'>

/** How far an endpoint was behind the others when it gave its newest block. */
export interface EndpointLag {
  /** At least 1. */
  readonly blocks: bigint
  /** In milliseconds since 1970. */
  readonly at: number
}

/** Who answered a read. */
export interface NodeAnswer {
  /** The endpoint's, without the path, which may hold an API key. */
  readonly host: string
  /** Absent if the endpoint is current, or alone. */
  readonly lag?: EndpointLag
}

/** Told of each answer to a read before that resolves; a read may take several. */
export type AnswerListener = (answer: NodeAnswer) => void

/** What endpoints of one chain have said of its newest block; forgotten when the chain starts over. */
export interface ChainProgress {
  /** The last one of each endpoint, and how far it was behind by then. */
  readonly readings: readonly (HeadReading & { readonly lag: EndpointLag | undefined })[]
  /** The highest one of each endpoint. */
  readonly confirmed: readonly ConfirmedBlock[]
}

/** How far the newest blocks of two endpoints may be apart while both are current, and how far a device's clock may be off. */
const TOLERANCE_MS = 20_000

export const noProgress: ChainProgress = { readings: [], confirmed: [] }

/**
 * With an endpoint's newest block, compared with what other endpoints have said before; a chain's only one is never
 * behind. It is behind if its newest block is older than another's by more than 20 s of the chain's time, or below the
 * block of a transaction that another has confirmed. Another's head counts only if that endpoint has given the block too,
 * with a time that is not in the future: an invented head makes nobody late. What others say later does not count, because
 * this endpoint may have gone on as well by then.
 * @param now in milliseconds since 1970
 */
export function withReading(progress: ChainProgress, reading: HeadReading, now: number): ChainProgress {
  const before = hasStartedOver(progress, reading) ? noProgress : progress
  const blocks = blocksBehind(before, reading, now)
  const lag = blocks > 0n ? { blocks, at: now } : undefined
  const others = before.readings.filter(({ endpoint }) => endpoint !== reading.endpoint)
  return { ...before, readings: [...others, { ...reading, lag }] }
}

export function withConfirmed({ readings, confirmed }: ChainProgress, block: ConfirmedBlock): ChainProgress {
  const higher = confirmed.some((each) => each.endpoint === block.endpoint && each.block >= block.block)
  if (higher) return { readings, confirmed }
  return { readings, confirmed: [...confirmed.filter(({ endpoint }) => endpoint !== block.endpoint), block] }
}

/** Undefined while the endpoint is current, as far as is known. */
export function lagOf({ readings }: ChainProgress, endpoint: number): EndpointLag | undefined {
  return readings.find((reading) => reading.endpoint === endpoint)?.lag
}

/** Of several answers to what belongs together, the one that is furthest behind, else the first. */
export function oldestAnswer(answers: readonly NodeAnswer[]): NodeAnswer | undefined {
  const blocks = ({ lag }: NodeAnswer) => lag?.blocks ?? 0n
  return answers.reduce<NodeAnswer | undefined>(
    (old, each) => (old && blocks(old) >= blocks(each) ? old : each),
    undefined
  )
}

function blocksBehind({ readings, confirmed }: ChainProgress, own: HeadReading, now: number): bigint {
  const isOther = ({ endpoint }: ConfirmedBlock) => endpoint !== own.endpoint
  const heads = readings.filter((other) => isOther(other) && isCredible(other, now) && isOlder(own, other))
  const ahead = [...heads, ...confirmed.filter(isOther)].map(({ block }) => block)
  return ahead.reduce((most, block) => (block - own.block > most ? block - own.block : most), 0n)
}

/** A lower block that was made later is of another chain. */
function hasStartedOver({ readings }: ChainProgress, { endpoint, block, time }: HeadReading): boolean {
  const last = readings.find((reading) => reading.endpoint === endpoint)
  return last?.time !== undefined && time !== undefined && block < last.block && time > last.time
}

function isCredible({ time }: HeadReading, now: number): boolean {
  return time !== undefined && time <= now + TOLERANCE_MS
}

/** By more than two current endpoints may differ. */
function isOlder(own: HeadReading, other: HeadReading): boolean {
  return own.time !== undefined && other.time !== undefined && other.time - own.time > TOLERANCE_MS
}
