import { element } from '#devchain/dev-wallet/dom/element.ts'
import { chainIdForms } from '#devchain/dev-wallet/state/wallet-quirks.ts'
import type { DevWallet } from '../dev-wallet.ts'
import type { SecondWallet } from '../second-wallet.ts'
import { secondWallet } from '../wallet-identity.ts'
import { checkbox, disclosure, field, selectOf } from './panel-controls.ts'

interface Controls {
  readonly element: HTMLElement
  readonly refresh: () => void
}

/** Controls that make the wallet differ from MetaMask the way other wallets do. */
export function quirkControls(wallet: DevWallet): Controls {
  const chainId = selectOf(chainIdForms.map(({ form, name }) => [form, name]))
  const chainChanged = element('input', { type: 'checkbox' })
  const noRemoval = element('input', { type: 'checkbox' })
  chainId.addEventListener('change', () => {
    const chosen = chainIdForms.find(({ form }) => form === chainId.value)
    if (chosen) wallet.setQuirks({ chainId: chosen.form })
  })
  chainChanged.addEventListener('change', () => {
    wallet.setQuirks({ chainChanged: chainChanged.checked ? 'decimal' : 'hex' })
  })
  noRemoval.addEventListener('change', () => wallet.setQuirks({ hasRemoveListener: !noRemoval.checked }))
  return {
    element: disclosure(
      'Quirks',
      field('chain-id', 'eth_chainId returns a…', chainId),
      checkbox('chain-changed', 'Decimal text in chainChanged', 'Immediately', chainChanged),
      checkbox('no-removal', 'No removeListener', 'From the next page load', noRemoval)
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
    element: checkbox('second', 'Second wallet', `${name} appears immediately and leaves with the next page load`, box),
    refresh: () => {
      box.checked = second.isOn
    }
  }
}
