import { expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import type { Address } from '#domain/address.ts'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import type { Connector } from '#domain/ports/connector.ts'
import { failureOf, WalletConnectHarness } from './walletconnect-harness.ts'
import { patientLimits } from './walletconnect-limits.ts'
import { WalletConnectTabs } from './walletconnect-tabs-harness.ts'

const [first] = testAccounts as readonly [Address]
const rainbow = { name: 'Rainbow', href: 'rainbow://' }
const SIGN = 'personal_sign'
const SWITCH = 'wallet_switchEthereumChain'

const harness = WalletConnectHarness.use()
const tabs = WalletConnectTabs.use(harness)

function connect(connector: Connector, chain = baseGoerli) {
  return connector.connect(chain, { onPairing: ({ uri }) => void harness.phone.pair(uri) })
}

/** A page connected to an app on the same device, with the links that it has opened. */
async function openWithApp(app: { readonly name: string; readonly href?: string } = rainbow) {
  const links: string[] = []
  const limits = { ...patientLimits }
  const { session } = await harness.open({ limits, openLink: (link) => void links.push(link) })
  const wallet = session.connectorFor(app)
  await connect(wallet)
  return { wallet, links, limits }
}

/** The link to a request on the phone. */
async function linkTo(method: string): Promise<string> {
  const { id } = await harness.phone.untilPrompted(method)
  return `rainbow://wc?requestId=${id}&sessionTopic=${harness.phone.sessions()[0]?.topic}`
}

test('each request that prompts the wallet brings the app to the front, and no other does', async () => {
  const { wallet, links } = await openWithApp()
  await wallet.resume()
  await wallet.switchChain(lineaGoerli)
  expect(await wallet.getCallCapabilities(first, lineaGoerli.id)).toMatchObject({ canBatch: true })
  expect(await wallet.getCallsStatus('0x12')).toMatchObject({ status: 'unknown' })
  expect(links).toEqual([])
  harness.phone.always('ask', SIGN)
  const expected: string[] = []
  for (const text of ['one', 'two']) {
    const signing = wallet.signMessage(first, text)
    expected.push(await linkTo(SIGN))
    harness.phone.settle('approve')
    await signing
  }
  expect(links).toEqual(expected)
})

test('a request while connecting brings it to the front too', async () => {
  await harness.replacePhone({ chainIds: [baseGoerli.id] })
  harness.phone.next(SWITCH, 'ask')
  const links: string[] = []
  const { session } = await harness.open({ openLink: (link) => void links.push(link) })
  const connecting = connect(session.connectorFor(rainbow), lineaGoerli)
  const link = await linkTo(SWITCH)
  harness.phone.settle('reject')
  expect(await connecting, 'the session is granted whatever follows').toMatchObject({ chainId: baseGoerli.id })
  expect(links).toEqual([link])
})

test('the requesting tab opens the link, not the leader', async () => {
  const opened: string[] = []
  const openLink = (tab: string) => (link: string) => void opened.push(`${tab}: ${link}`)
  const one = await tabs.open({ openLink: openLink('one') })
  const other = await tabs.open({ openLink: openLink('other') })
  await connect(one.session.connectorFor(rainbow))
  harness.phone.next(SIGN, 'ask')
  const signing = other.session.connectorFor(rainbow).signMessage(first, 'hi')
  const link = await linkTo(SIGN)
  harness.phone.settle('approve')
  await signing
  expect(opened).toEqual([`other: ${link}`])
})

test('a request that the relay has not accepted does not open the app', async () => {
  const { wallet, links, limits } = await openWithApp()
  limits.relayWithinMs = 50
  harness.relay.relay.faults.isMute = true
  expect(await failureOf(wallet.signMessage(first, 'hi'))).toMatchObject({ problem: 'unreachable' })
  expect(links).toEqual([])
})

test('for a wallet on another device, no link is opened', async () => {
  const { wallet, links } = await openWithApp({ name: 'Rainbow' })
  await wallet.signMessage(first, 'hi')
  expect(links).toEqual([])
})

test('a wallet that asks not to be opened is not', async () => {
  await harness.replacePhone({ disablesDeepLink: true })
  const { wallet, links } = await openWithApp()
  await wallet.signMessage(first, 'hi')
  expect(links).toEqual([])
})
