// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CodeRecovery, type RecoveryPage } from '#src/visit/code-recovery.ts'
import type { WalletListener } from '#src/visit/visit.ts'
import { CONNECTION_KEY, serialiseConnection } from '#ui/models/stored-settings.ts'
import { whenIdle } from '#ui/models/when-idle.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { Loader, type StageCode } from './loader.ts'

const grant = { account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', chainId: 84531 } as const
const remembered = serialiseConnection({ wallet: { id: 'wallet', isPaired: false }, grant })
const { dataset } = document.documentElement
const calls: string[] = []
let lost: readonly string[] = []
let wallet: WalletListener | undefined
/** What the visitor waits for. */
const awaited = new Map<string, ReturnType<typeof deferred<void>>>()

beforeEach(() => {
  awaited.clear()
  calls.length = 0
  lost = []
  wallet = undefined
})
afterEach(() => {
  delete dataset.started
  delete dataset.clicked
  vi.unstubAllGlobals()
})

/** Notes what happens in the code of the stages, which may be lost. */
const code = {
  ahead: fetched('ahead', {
    rehearseFirstRead: async () => void calls.push('rehearsal'),
    warmChecksum: () => void calls.push('checksum')
  }),
  connect: fetched('connect', {
    *startConnect() {
      calls.push('connect 1')
      yield
      calls.push('connect 2')
      return { models: { name: 'connect' } }
    },
    followWallet: (_: unknown, listener: WalletListener) => {
      wallet = listener
      return () => undefined
    },
    whenWalletAnswered: () => whenThere('answer'),
    resume: async (_: unknown, { dialog }: { readonly dialog?: string }) => void calls.push(`open ${dialog}`),
    loadConnectorCode: async () => void calls.push('connector')
  }),
  account: fetched('account', {
    *startAccount() {
      yield
      calls.push('account')
      return { name: 'account' }
    },
    whenQuiet: () => whenThere('balance'),
    warmNumbers: () => void calls.push('numbers'),
    warmStorage: () => void calls.push('storage')
  }),
  library: async () => {
    await whenThere('library')
    calls.push('library')
  },
  texts: async () => true
} as unknown as StageCode

async function whenThere(name: string): Promise<boolean> {
  await awaited.get(name)?.promise
  return false
}

function fetched(name: string, stage: object): () => Promise<object> {
  return async () => {
    if (lost.includes(name)) throw new TypeError(`Failed to fetch dynamically imported module: /${name}.js`)
    calls.push(`fetch ${name}`)
    return stage
  }
}

function open(stored: Readonly<Record<string, string>> = {}) {
  const storage = new FakeBrowserStorage()
  const store = storage.tab()
  for (const [key, value] of Object.entries(stored)) store.write(key, value)
  const page: RecoveryPage = {
    location: { origin: 'https://app.example', pathname: '/', reload: () => undefined },
    sessionStorage,
    document,
    fetch: async () => {
      throw new TypeError('The server does not answer.')
    },
    reportError: (cause) => {
      throw cause
    }
  }
  const recovery = new CodeRecovery(() => page)
  const loader = new Loader(code, recovery, store)
  const shown: string[] = []
  loader.subscribe(({ stage }, isAhead) => shown.push(isAhead ? `${stage.name}, ahead` : stage.name))
  return { loader, recovery, storage, shown }
}

const reached = (loader: Loader, name: string) => vi.waitFor(() => expect(loader.page.stage.name).toBe(name))
const times = (call: string) => calls.filter((each) => each === call).length

test('while nobody acts, the page gets ready to connect, and then to ask a wallet and to read the chains', async () => {
  const { loader, shown } = open()
  loader.prepareFor(false)
  await vi.waitFor(() => expect(calls).toContain('library'))
  expect(calls).toEqual(['fetch ahead', 'fetch connect', 'connect 1', 'connect 2', 'connector', 'library'])
  expect(shown).toEqual(['connect, ahead'])
})

test('an idle period is used for as many steps as there is time for', async () => {
  const idle: IdleRequestCallback[] = []
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => idle.push(callback))
  let left = 0
  const pass = async (steps: number) => {
    left = steps
    idle.shift()?.({ didTimeout: false, timeRemaining: () => left-- })
    await vi.waitFor(() => expect(idle).not.toHaveLength(0))
  }
  open().loader.prepareFor(false)
  await pass(0)
  await pass(0)
  expect(calls).not.toContain('connect 1')
  await pass(0)
  expect([calls.includes('connect 1'), calls.includes('connect 2')]).toEqual([true, false])
  const other = calls.length
  open().loader.prepareFor(false)
  idle.shift()
  await pass(0)
  await pass(0)
  await pass(1)
  expect(calls.slice(other)).toEqual(expect.arrayContaining(['connect 1', 'connect 2']))
})

