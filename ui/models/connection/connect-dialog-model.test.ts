// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { CodeError } from '#domain/wait/load-code.ts'
import type { Wallet, WalletTransport } from '#domain/wallet/wallet.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { FakeConnector, walletOf } from '#ui/testing/fake-wallet.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const DOWNLOADS = { extensions: { chrome: 'https://store.example/x' }, mobile: 'https://apps.example/x' }
const waiting = () => new Promise<never>(() => undefined)

/** A tab whose catalogue holds one wallet, `rainbow`; `current.transport` may be changed while the dialog is open. */
function openDialog(kind: WalletTransport['kind'], more: Partial<Wallet> = {}) {
  const connector = new FakeConnector()
  connector.connect = waiting
  const current: { transport: WalletTransport } = {
    transport: kind === 'page-link' ? { kind, url: 'https://page.example' } : { kind }
  }
  const rainbow = walletOf('rainbow', connector, {
    rdns: ['me.rainbow'],
    downloads: DOWNLOADS,
    instructions: { mobile: ['install', 'scan'], extension: ['install', 'refresh'] },
    transport: () => current.transport,
    ...more
  })
  const tab = openTab({ announced: false, catalogue: [rainbow] })
  stops.push(tab.stop)
  tab.models.dialogs.openConnect()
  return { ...tab, ...tab.models, connector, current }
}

test('picking a wallet that is in the page or can be paired sends a request, and leaving CONNECT cancels it', () => {
  for (const kind of ['here', 'pairing'] as const) {
    const { connectDialog, connection } = openDialog(kind)
    connectDialog.pick('rainbow')
    expect(connectDialog.step).toEqual({ name: 'CONNECT', walletId: 'rainbow' })
    expect(connection.connection).toEqual({
      status: 'connecting',
      wallet: { id: 'rainbow', isPaired: kind === 'pairing' },
      requestedAt: expect.any(Number)
    })
    connectDialog.pickToGet('rainbow')
    expect(connectDialog.step.name).toBe('DOWNLOAD_OPTIONS')
    expect(connection.connection.status).toBe('disconnected')
    connectDialog.back()
    expect(connection.connection.status).toBe('connecting')
  }
})

test('a wallet that opens the page inside itself, or is absent, is shown without a request', () => {
  for (const kind of ['page-link', 'absent'] as const) {
    const { connectDialog, connection } = openDialog(kind, { downloads: {} })
    connectDialog.pick('rainbow')
    expect(connectDialog.step.name).toBe('CONNECT')
    expect(connectDialog.transport?.kind).toBe(kind)
    expect(connection.connection.status).toBe('disconnected')
  }
})

test('picking a wallet again repeats a failed request, but not a pending one', async () => {
  const { connectDialog, connection, connector } = openDialog('here')
  let asked = 0
  connector.connect = async () => {
    asked++
    throw new WalletError('rejected')
  }
  connectDialog.pick('rainbow')
  connectDialog.pick('rainbow')
  await expect.poll(() => connectDialog.failure?.isRejection).toBe(true)
  expect(asked).toBe(1)
  connector.connect = waiting
  connectDialog.pick('rainbow')
  expect(connectDialog.failure).toBeUndefined()
  expect(connection.connection.status).toBe('connecting')
})

test('the steps lead from no wallet to a code on screen', () => {
  const { connectDialog, connection } = openDialog('pairing')
  connectDialog.openLearn()
  connectDialog.openGetWallet()
  connectDialog.pickToGet('rainbow')
  connectDialog.chooseApp()
  expect(connectDialog.appUrl).toBe('https://apps.example/x')
  connectDialog.proceed()
  expect(connectDialog.step.name).toBe('INSTRUCTIONS_MOBILE')
  connectDialog.proceed()
  expect(connection.connection.status).toBe('connecting')
  const names = [connectDialog.step.name]
  for (let steps = 1; steps < 7; steps++) {
    connectDialog.back()
    names.unshift(connectDialog.step.name)
  }
  expect(names.slice(0, 4)).toEqual(['NONE', 'LEARN_COMPACT', 'GET', 'DOWNLOAD_OPTIONS'])
  expect(names.slice(4)).toEqual(['DOWNLOAD', 'INSTRUCTIONS_MOBILE', 'CONNECT'])
})

test('an extension that announces itself while its instructions are on screen can be connected immediately', () => {
  const { connectDialog, connection, connector, discovery, wallets } = openDialog('absent')
  connectDialog.pick('rainbow')
  expect(connectDialog.extensionUrl).toBe('https://store.example/x')
  connectDialog.openExtension()
  expect(connectDialog.hasArrived).toBe(false)
  discovery.announce(walletOf('me.rainbow', connector))
  expect(connectDialog.hasArrived).toBe(true)
  expect(connectDialog.step.name).toBe('INSTRUCTIONS_EXTENSION')
  expect(wallets.toGet).toEqual([])
  connectDialog.proceed()
  expect(connectDialog.step.name).toBe('CONNECT')
  expect(connection.connection.status).toBe('connecting')
})

test('a wallet that appears in the page while its code is on screen is still connected by the code', async () => {
  const { connectDialog, connection, connector, current } = openDialog('pairing')
  connector.connect = (_chain, options) => {
    options?.onPairing?.({ uri: 'wc:1', expiresAt: Date.now() + 300_000 })
    return waiting()
  }
  connectDialog.pick('rainbow')
  await expect.poll(() => connection.pairing?.uri).toBe('wc:1')
  current.transport = { kind: 'here' }
  expect(connectDialog.transport).toEqual({ kind: 'pairing' })
})

test('the list replaces the step of a wallet that is no longer available', () => {
  const { connectDialog, connector, discovery } = openDialog('here')
  discovery.announce(walletOf('gone', connector))
  connectDialog.pick('gone')
  expect(connectDialog.step).toEqual({ name: 'CONNECT', walletId: 'gone' })
  discovery.wallets = () => []
  discovery.announce(walletOf('other', new FakeConnector()))
  expect(connectDialog.step).toEqual({ name: 'NONE' })
  connectDialog.pickToGet('gone')
  connectDialog.pick('gone')
  expect(connectDialog.step).toEqual({ name: 'NONE' })
})

test('closing the dialog cancels the request, and the dialog reopens at the list', () => {
  const { connectDialog, connection, dialogs } = openDialog('here')
  connectDialog.pick('rainbow')
  dialogs.close()
  expect(connection.connection.status).toBe('disconnected')
  dialogs.openConnect()
  expect(connectDialog.step).toEqual({ name: 'NONE' })
})

test('a failure after RETRY is told apart from the first one', async () => {
  const gone = new CodeError('missing', new Error('404'))
  const recovered: unknown[] = []
  const { models, stop, connector } = openTab({ recover: (cause, isRetry) => recovered.push(cause, isRetry) })
  stops.push(stop)
  connector.connect = () => Promise.reject(gone)
  models.dialogs.openConnect()
  models.connectDialog.pick('wallet')
  await expect.poll(() => recovered).toEqual([gone, false])
  models.connectDialog.retry()
  await expect.poll(() => recovered).toEqual([gone, false, gone, true])
})
