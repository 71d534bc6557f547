import { type ForkRequest, parseForkUrl } from '#devchain/nodes/fork-override.ts'
import { isRecorded, localNetworks } from '#devchain/nodes/networks.ts'
import { UsageError } from './usage-error.ts'

/** As typed. */
interface ChainOptions {
  readonly chains?: string | undefined
  readonly fork?: readonly string[] | undefined
  readonly empty?: readonly string[] | undefined
}

/** What a command line says about chains. */
export interface ChosenChains {
  readonly chainIds: readonly number[]
  readonly forks: ReadonlyMap<number, ForkRequest>
  readonly empty: readonly number[]
}

/** How whoever gave the settings calls them, for messages. */
export interface StartNames {
  readonly fork: string
  readonly empty: string
  readonly forkOf: (chainId: number) => string
  /** What a fork must look like. */
  readonly forkForm: string
}

const COMMAND_LINE: StartNames = {
  fork: '--fork',
  empty: '--empty',
  forkOf: (chainId) => `--fork ${chainId}`,
  forkForm: '--fork must be 1=URL or 1=URL@BLOCK.'
}
/** What other tools accept in place of a number. */
const WORD_FOR_BLOCK = /@(latest|earliest|pending|safe|finalized|0x[\da-f]+)$/i

/**
 * The chains of `--chains`, `--fork` and `--empty`. Chains without a recording are always served; recorded ones are all
 * served unless `--chains` leaves them out, or something else was named instead of them. @throws UsageError with one sentence.
 */
export function readChainChoice({ chains, fork = [], empty = [] }: ChainOptions): ChosenChains {
  const { forks, empty: emptyIds } = readStarts({ fork, empty })
  const named = [...forks.keys(), ...emptyIds]
  const others = named.filter((id) => !isRecorded(id) || emptyIds.includes(id))
  if (chains === undefined) {
    const chainIds = others.length > 0 ? named : recordedIds()
    return { chainIds, forks, empty: emptyIds }
  }
  const listed = readChains(chains, others)
  const left = [...forks.keys()].find((id) => isRecorded(id) && !listed.includes(id))
  if (left !== undefined) throw new UsageError(`--fork names chain ${left}, which --chains leaves out.`)
  return { chainIds: [...new Set([...listed, ...others])], forks, empty: emptyIds }
}

/** Where chains start that do not start from a recording; each is named once. @throws UsageError with one sentence. */
export function readStarts(
  { fork = [], empty = [] }: Omit<ChainOptions, 'chains'>,
  names = COMMAND_LINE
): Omit<ChosenChains, 'chainIds'> {
  const forks = fork.map((text) => readFork(text, names))
  const emptyIds = empty.flatMap((text) => text.split(',').map((id) => readId(names.empty, id.trim())))
  const forkIds = forks.map(([chainId]) => chainId)
  const twice = (option: string, ids: readonly number[]) => {
    const id = ids.find((each, index) => ids.indexOf(each) !== index)
    if (id !== undefined) throw new UsageError(`${option} names chain ${id} twice.`)
  }
  twice(names.fork, forkIds)
  twice(names.empty, emptyIds)
  const both = emptyIds.find((id) => forkIds.includes(id))
  if (both !== undefined) throw new UsageError(`${names.fork} and ${names.empty} both name chain ${both}.`)
  return { forks: new Map(forks), empty: emptyIds }
}

function recordedIds(): readonly number[] {
  return localNetworks.map(({ chainId }) => chainId)
}

function readChains(text: string, others: readonly number[]): readonly number[] {
  const known = [...recordedIds(), ...others]
  const ids = text.split(',').map((name) => {
    const chainId = known.find((id) => String(id) === name.trim())
    if (chainId !== undefined) return chainId
    const hint = /^[1-9]\d*$/.test(name.trim()) ? `; --empty ${name.trim()} starts it without a history` : ''
    throw new UsageError(
      `--chains: there is no recording of chain "${name.trim()}"; recorded are ${recordedIds().join(', ')}${hint}.`
    )
  })
  return [...new Set(ids)]
}

/** A URL may contain a key, so no part of it is shown. */
function readFork(text: string, names: StartNames): readonly [number, ForkRequest] {
  const [, id = '', rest] = /^([^=:/?]*)=(.+)$/.exec(text) ?? []
  if (rest === undefined) throw new UsageError(names.forkForm)
  if (!isId(id)) throw new UsageError(`${names.fork}: a chain id must be a whole number, such as 8453.`)
  const name = names.forkOf(Number(id))
  if (rest.endsWith('@')) throw new UsageError(`${name}: there is no block after the "@".`)
  const [, url = rest, block] = /^(.+)@(\d+)$/.exec(rest) ?? []
  checkForkUrl(name, url)
  const [, word] = WORD_FOR_BLOCK.exec(url) ?? []
  if (word !== undefined) throw new UsageError(`${name}: "${word}" is not a block number.`)
  return [Number(id), { url, block, urlName: name, blockName: name }]
}

function checkForkUrl(name: string, url: string): void {
  try {
    parseForkUrl(name, url)
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

function readId(option: string, text: string): number {
  if (isId(text)) return Number(text)
  throw new UsageError(`${option}: "${text}" is not a chain id, which is a whole number such as 31337.`)
}

function isId(text: string): boolean {
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(Number(text))
}