test('a remembered account has its code fetched before the page is drawn, and beside it the code that reads its balance', async () => {
  const { loader } = open()
  loader.prepareRememberedAccount()
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  expect(calls).toEqual(expect.arrayContaining(['fetch account', 'library']))
})

test('a visitor who leaves meanwhile stops what is built ahead', async () => {
  const { loader, shown } = open()
  loader.prepareFor(false)()
  await vi.waitFor(() => expect(calls).toContain('library'))
  expect([shown, calls.includes('connect 2')]).toEqual([[], false])
})

test('a click shows the dialog at once, and an account is built while the visitor reads it', async () => {
  const { loader, shown } = open()
  loader.openConnect()
  await reached(loader, 'account')
  expect(shown).toEqual(['connect', 'account, ahead'])
  expect(calls.indexOf('open connect')).toBeLessThan(calls.indexOf('account'))
})

test('with a remembered wallet, a dialog opens once it is known whose account it is', async () => {
  const { loader } = open({ [CONNECTION_KEY]: remembered })
  loader.openAccount()
  await vi.waitFor(() => expect(calls).toContain('open account'))
  expect(calls.indexOf('account')).toBeLessThan(calls.indexOf('open account'))
})

test('each stage is loaded and started once, whoever asks for it', async () => {
  const { loader } = open()
  loader.prepareFor(false)
  loader.prepareFor(true)
  loader.openConnect()
  await reached(loader, 'account')
  await vi.waitFor(() => expect(calls).toContain('open connect'))
  expect([times('fetch connect'), times('connect 1'), times('fetch account'), times('account')]).toEqual([1, 1, 1, 1])
})

test('for a remembered account, what reads its balance is loaded beside what shows it', async () => {
  lost = ['account']
  const { loader } = open()
  loader.prepareFor(true)
  await loader.whenQuiet()
  expect(calls).toContain('library')
})

test('the page never goes back a stage, and keeps what was loaded first', async () => {
  const { loader } = open()
  loader.prepareFor(true)
  await reached(loader, 'account')
  const { stage } = loader.page
  loader.openConnect()
  await vi.waitFor(() => expect(calls).toContain('open connect'))
  expect(loader.page.stage).toBe(stage)
})

test('a click from before the page has started is followed once, however often it starts', async () => {
  dataset.clicked = 'connect'
  const { loader } = open()
  loader.start()()
  loader.start()
  await vi.waitFor(() => expect(calls).toContain('open connect'))
  expect(times('open connect')).toBe(1)
})

test('an account that another tab connects is shown, until the page stops following', async () => {
  const { loader, storage } = open()
  const stop = loader.start()
  storage.tab().write(CONNECTION_KEY, remembered)
  await reached(loader, 'account')
  const other = open()
  other.loader.start()()
  other.storage.tab().write(CONNECTION_KEY, remembered)
  expect(other.loader.page.stage.name).toBe('shell')
  stop()
})

