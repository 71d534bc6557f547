import type { Address } from 'viem'
import { abisOf, contractAt, type KnownContract } from '#devchain/explorer/chain/known-contracts.ts'
import type { OpenChain } from '#devchain/explorer/open-chains.ts'
import { type ContractFunction, functionsOf, isInstant } from '../contract-functions.ts'
import { type CallOutcome, type KnownErrors, readOutcome } from './call-outcome.ts'
import { typedCall } from './contract-call.ts'
import { type ContractEvents, contractEvents } from './contract-events.ts'

/** Without a click; more have a form each, like functions with inputs. */
const MAX_INSTANT = 60

export interface InstantRead {
  readonly fn: ContractFunction
  readonly outcome: CallOutcome
}

export interface ContractDetails {
  readonly address: Address
  /** Undefined for a contract that is not registered. */
  readonly known: KnownContract | undefined
  readonly hasCode: boolean
  readonly head: bigint
  readonly balance: bigint
  readonly functions: readonly ContractFunction[]
  readonly instant: readonly InstantRead[]
  /** Undefined when the node could not search for them. */
  readonly events: ContractEvents | undefined
}

/** Everything that a contract's page shows; `from` calls its functions. */
export async function readContract(
  { chain, node, recorded }: OpenChain,
  address: Address,
  from: Address
): Promise<ContractDetails> {
  const { client } = node
  const known = contractAt(chain.contracts, address)
  const functions = functionsOf(known?.abi ?? [])
  const errors = knownErrors({ chain, address })
  const [code, balance, head] = await Promise.all([
    client.getCode({ address }),
    client.getBalance({ address }),
    client.getBlockNumber()
  ])
  const range = { head, firstBlock: recorded.firstBlock, abi: known?.abi }
  const [events, instant] = await Promise.all([
    contractEvents(node, address, range).catch(() => undefined),
    Promise.all(
      functions
        .filter(isInstant)
        .slice(0, MAX_INSTANT)
        .map(async (fn): Promise<InstantRead[]> => {
          const typed = typedCall(address, fn, { from })
          return typed.status === 'ready' ? [{ fn, outcome: await readOutcome(node, fn, typed.call, errors) }] : []
        })
    )
  ])
  const hasCode = code !== undefined && code !== '0x'
  return { address, known, hasCode, head, balance, functions, instant: instant.flat(), events }
}

export function knownErrors({ chain, address }: Pick<OpenChain, 'chain'> & { readonly address: Address }): KnownErrors {
  return { own: contractAt(chain.contracts, address)?.abi, others: abisOf(chain.contracts) }
}
