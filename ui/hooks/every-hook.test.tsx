// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { act, cleanup, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { contract } from '#domain/contract/contract.ts'
import { mountHook } from '#src/testing/mount-hook.tsx'
import { openTabs } from '#src/testing/open-tabs.ts'
import { bob, hashOf } from '#ui/testing/fake-values.ts'
import { FakeProviders } from '#ui/views/fake-page.tsx'
import { useAccount } from './use-account.ts'
import { useAccountDialog } from './use-account-dialog.ts'
import { useBalance } from './use-balance.ts'
import { useChain } from './use-chain.ts'
import { useChainDialog } from './use-chain-dialog.ts'
import { useConnect } from './use-connect.ts'
import { useConnectDialog } from './use-connect-dialog.ts'
import { useContractBatch } from './use-contract-batch.ts'
import { useContractEvents } from './use-contract-events.ts'
import { useContractRead } from './use-contract-read.ts'
import { useContractWrite } from './use-contract-write.ts'
import { useSession } from './use-session.ts'
import { useSignMessage } from './use-sign-message.ts'
import { useSignTypedData } from './use-sign-typed-data.ts'
import { useSwitchChain } from './use-switch-chain.ts'
import { useTeamContract } from './use-team-contract.ts'
import { useTransactions } from './use-transactions.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const BEAT = 4_000
/** Greater than any number is exact. */
const BIG = 2n ** 200n
const { openTab, settled } = openTabs()

type Tab = ReturnType<typeof openTab>

/** Calls of a contract, each a new object. */
const shop = () =>
  contract({
    address: '0x00000000000000000000000000000000000000aa',
    abi: [
      { type: 'event', name: 'Sold', inputs: [{ name: 'id', type: 'uint256', indexed: true }] },
      {
        type: 'function',
        name: 'priceOf',
        stateMutability: 'view',
        inputs: [{ type: 'tuple', components: [{ name: 'ids', type: 'uint256[]' }] }],
        outputs: [{ type: 'uint256' }]
      },
      {
        type: 'function',
        name: 'order',
        stateMutability: 'payable',
        inputs: [{ type: 'tuple', components: [{ name: 'ids', type: 'uint256[]' }] }],
        outputs: [{ type: 'uint256' }]
      }
    ]
  })

/** On two chains. */
const shops = {
  name: 'Shop',
  abi: [],
  addresses: {
    84531: '0x00000000000000000000000000000000000000aa',
    59140: '0x00000000000000000000000000000000000000bb'
  }
} as const

const sold = { args: { id: BIG }, blockNumber: 90n, blockHash: hashOf(90), logIndex: 0, transactionHash: hashOf(1) }

/**
 * @param use renders the hook, with arguments that are described anew each time, as components do.
 * @param change has the hook give something else.
 * @param openOther opens a dialog that the hook has nothing to do with.
 */
function ruled<Given extends object>(
  use: () => Given,
  change: (tab: Tab, given: Given) => unknown,
  openOther = ({ models }: Tab) => models.dialogs.openAccount()
) {
  const mount = async (tab: Tab, isStrict = false) => {
    const mounted = await mountHook(use, { models: tab.models, isStrict })
    await act(settled)
    const changeIt = async () => {
      await act(async () => change(tab, mounted.current()))
      await act(settled)
    }
    return { ...mounted, change: changeIt }
  }
  return { use, mount, openOther }
}

/** By file. A hook whose arguments are only passed on to its actions has none to describe. */
const hooks: Readonly<Record<string, ReturnType<typeof ruled<object>>>> = {
  'use-account': ruled(useAccount, ({ connector }) => connector.emit({ type: 'accountsChanged', accounts: [bob] })),
  'use-account-dialog': ruled(
    useAccountDialog,
    ({ models }) => models.dialogs.openAccount(),
    ({ models }) => models.dialogs.openChain()
  ),
  'use-balance': ruled(
    () => useBalance({ chainId: 59140 }),
    ({ reader }, { refetch }) => {
      reader.getBalances = async (_chainId, reads) => reads.map(() => BIG)
      return refetch()
    }
  ),
  'use-chain': ruled(useChain, ({ connector }) => connector.emit({ type: 'chainChanged', chainId: 59140 })),
  'use-chain-dialog': ruled(useChainDialog, ({ models }) => models.dialogs.openChain()),
  'use-connect': ruled(useConnect, (_tab, { disconnect }) => disconnect()),
  'use-connect-dialog': ruled(useConnectDialog, async ({ models }) => {
    await models.connection.disconnect()
    models.dialogs.openConnect()
  }),
  'use-contract-batch': ruled(useContractBatch, (_tab, { start }) =>
    start({
      calls: [{ call: shop().call('order', { ids: [BIG] }), description: 'Order' }],
      chainId: 84531,
      description: 'Ask for prices',
      mustBeAtomic: false
    })
  ),
  'use-contract-events': ruled(
    () => useContractEvents(shop().event('Sold', { id: BIG }), { chainId: 59140 }),
    ({ contracts, reader }) => {
      contracts.logs.set('Sold', [sold])
      reader.head++
      return vi.advanceTimersByTimeAsync(BEAT)
    }
  ),
  'use-contract-read': ruled(
    () => useContractRead(shop().call('priceOf', { ids: [BIG] }), { chainId: 59140, blockNumber: BIG }),
    ({ contracts }, { refetch }) => {
      contracts.answers.set('priceOf', BIG)
      return refetch()
    }
  ),
  'use-contract-write': ruled(useContractWrite, (_tab, { start }) =>
    start(shop().call('order', { ids: [BIG] }), { chainId: 84531, description: 'Order', value: BIG })
  ),
  'use-session': ruled(useSession, ({ connector }) => connector.emit({ type: 'accountsChanged', accounts: [] })),
  'use-sign-message': ruled(useSignMessage, (_tab, { signMessage }) => signMessage('I was here.')),
  'use-sign-typed-data': ruled(useSignTypedData, (_tab, { signTypedData }) =>
    signTypedData({ domain: {}, types: { Note: [] }, primaryType: 'Note', message: {} })
  ),
  'use-switch-chain': ruled(useSwitchChain, ({ connector }, { switchChain }) => {
    connector.switchChain = () => new Promise(() => undefined)
    void switchChain(59140)
  }),
  'use-team-contract': ruled(
    () => useTeamContract(shops),
    ({ connector }) => connector.emit({ type: 'chainChanged', chainId: 59140 })
  ),
  'use-transactions': ruled(
    () => useTransactions({ chainId: 84531 }),
    (_tab, { add }) => add({ hash: hashOf(1), description: 'First' })
  )
}

