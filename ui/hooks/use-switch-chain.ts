import { useMemo } from 'react'
import type { Chain } from '#domain/chain/chain.ts'
import type { Models } from '#ui/models/models.ts'
import { useModels } from '#ui/views/models-context.ts'
import { shownSwitchFailure } from '#ui/words/chain-switch.ts'
import type { ShownWalletFailure } from '#ui/words/wallet-failure.ts'
import { useObserved } from './use-observed.ts'

type SwitchState =
  /** Also once the wallet has switched, which `useChain` shows. */
  | { readonly status: 'idle'; readonly chainId: undefined; readonly since: undefined; readonly error: undefined }
  /** Until the wallet confirms. `since`: milliseconds since 1970. */
  | { readonly status: 'pending'; readonly chainId: number; readonly since: number; readonly error: undefined }
  | {
      readonly status: 'error'
      readonly chainId: number
      readonly since: undefined
      readonly error: ShownWalletFailure
    }

type SwitchChain = SwitchState & {
  /** Nothing while disconnected, or on that chain already. Never rejects: `error` says why it failed. */
  readonly switchChain: (chainId: number) => Promise<void>
  /** Stops waiting; if the wallet still switches, the page follows. */
  readonly cancel: () => void
  /** The configured chains. */
  readonly chains: readonly Chain[]
}

/**
 * Moves the wallet to another network. The whole page shares one request.
 * @throws Error on a page that lacks `needs: 'account'`, while nobody is connected.
 */
export function useSwitchChain(): SwitchChain {
  const { chainSwitch, connection } = useModels()
  const state = useObserved(switchState, undefined)
  return useMemo(
    () => ({ ...state, switchChain: chainSwitch.switchTo, cancel: chainSwitch.cancel, chains: connection.chains }),
    [state, chainSwitch, connection]
  )
}

function switchState({ chainSwitch: { chainSwitch } }: Models): SwitchState {
  switch (chainSwitch.status) {
    case 'idle':
      return { status: 'idle', chainId: undefined, since: undefined, error: undefined }
    case 'pending': {
      const { chainId, since } = chainSwitch
      return { status: 'pending', chainId, since, error: undefined }
    }
    case 'failed': {
      const { chainId } = chainSwitch
      return { status: 'error', chainId, since: undefined, error: shownSwitchFailure(chainSwitch) }
    }
  }
}
