// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { mountHook } from '#src/testing/mount-hook.tsx'
import { openTabs } from '#src/testing/open-tabs.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { alice, bob, configuredChains } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { useAccount } from './use-account.ts'
import { useAccountDialog } from './use-account-dialog.ts'
import { useChain } from './use-chain.ts'
import { useChainDialog } from './use-chain-dialog.ts'
import { useConnect } from './use-connect.ts'
import { useConnectDialog } from './use-connect-dialog.ts'
import { useSwitchChain } from './use-switch-chain.ts'

const rejected = () => new WalletError('rejected')
const { openTab } = openTabs()

afterEach(cleanup)

async function connected(connector = new FakeConnector()) {
  const tab = openTab({ connector })
  await tab.models.connection.connect('wallet')
  return tab
}

test('the account is the connected one with its wallet, and none once it is disconnected', async () => {
  const { models, connector } = openTab()
  const { current } = await mountHook(useAccount, { models })
  const none = { status: 'disconnected', address: undefined, chainId: undefined, connectorName: undefined }
  expect(current()).toEqual(none)
  await act(() => models.connection.connect('wallet'))
  const account = { status: 'connected', address: alice, chainId: baseGoerli.id, connectorName: 'wallet' }
  expect(current()).toEqual(account)
  await act(async () => connector.emit({ type: 'accountsChanged', accounts: [bob] }))
  expect(current()).toEqual({ ...account, address: bob })
  await act(() => models.connection.disconnect())
  expect(current()).toEqual(none)
})

test('an account that is not signed in is unauthenticated where signing in is configured', async () => {
  const { models } = openTab({ signIn: true })
  const { current } = await mountHook(useAccount, { models })
  await act(() => models.connection.connect('wallet'))
  expect(current()).toMatchObject({ status: 'unauthenticated', address: alice })
})

test('a component renders once for each change of what it is given, and not for other changes of the models', async () => {
  const { models, connector } = await connected()
  const { given } = await mountHook(() => [useAccount(), useChain(), useConnect(), useSwitchChain()], { models })
  await act(async () => models.dialogs.openAccount())
  await act(async () => connector.emit({ type: 'chainChanged', chainId: baseGoerli.id }))
  await act(async () => connector.emit({ type: 'accountsChanged', accounts: [alice] }))
  expect(given).toHaveLength(1)
  await act(async () => connector.emit({ type: 'accountsChanged', accounts: [bob] }))
  expect(given).toHaveLength(2)
  const [[, ...before] = [], [, ...after] = []] = given
  for (const [index, one] of after.entries()) expect(one).toBe(before[index])
})

test('connecting opens the dialog, and says when a wallet is asked and whether it has granted', async () => {
  const { models, connector } = openTab()
  const { current } = await mountHook(useConnect, { models })
  expect(current()).toMatchObject({ status: 'idle', error: undefined })
  await act(async () => current().connect())
  expect(models.dialogs.open).toBe('connect')
  const answer = deferred<Awaited<ReturnType<typeof connector.connect>>>()
  connector.connect = () => answer.promise
  await act(async () => models.connectDialog.pick('wallet'))
  expect(current().status).toBe('pending')
  await act(async () => answer.resolve({ account: alice, chainId: baseGoerli.id }))
  expect(current().status).toBe('success')
  await act(() => current().disconnect())
  expect([current().status, models.connection.account]).toEqual(['idle', undefined])
})

test('a wallet that fails to connect is an error, one that rejects is not', async () => {
  const { models, connector } = openTab()
  const { current } = await mountHook(useConnect, { models })
  connector.refusal = rejected()
  await act(() => models.connection.connect('wallet'))
  expect(current()).toMatchObject({ status: 'idle', error: undefined })
  connector.refusal = new WalletError('pending')
  await act(() => models.connection.connect('wallet').catch(() => undefined))
  expect(current()).toMatchObject({
    status: 'error',
    error: { reason: 'Your wallet already shows a request. Open it and answer that one first.', isRejection: false }
  })
})

test('the chain is the wallet’s, configured or not', async () => {
  const { models, connector } = openTab()
  const { current } = await mountHook(useChain, { models })
  expect(current()).toEqual({ status: 'disconnected', chainId: undefined, name: undefined, chain: undefined })
  await act(() => models.connection.connect('wallet'))
  const { id: chainId, name } = baseGoerli
  expect(current()).toEqual({ status: 'supported', chainId, name, chain: baseGoerli })
  await act(async () => connector.emit({ type: 'chainChanged', chainId: 77 }))
  expect(current()).toEqual({ status: 'unsupported', chainId: 77, name: 'Chain 77', chain: undefined })
})

test('switching is pending until the wallet confirms, and says why it failed', async () => {
  const { models, connector } = await connected()
  const { current } = await mountHook(useSwitchChain, { models })
  expect(current().chains).toEqual(configuredChains)
  const { switchChain } = connector
  const answer = deferred<void>()
  connector.switchChain = () => answer.promise
  await act(async () => void current().switchChain(59140))
  expect(current()).toMatchObject({ status: 'pending', chainId: 59140, error: undefined })
  await act(async () => answer.resolve())
  expect([current().status, models.connection.chainId]).toEqual(['idle', 59140])
  Object.assign(connector, { switchChain, chainId: 59140, refusal: rejected() })
  await act(() => current().switchChain(baseGoerli.id))
  expect(current()).toMatchObject({ status: 'error', chainId: baseGoerli.id, error: { isRejection: true } })
  expect(current().error).not.toHaveProperty('status')
})

test('a switch can be cancelled, after which its wallet may still switch', async () => {
  const { models, connector } = await connected()
  const { current } = await mountHook(useSwitchChain, { models })
  connector.switchChain = () => deferred<void>().promise
  await act(async () => void current().switchChain(59140))
  expect(current().since).toBe(Date.now())
  act(() => current().cancel())
  expect(current()).toMatchObject({ status: 'idle', since: undefined })
  await act(async () => connector.emit({ type: 'chainChanged', chainId: 59140 }))
  expect(models.connection.chainId).toBe(59140)
})

test('each dialog can be opened only while it may open, and says whether it is open', async () => {
  const { models, connector } = openTab({ signIn: true })
  const useAll = () => ({ connect: useConnectDialog(), account: useAccountDialog(), chain: useChainDialog() })
  const { current } = await mountHook(useAll, { models })
  const allowed = () => Object.entries(current()).flatMap(([name, { open }]) => (open ? [name] : []))
  const open = () => Object.entries(current()).flatMap(([name, { isOpen }]) => (isOpen ? [name] : []))
  expect([allowed(), open()]).toEqual([['connect'], []])
  await act(async () => current().connect.open?.())
  expect(open()).toEqual(['connect'])
  await act(() => models.connection.connect('wallet'))
  expect(allowed()).toEqual(['connect'])
  await act(() => models.signIn.prepare())
  await act(() => models.signIn.press())
  expect([allowed(), open()]).toEqual([['account', 'chain'], []])
  await act(async () => current().account.open?.())
  expect(open()).toEqual(['account'])
  await act(async () => connector.emit({ type: 'chainChanged', chainId: 5 }))
  expect([allowed(), open()]).toEqual([['chain'], []])
  await act(async () => current().chain.open?.())
  expect(open()).toEqual(['chain'])
})
