// Loaded before they are needed, so that no scene waits for code.
import '#ui/views/connect-dialog/open-any-wallet.tsx'
import '#ui/views/connect-dialog/pairing-code.tsx'
import '#ui/views/connect-dialog/pairing-link.tsx'
import '#ui/views/connect-dialog/pairing-qr.tsx'
import type { Device } from '#domain/device.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { pairingText } from '#ui/text/pairing.ts'
import { ConnectDialog } from '#ui/views/connect-dialog/connect-dialog.tsx'
import { never, press, rainbow } from '../fixtures.ts'
import type { Scene, Story } from '../story.ts'

const VALID_MS = 300_000
const phone: Device = { os: 'ios', browser: 'safari' }
const inApp: Device = { ...phone, isInApp: true }
const uri = uriOf('7f6e504bfad60b485450578e05678ed3')

function uriOf(topic: string): string {
  return `wc:${topic.repeat(2)}@2?relay-protocol=irn&symKey=${'587d5484'.repeat(8)}`
}

interface Pairing {
  readonly device?: Device
  readonly more?: Partial<Wallet>
  readonly modalSize?: 'compact' | 'wide'
  /** Whether the relay has answered. */
  readonly hasCode?: boolean
  readonly connect?: FakeConnector['connect']
}

function pairing({ device, more, modalSize = 'compact', hasCode = true, connect }: Pairing): Scene {
  return {
    tab: () => {
      const connector = new FakeConnector()
      connector.connect = (_chain, options) => {
        if (hasCode) options?.onPairing?.({ uri, expiresAt: Date.now() + VALID_MS })
        return never()
      }
      if (connect) connector.connect = connect
      return { announced: false, catalogue: [rainbow(connector, more)], ...(device && { device }) }
    },
    settings: { modalSize },
    arrange: ({ models: { dialogs, connectDialog } }) => {
      dialogs.openConnect()
      connectDialog.pick('rainbow')
    },
    draw: () => <ConnectDialog />
  }
}

/** Any wallet that supports pairing: not a particular app. */
const anyWallet: Partial<Wallet> = {
  name: 'WalletConnect',
  iconUrl: '/wallets/walletconnect.svg',
  iconBackground: '#3b99fc',
  pairingLink: (link) => link
}

function withoutDownloads({ downloads: _, ...wallet }: Wallet): Wallet {
  return wallet
}

/** The same for a wallet without downloads. */
function ofAnyWallet(options: Pairing): Scene {
  const scene = pairing({ ...options, more: anyWallet })
  const tab = () => {
    const { catalogue = [], ...more } = scene.tab?.() ?? {}
    return { ...more, catalogue: catalogue.map(withoutDownloads) }
  }
  return { ...scene, tab }
}

/** The app is asked to open, and nothing happens, which is told in the status once the page has waited for it. */
function failToOpen(drawn: HTMLElement): Promise<void> {
  const status = [...drawn.querySelectorAll('[role="status"]')].find(({ textContent }) => textContent !== '')
  const link = [...drawn.querySelectorAll('a')].find(({ href }) => href.includes('rainbow'))
  if (!status || !link) throw new Error('The dialog has no link to the app.')
  const isTold = new Promise<void>((resolve) => {
    new MutationObserver((_changes, observer) => {
      observer.disconnect()
      resolve()
    }).observe(status, { childList: true, characterData: true, subtree: true })
  })
  link.addEventListener('click', (event) => event.preventDefault(), { once: true })
  link.click()
  return isTold
}

/** After the first code has expired, the relay offers another one. */
function renewed(): Scene {
  let offer: ((topic: string) => void) | undefined
  const scene = pairing({
    connect: (_chain, options) => {
      offer = (topic) => options?.onPairing?.({ uri: uriOf(topic), expiresAt: Date.now() + VALID_MS })
      offer('7f6e504bfad60b485450578e05678ed3')
      return never()
    }
  })
  return { ...scene, act: () => offer?.('0c9a41f2bfad60b485450578e05678ed') }
}

export const story: Story = {
  group: 'Connect',
  title: 'Pairing',
  layout: 'dialog',
  states: {
    'preparing a code': pairing({ hasCode: false }),
    'a code to scan': pairing({}),
    'a code to scan, wide': pairing({ modalSize: 'wide' }),
    'a code for any wallet': ofAnyWallet({}),
    'a code to scan, or an app on this computer': pairing({ more: { desktop: { getUri: (link) => link } } }),
    'the code expires soon': pairing({
      connect: (_chain, options) => {
        options?.onPairing?.({ uri, expiresAt: Date.now() + 30_000 })
        return never()
      }
    }),
    'a new code': renewed(),
    'the relay is out of reach': pairing({
      connect: () => Promise.reject(new WalletError('relay', { message: 'Socket stalled.' }))
    }),
    'an app on this phone, preparing': pairing({ device: phone, hasCode: false }),
    'an app on this phone': pairing({ device: phone }),
    'an app on this phone that did not open': { ...pairing({ device: phone }), act: failToOpen },
    'an app on this phone that did not open from another app': {
      ...pairing({ device: inApp, more: { pairingLink: () => 'https://rainbow.example/wc' } }),
      act: failToOpen
    },
    'any app on this phone, from another app': ofAnyWallet({ device: inApp }),
    'any app on this phone, preparing': ofAnyWallet({ device: phone, hasCode: false }),
    'any app on this phone': ofAnyWallet({ device: phone }),
    'a code on this phone': {
      ...ofAnyWallet({ device: phone }),
      act: (drawn) => press(drawn, pairingText.showCode)
    }
  }
}