/** What hooks are made of; no component uses them. */
const PARTS = ['shown-write', 'use-chain-id', 'use-dialog', 'use-observed', 'use-signature', 'use-watched']

afterEach(cleanup)

/** A page where signing in is optional, so that it changes nothing for hooks that are not about it. */
const open = () => openTab({ signIn: 'optional' })

/** A page with an account. */
async function connected(): Promise<Tab> {
  const tab = open()
  await tab.models.connection.connect('wallet')
  return tab
}

test('every hook is under test here', () => {
  const files = readdirSync(path.join(ROOT, 'ui/hooks')).filter((file) => !/\.test\.tsx?$/.test(file))
  expect(files.map((file) => file.replace(/\.tsx?$/, '')).sort()).toEqual([...Object.keys(hooks), ...PARTS].sort())
})

test('the guide to components names every hook', () => {
  const guide = readFileSync(path.join(ROOT, 'docs/guides/components.md'), 'utf8')
  const names = Object.keys(hooks).map((file) =>
    file.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())
  )
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

describe.each(Object.entries(hooks))('%s', (_file, { use, mount, openOther }) => {
  test('outside the provider throws a helpful error', () => {
    expect(() => renderHook(use)).toThrow('Transaction hooks must be used within ModelsContext')
  })

  test.each([
    ['nobody', async () => open()],
    ['an account', connected]
  ])('is prerendered for %s as it is rendered first', async (_visitor, open) => {
    const tab = await open()
    const prerendered: object[] = []
    const Host = () => {
      prerendered.push(use())
      return <output>{Object.keys(prerendered.at(-1) ?? {}).length > 0 && 'drawn'}</output>
    }
    const page = (
      <FakeProviders models={tab.models}>
        <Host />
      </FakeProviders>
    )
    expect(renderToString(page)).toBe('<output>drawn</output>')
    const { given } = await mount(tab)
    expect(withoutActions(given[0])).toEqual(withoutActions(prerendered[0]))
  })

  test.each([false, true])('gives the same object while its arguments are equal (strict: %s)', async (isStrict) => {
    const { current, rerender } = await mount(await connected(), isStrict)
    const before = current()
    rerender()
    rerender()
    expect(current()).toBe(before)
  })

  test('renders nothing again when something else changes', async () => {
    const tab = await connected()
    const { given } = await mount(tab)
    const before = given.length
    await act(async () => openOther(tab))
    await act(async () => tab.models.transactions.announce({ kind: 'put-back', count: 1 }))
    await act(async () => tab.connector.emit({ type: 'chainChanged', chainId: 84531 }))
    await act(() => vi.advanceTimersByTimeAsync(BEAT))
    expect(given).toHaveLength(before)
  })

  test('gives another object when it changes, and leaves the former as it was', async () => {
    const { current, change } = await mount(await connected())
    const before = current()
    const copy = copyOf(before)
    await change()
    expect(current()).not.toBe(before)
    expect(withoutActions(current())).not.toEqual(withoutActions(copy))
    expect(before).toEqual(copy)
  })
})

/** Without functions, however deep: they may belong to the component. */
function withoutActions(given: unknown): unknown {
  if (!isPlain(given)) return given
  const parts = Object.entries(given).filter(([, value]) => typeof value !== 'function')
  return Object.fromEntries(parts.map(([name, part]) => [name, withoutActions(part)]))
}

/** Of lists and plain objects, however deep. */
function copyOf<Value>(value: Value): Value
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf)
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copyOf(part)]))
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
