import type { Models } from '#ui/models/models.ts'
import { useObserved } from './use-observed.ts'

/** The chain to read: the given one; else the wallet's if it is configured, else the first configured one. */
export function useChainId(given: number | undefined): number | undefined {
  return useObserved(chosenChainId, given)
}

function chosenChainId({ connection }: Models, given: number | undefined): number | undefined {
  return given ?? connection.chain?.id ?? connection.chains[0]?.id
}
