import type { DevWallet } from './dev-wallet.ts'
import { element } from './element.ts'
import { field, more, selectOf, tick } from './panel-controls.ts'
import type { SecondWallet } from './second-wallet.ts'
import { secondWallet } from './wallet-identity.ts'
import { chainIdForms } from './wallet-quirks.ts'

interface Controls {
  readonly element: HTMLElement
  readonly refresh: () => void
}

/** How the wallet differs from MetaMask, as other wallets do. */
export function quirkControls(wallet: DevWallet): Controls {
  const chainId = selectOf(chainIdForms.map(({ form, name }) => [form, name]))
  const chainChanged = element('input', { type: 'checkbox' })
  const noRemoval = element('input', { type: 'checkbox' })
  chainId.addEventListener('change', () => {
    const chosen = chainIdForms.find(({ form }) => form === chainId.value)
    if (chosen) wallet.takeOn({ chainId: chosen.form })
  })
  chainChanged.addEventListener('change', () => {
    wallet.takeOn({ chainChanged: chainChanged.checked ? 'decimal' : 'hex' })
  })
  noRemoval.addEventListener('change', () => wallet.takeOn({ hasRemoveListener: !noRemoval.checked }))
  return {
    element: more(
      'Quirks',
      field('chain-id', 'eth_chainId answers with a…', chainId),
      tick('chain-changed', 'Decimal text in chainChanged', 'At once', chainChanged),
      tick('no-removal', 'No removeListener', 'From the next load of the page', noRemoval)
    ),
    refresh: () => {
      const { quirks } = wallet.state
      chainId.value = quirks.chainId
      chainChanged.checked = quirks.chainChanged === 'decimal'
      noRemoval.checked = !quirks.hasRemoveListener
    }
  }
}

export function secondWalletControl(second: SecondWallet): Controls {
  const box = element('input', { type: 'checkbox' })
  box.setAttribute('role', 'switch')
  box.addEventListener('change', () => second.turn(box.checked ? 'on' : 'off'))
  const { name } = secondWallet
  return {
    element: tick('second', 'Second wallet', `${name} comes at once and goes with the next load`, box),
    refresh: () => {
      box.checked = second.isOn
    }
  }
}
