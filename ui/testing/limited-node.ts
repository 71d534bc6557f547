import type { Address } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { FakeContractGateway } from './fake-contract-gateway.ts'

/** What a node gives at once; everything, where nothing is said. */
export interface NodeLimit {
  readonly blocks?: bigint
  readonly contracts?: number
  readonly logs?: number
  /** These contracts have so many logs that they are given for few blocks only. */
  readonly busy?: readonly Address[]
}

/** Fewer than any range that is asked for first. */
const FEW_BLOCKS = 10_000n

/** Limits what a fake node gives of logs, and counts what it is asked. */
export function limiting(contracts: FakeContractGateway, { blocks, contracts: most, logs, busy = [] }: NodeLimit) {
  const { eventsOfMany } = contracts
  let [requests, refused, underWay, mostAtOnce] = [0, 0, 0, 0]
  contracts.eventsOfMany = async (chainId, query, range) => {
    requests++
    mostAtOnce = Math.max(mostAtOnce, ++underWay)
    const events = await eventsOfMany(chainId, query, range)
    underWay--
    const width = range.toBlock - range.fromBlock + 1n
    const isBusy = width > FEW_BLOCKS && query.addresses.some((address) => busy.includes(address))
    const isTooWide = blocks !== undefined && width > blocks
    const isTooMany = most !== undefined && query.addresses.length > most
    const isTooLarge = logs !== undefined && events.flat().length > logs
    if (isBusy || isTooWide || isTooMany || isTooLarge) {
      refused++
      throw new ChainReadError('refused', chainId, 'more than is given at once')
    }
    return events
  }
  return { requests: () => requests, refused: () => refused, mostAtOnce: () => mostAtOnce }
}

export function addressOf(n: number): Address {
  return `0x${(n + 1).toString(16).padStart(40, '0')}`
}
