import { expect, test } from 'vitest'
import type { WalletConnectConnector } from '#adapters/wallet/walletconnect/walletconnect-connector.ts'
import type { Chain } from '#domain/chain.ts'
import { baseGoerli, lineaGoerli } from '#domain/chains.ts'
import type { ConnectOptions, ConnectorEvent } from '#domain/ports/connector.ts'
import { failureOf, WalletConnectHarness } from './walletconnect-harness.ts'

const rainbow = { name: 'Rainbow', href: 'rainbow://' }
const rainbowLink = JSON.stringify({ href: 'rainbow://', name: 'Rainbow' })
const SWITCH = 'wallet_switchEthereumChain'
const unheard = () => undefined

const harness = WalletConnectHarness.use()

/** Where the package looks for the link of the wallet's app. */
class Links {
  readonly values = new Map<string, string>()

  setItem(key: string, value: string): void {
    this.values.set(key, value)
  }

  removeItem(key: string): void {
    this.values.delete(key)
  }

  get link(): string | undefined {
    return this.values.get('WALLETCONNECT_DEEPLINK_CHOICE')
  }
}

async function openInRainbow(links: Pick<Links, 'setItem' | 'removeItem'>): Promise<WalletConnectConnector> {
  return (await harness.open({ links })).connector.forWallet(rainbow)
}

function connect(connector: WalletConnectConnector, chain?: Chain, options: ConnectOptions = {}) {
  return connector.connect(chain, { onPairing: ({ uri }) => void harness.phone.pair(uri), ...options })
}

test('requests bring the app to the front for as long as the page follows the wallet', async () => {
  const links = new Links()
  const connector = await openInRainbow(links)
  await connect(connector)
  expect(links.link).toBeUndefined()
  const stop = connector.subscribe(unheard)
  expect(links.link).toBe(rainbowLink)
  stop()
  expect(links.link).toBeUndefined()
  connector.subscribe(unheard)
  await connector.disconnect()
  expect(links.link).toBeUndefined()
})

test('an app that ends the session is not brought to the front any more', async () => {
  const links = new Links()
  const connector = await openInRainbow(links)
  await connect(connector)
  const heard = new Promise<ConnectorEvent>((resolve) => void connector.subscribe(resolve))
  await harness.phone.disconnect()
  expect(await heard).toEqual({ type: 'disconnected' })
  expect(links.link).toBeUndefined()
})

test('a request on the way to a connection brings it to the front too, and a failed one leaves no link', async () => {
  const links = new Links()
  const connector = await openInRainbow(links)
  await harness.replacePhone({ chainIds: [baseGoerli.id] })
  harness.phone.next(SWITCH, 'ask')
  const failed = failureOf(connect(connector, lineaGoerli))
  await harness.phone.untilPrompted(SWITCH)
  expect(links.link).toBe(rainbowLink)
  harness.phone.settle('reject')
  await failed
  expect(links.link).toBeUndefined()
})

test('a code that is refused, or taken back, leaves no link', async () => {
  const links = new Links()
  const connector = await openInRainbow(links)
  harness.phone.next('session_proposal', 'reject')
  await failureOf(connect(connector))
  expect(links.link).toBeUndefined()
  const cancelling = new AbortController()
  await failureOf(connect(connector, undefined, { signal: cancelling.signal, onPairing: () => cancelling.abort() }))
  expect(links.link).toBeUndefined()
})

test('a link that a closed page has left is gone where nothing can be resumed, or a wallet without an app is', async () => {
  const links = new Links()
  links.setItem('WALLETCONNECT_DEEPLINK_CHOICE', rainbowLink)
  expect(await (await openInRainbow(links)).resume()).toBeUndefined()
  expect(links.link).toBeUndefined()
  const { connector, storage } = await harness.connected()
  await connector.close()
  links.setItem('WALLETCONNECT_DEEPLINK_CHOICE', rainbowLink)
  const later = await harness.open({ links, storage })
  expect(await later.connector.resume()).toMatchObject({ chainId: baseGoerli.id })
  expect(links.link).toBeUndefined()
})

test('a browser that forbids storage has nothing brought to the front, and connects', async () => {
  const forbid = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const connector = await openInRainbow({ setItem: forbid, removeItem: forbid })
  expect(await connect(connector)).toMatchObject({ chainId: baseGoerli.id })
})
