// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import { networkInstanceKey } from '#domain/chain/local-network.ts'
import { avatarKey, nameKey } from '#domain/name/stored-names.ts'
import { attemptKey } from '#domain/transaction/stored-attempts.ts'
import { parseTransaction, serialiseTransaction, transactionKey } from '#domain/transaction/stored-transactions.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { openTab } from '#src/testing/open-tab.ts'
import {
  CONNECTION_KEY,
  DISCONNECTED_KEY,
  RECENT_WALLETS_KEY,
  SESSION_KEY,
  THEME_KEY,
  VERSION_KEY
} from '#ui/models/stored-settings.ts'
import { FakeAuthentication } from '#ui/testing/fake-authentication.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeNames } from '#ui/testing/fake-names.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { AccountDialog } from './account-dialog.tsx'
import { DashboardPage } from './dashboard-page/dashboard-page.tsx'
import { FakeProviders } from './fake-page.tsx'
import { NetworkResetNotices } from './network-reset-notices.tsx'
import { NavActions } from './shell/nav-actions.tsx'
import { ThemeSwitch } from './shell/theme-switch.tsx'

/** Fixed, so that every run uses the same values. A failure names the batch. */
const SEED = 20_000
const BATCHES = 80
const RECORDS = 240
const VISITS = 40
const SIBLING = 'This entry is sound'

const chains = [
  { ...baseGoerli, rpcUrls: ['/rpc/84531'] },
  { ...lineaGoerli, rpcUrls: ['/rpc/59140'] }
]
const sound: Transaction = {
  sent: { hash: hashOf(1), description: SIBLING, from: alice, addedAt: 8.64e15, nonce: 1, firstSeenBlock: 5 },
  fate: { status: 'confirmed', blockNumber: 5, blockHash: hashOf(5) }
}
const record = { ...sound.sent, ...sound.fate }
const keyOf = (n: number) => transactionKey({ account: alice, chainId: baseGoerli.id, hash: hashOf(n) })

const fields = [
  ...Object.keys(record),
  ...'confirmations isProposal replacement replacedBy speedUp instead call isFinal isBeyondHistory'.split(' '),
  ...['unknownSince', 'to', 'version'],
  ...['__proto__', 'constructor', 'toString', '$$typeof']
]
const hostile = [
  '',
  '\u0000',
  '\u202Eevil',
  '<script>alert(1)</script>',
  '__proto__',
  'x'.repeat(2_000),
  '0x',
  'null',
  'NaN'
]
const numbers = [0, -0, -1, 0.5, 1e300, -1e300, 5e-324, 2 ** 53, 2 ** 53 - 1, 2 ** 63, 8.64e15, 8.64e15 + 1, -8.64e15]
const others = [true, false, null, undefined, [], {}, hashOf(7), alice, bob, 'pending']
/** Texts of any UTF-16 units, including unpaired surrogates. */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 30 })
  .map((units) => String.fromCharCode(...units))
const anything = fc.oneof(
  fc.constantFrom<unknown>(...hostile, ...numbers, ...others),
  anyUnits,
  fc.double(),
  fc.jsonValue({ maxDepth: 1 })
)
const variants = [{}, { status: 'pending' }, { unknownSince: 5, status: 'pending' }, { isFinal: true }]
/** An entry as the page writes it, with up to five changed fields. */
const almostEntry = fc
  .tuple(
    fc.constantFrom(...variants),
    fc.array(fc.tuple(fc.constantFrom(...fields), anything), { minLength: 1, maxLength: 5 })
  )
  .map(([variant, changes]) => ({
    ...record,
    description: 'Fuzzed',
    addedAt: 5,
    ...variant,
    ...Object.fromEntries(changes)
  }))
const anyText = fc.oneof(
  fc.json({ maxDepth: 1 }),
  anyUnits,
  fc.constantFrom(...hostile, 'true', 'ended', 'ending', '[]', '[null]', '{}', '1e400', '{"at":1e300}')
)

/** What the page writes under the other keys, slightly corrupted. */
const almost = (value: object) =>
  fc.oneof(
    anyText,
    fc
      .array(fc.tuple(fc.constantFrom(...Object.keys(value)), anything), { maxLength: 2 })
      .map((changes) => JSON.stringify({ ...value, ...Object.fromEntries(changes) }))
  )

/** `count` values of one batch. */
const sample = <Value,>(values: fc.Arbitrary<Value>, count: number, batch: number) =>
  fc.sample(values, { numRuns: count, seed: SEED + batch })

/** Each with its own hash, unless that field has been changed. */
const sampleEntries = (count: number, batch: number) =>
  sample(almostEntry, count, batch).map((entry, n) =>
    entry.hash === record.hash ? { ...entry, hash: hashOf(n + 2) } : entry
  )