test('while the visitor reads the list, what the next click needs first is made ready first', async () => {
  const { loader } = open()
  loader.openConnect()
  await vi.waitFor(() => expect(calls).toContain('storage'))
  const order = ['connector', 'account', 'library', 'checksum', 'rehearsal', 'numbers', 'storage']
  expect(calls.filter((call) => order.includes(call))).toEqual(['connector', ...order])
})

test('once a wallet is picked, nothing that is only faster the second time is tried ahead', async () => {
  const { loader } = open()
  const library = deferred<void>()
  awaited.set('library', library)
  loader.openConnect()
  await reached(loader, 'account')
  wallet?.onAsked()
  library.resolve()
  await loader.whenQuiet()
  expect(calls).toContain('library')
  expect(calls).not.toContain('rehearsal')
})

test('the code of an account is loaded as soon as a wallet is picked, and built while the wallet is asked', async () => {
  const { loader, shown } = open()
  loader.prepareFor(false)
  await loader.whenQuiet()
  awaited.set('answer', deferred<void>())
  wallet?.onAsked()
  await reached(loader, 'account')
  expect(shown.at(-1)).toBe('account, ahead')
})

test('an account that appears while the browser is busy is built at once, after the frame that shows its address', async () => {
  const { loader, shown } = open()
  loader.prepareFor(false)
  await loader.whenQuiet()
  const answer = deferred<void>()
  awaited.set('answer', answer)
  vi.stubGlobal('requestIdleCallback', () => 0)
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  wallet?.onAsked()
  await vi.waitFor(() => expect(calls).toContain('fetch account'))
  answer.resolve()
  await vi.waitFor(() => expect(frames).toHaveLength(1))
  expect(calls).not.toContain('account')
  frames[0]?.(0)
  await reached(loader, 'account')
  expect(shown.at(-1)).toBe('account')
})

test('the account that a wallet has connected is known before anything of it has loaded', async () => {
  lost = ['account']
  const { loader } = open()
  loader.prepareFor(false)
  await reached(loader, 'connect')
  const told = vi.fn()
  const stop = loader.account.subscribe(told)
  wallet?.onAccount(grant.account)
  expect([loader.account.current(), told.mock.calls.length]).toEqual([grant.account, 1])
  stop()
  wallet?.onAccount(undefined)
  expect([loader.account.current(), told.mock.calls.length]).toEqual([undefined, 1])
})

test('code that is missing is reported until it is there, and the stage that was reached stays', async () => {
  lost = ['account']
  const { loader, recovery } = open()
  loader.prepareFor(true)
  await vi.waitFor(() => expect(loader.page.missing).toBe('missing'))
  loader.openConnect()
  await vi.waitFor(() => expect(calls).toContain('open connect'))
  expect(loader.page).toMatchObject({ stage: { name: 'connect' }, missing: 'missing' })
  lost = []
  recovery.retry()
  await reached(loader, 'account')
  expect(loader.page.missing).toBeUndefined()
})

test('the page is quiet once all that a click on Connect needs is there, and not before', async () => {
  const { loader } = open()
  loader.prepareFor(false)
  expect(await loader.whenQuiet()).toBe(true)
  expect(calls.at(-1)).toBe('library')
  expect(await loader.whenQuiet()).toBe(false)
})

test('from a click on a wallet until the balance is there, the page is not quiet', async () => {
  const { loader } = open()
  loader.prepareFor(false)
  await loader.whenQuiet()
  const balance = deferred<void>()
  awaited.set('balance', balance)
  wallet?.onAsked()
  const told = vi.fn()
  const quiet = loader.whenQuiet().then(told)
  await reached(loader, 'account')
  await whenIdle()
  expect(told).not.toHaveBeenCalled()
  balance.resolve()
  await quiet
  expect(told).toHaveBeenCalledWith(true)
})

test('code that is missing is waited for no longer than it is loaded', async () => {
  lost = ['account']
  const { loader } = open()
  loader.prepareFor(true)
  await loader.whenQuiet()
  expect([loader.page.missing, await loader.whenQuiet()]).toEqual(['missing', false])
})
