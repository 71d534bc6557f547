// @vitest-environment happy-dom
import { afterEach } from 'vitest'
import { FakeProvider } from '#adapters/wallet/fake-provider.ts'
import { Eip6963Discovery } from '#adapters/wallet/injected/eip6963-discovery.ts'
import { FakeConnector, FakeDiscovery, walletOf } from '#ui/testing/fake-wallet.ts'
import { describeAdapter } from '../ports/conformance.ts'
import { type AnnouncementPage, describeWalletAnnouncements } from '../ports/wallet-announcements.ts'
import { type DiscoveryPage, describeWalletDiscovery } from '../ports/wallet-discovery.ts'

const ANNOUNCE = 'eip6963:announceProvider'
const REQUEST = 'eip6963:requestProvider'
const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

const stops: (() => void)[] = []
let installed: (() => void)[] = []
afterEach(() => {
  for (const announce of installed) window.removeEventListener(REQUEST, announce)
  installed = []
  for (const stop of stops.splice(0)) stop()
})

describeAdapter('WalletDiscovery', 'eip-6963', () => {
  describeWalletDiscovery(
    'EIP-6963',
    (): DiscoveryPage => ({
      discovery: new Eip6963Discovery(),
      install({ id, name, account }) {
        const provider = new FakeProvider({ eth_requestAccounts: () => [account], eth_chainId: () => '0x14a33' })
        const announceAs = (rdns: string) => {
          const detail = Object.freeze({ info: Object.freeze({ uuid: `uuid of ${rdns}`, name, icon, rdns }), provider })
          window.dispatchEvent(new CustomEvent(ANNOUNCE, { detail }))
        }
        const announce = () => announceAs(id)
        window.addEventListener(REQUEST, announce)
        installed.push(announce)
        announce()
        return { announce, announceAs }
      }
    })
  )

  describeWalletAnnouncements('EIP-6963', (): AnnouncementPage => {
    const discovery = new Eip6963Discovery()
    let calls = 0
    stops.push(discovery.subscribe(() => void calls++))
    return {
      discovery,
      calls: () => calls,
      announce(info, provider = new FakeProvider({})) {
        window.dispatchEvent(new CustomEvent(ANNOUNCE, { detail: { info, provider } }))
        return provider
      }
    }
  })
})

describeAdapter('WalletDiscovery', 'fake', () =>
  describeWalletDiscovery('the fake discovery', (): DiscoveryPage => {
    const discovery = new FakeDiscovery()
    return {
      discovery,
      install({ id, name, account }) {
        const wallet = walletOf(id, Object.assign(new FakeConnector(), { account }), { name })
        const announceAs = (other: string) => discovery.announce({ ...wallet, id: other })
        announceAs(id)
        return { announce: () => announceAs(id), announceAs }
      }
    }
  })
)