const attempt = { version: 1, to: bob, value: '1', askedAt: 5, isProposal: true, state: { status: 'open', nonce: 1 } }
const answer = { at: 1_699_999_999_000, value: 'alice.eth' }
const connection = { walletId: 'wallet', account: alice, chainId: baseGoerli.id, isPaired: true }
const otherKeys: readonly (readonly [key: string, values: fc.Arbitrary<string>])[] = [
  [CONNECTION_KEY, almost(connection)],
  [nameKey(alice), almost(answer)],
  [avatarKey('alice.eth'), almost({ ...answer, value: 'https://pictures.example/alice.png' })],
  ...['a', 'b', 'c', 'd'].map(
    (id) => [attemptKey({ account: alice, chainId: baseGoerli.id, id }), almost(attempt)] as const
  ),
  ...[
    ...[DISCONNECTED_KEY, RECENT_WALLETS_KEY, SESSION_KEY, THEME_KEY, VERSION_KEY, 'portside.unheard-of'],
    ...[networkInstanceKey(alice, baseGoerli.id), `${keyOf(1)}.damaged`]
  ].map((key) => [key, anyText] as const)
]

const stops: (() => void)[] = []
let errors: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A visit with every view of stored values on screen. */
async function visit(storage: FakeBrowserStorage, { signIn = false } = {}) {
  const authentication = new FakeAuthentication()
  authentication.session = { address: alice, chainId: baseGoerli.id, issuedAt: 1, expiresAt: Date.now() + 86_400_000 }
  const tab = openTab({ storage, chains, names: new FakeNames(), signIn, authentication })
  stops.push(tab.stop)
  const { models, networkResets } = tab
  await act(async () => {
    await models.connection.connect('wallet')
    networkResets.update(new Map([[baseGoerli.id, 'second']]))
    await vi.advanceTimersByTimeAsync(0)
  })
  const store = storage.tab()
  const { container } = render(
    <FakeProviders models={models}>
      <NavActions />
      <ThemeSwitch store={store} />
      <DashboardPage />
      <AccountDialog />
      <NetworkResetNotices resets={networkResets} />
    </FakeProviders>
  )
  await pass(5_000)
  return { ...tab, container }
}

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

/** React logs errors thrown by views, and invalid props. */
function expectNoError(batch: string): void {
  expect(errors.mock.calls, `seed ${SEED}, ${batch}`).toEqual([])
}

const timesIn = (text: string | null) => (text ?? '').split(SIBLING).length - 1

test(`${BATCHES * RECORDS} arbitrary stored records break no view and no other entry`, async () => {
  const storage = new FakeBrowserStorage()
  storage.values.set(keyOf(1), serialiseTransaction(sound))
  const { connector, container } = await visit(storage)
  const tab = storage.tab()
  for (let batch = 0; batch < BATCHES; batch++) {
    const name = `batch ${batch}`
    const texts = [
      ...sampleEntries(RECORDS / 2, batch).map((entry) => JSON.stringify({ version: 1, ...entry })),
      ...sample(anyText, RECORDS / 2, batch)
    ]
    act(() => {
      for (const [n, text] of texts.entries()) tab.write(keyOf(n + 2), text)
    })
    await pass(200)
    if (batch % 8 === 0) {
      act(() => connector.emit({ type: 'accountsChanged', accounts: [bob] }))
      act(() => connector.emit({ type: 'accountsChanged', accounts: [alice] }))
      await pass(4_000)
    }
    expectNoError(name)
    expect(timesIn(container.textContent), `${name}: the dashboard and the dialog show it`).toBe(2)
    for (const [n, text] of texts.entries()) {
      const { status } = parseTransaction(text, { hash: hashOf(n + 2) })
      if (status !== 'valid') expect(storage.values.get(keyOf(n + 2)), name).toBe(text)
    }
    act(() => {
      for (const n of texts.keys()) tab.remove(keyOf(n + 2))
    })
  }
})

test(`arbitrary values under every other key, in ${VISITS} visits, break no view and no entry`, async () => {
  for (let batch = 0; batch < VISITS; batch++) {
    const storage = new FakeBrowserStorage()
    storage.values.set(keyOf(1), serialiseTransaction(sound))
    for (const [key, values] of otherKeys)
      storage.values.set(
        key,
        sample(values, 1, batch * otherKeys.length + otherKeys.findIndex(([each]) => each === key)).join()
      )
    const { models, container, stop } = await visit(storage, { signIn: batch % 2 === 0 })
    const name = `visit ${batch}`
    expectNoError(name)
    expect(models.transactions.lists.of(baseGoerli.id).map(({ sent }) => sent.description)).toContain(SIBLING)
    if (batch % 2 === 1) expect(timesIn(container.textContent), name).toBe(2)
    cleanup()
    stop()
  }
})
