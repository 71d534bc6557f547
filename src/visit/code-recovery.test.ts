import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RELOAD_AGAIN_AFTER_MS } from '#domain/connection/resumption.ts'
import { CodeError } from '#domain/wait/load-code.ts'
import { CodeRecovery, type RecoveryPage } from './code-recovery.ts'

const missing = new CodeError('missing', new Error('404'))
const offline = new CodeError('offline', new Error('no network'))
const gone = () => Promise.reject(missing)
/** As Firefox reports it. */
const named = new CodeError(
  'missing',
  new TypeError('error loading dynamically imported module: http://host/assets/a.js')
)

/** A tab whose session storage outlives the page. */
function tab({
  answers = 200 as number | 'nothing',
  keeps = true,
  files = {} as Record<string, number>,
  preloads = [] as readonly string[]
} = {}) {
  const kept = new Map<string, string>()
  const reload = vi.fn()
  const fetch = vi.fn(async (address: string, _init?: RequestInit) => {
    if (answers === 'nothing') throw new TypeError('Failed to fetch')
    return new Response(null, { status: files[address] ?? answers })
  })
  const reportError = vi.fn()
  const setItem = (key: string, value: string) => {
    if (!keeps) throw new DOMException('denied', 'SecurityError')
    kept.set(key, value)
  }
  const page: RecoveryPage = {
    location: { origin: 'http://host', pathname: '/dashboard', reload },
    sessionStorage: { getItem: (key) => kept.get(key) ?? null, setItem },
    document: { querySelectorAll: () => preloads.map((href) => ({ href })) },
    fetch: fetch as unknown as RecoveryPage['fetch'],
    reportError
  }
  return { reload, fetch, reportError, open: () => new CodeRecovery(() => page) }
}

/** Whether a promise is settled by the time everything else has happened. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false
  const note = () => {
    settled = true
  }
  promise.then(note, note)
  await vi.advanceTimersByTimeAsync(0)
  return settled
}

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

test('missing code that the visitor asked for reloads the page, which resumes where the visitor was', async () => {
  const { open, reload, fetch } = tab()
  const before = open()
  before.resumeAfterReload(() => ({ dialog: 'connect', walletId: 'io.metamask' }))
  before.resumeAfterReload(() => ({ isWalletAsked: false }))
  expect(await isSettled(before.loadOrReload(gone))).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(fetch).toHaveBeenCalledWith('/dashboard', expect.objectContaining({ method: 'HEAD', cache: 'no-store' }))
  const after = open()
  expect(after.resumption).toEqual({ dialog: 'connect', walletId: 'io.metamask' })
  expect(after.resumption).toBe(after.resumption)
  expect(open().resumption).toEqual({})
})

test('a request before anything else is known is resumed too', async () => {
  const { open } = tab()
  void open().loadOrReload(gone, { dialog: 'connect' })
  await vi.advanceTimersByTimeAsync(0)
  expect(open().resumption).toEqual({ dialog: 'connect' })
})

test('results are passed on, and so are failures that are not about code', async () => {
  const { open, reload } = tab()
  const recovery = open()
  expect(await recovery.loadOrReload(async () => 'here')).toBe('here')
  await expect(recovery.loadOrReload(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['the device is offline', {}, offline],
  ['the server does not answer', { answers: 'nothing' as const }, missing],
  ['the server is in trouble itself', { answers: 503 }, missing],
  ['the browser would not remember that it was tried', { keeps: false }, missing]
])('the page is not loaded again while %s', async (_, about, cause) => {
  const { open, reload } = tab(about)
  await expect(open().loadOrReload(() => Promise.reject(cause))).rejects.toBe(cause)
  expect(reload).not.toHaveBeenCalled()
})

test('the page does not reload during a wallet request, whose answer would be lost', async () => {
  const { open, reload } = tab()
  const recovery = open()
  let isWalletAsked = true
  recovery.resumeAfterReload(() => ({ isWalletAsked }))
  await expect(recovery.loadOrReload(gone)).rejects.toBe(missing)
  isWalletAsked = false
  void recovery.loadOrReload(gone)
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('nor during one that began while the server was asked', async () => {
  const { open, reload, fetch } = tab()
  const recovery = open()
  recovery.resumeAfterReload(() => ({ isWalletAsked: fetch.mock.calls.length > 0 }))
  expect(await isSettled(recovery.loadOrReload(gone))).toBe(true)
  expect(reload).not.toHaveBeenCalled()
})

test('a page whose code is really missing does not reload in a loop', async () => {
  const { open, reload } = tab()
  void open().loadOrReload(gone)
  await vi.advanceTimersByTimeAsync(0)
  const second = open()
  expect(second.resumption).toEqual({})
  await expect(second.loadOrReload(gone)).rejects.toBe(missing)
  await vi.advanceTimersByTimeAsync(RELOAD_AGAIN_AFTER_MS)
  void second.loadOrReload(gone)
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledTimes(2)
})

test.each([
  ['the server has the file again', named, {}, 2],
  ['the server still lacks the file', named, { 'http://host/assets/a.js': 404 }, 1],
  ['the browser does not say which file it lacks', missing, {}, 2]
])('a retry soon after a reload that did not help: %s', async (_, cause, files, reloads) => {
  const { open, reload } = tab({ files })
  const load = () => Promise.reject(cause)
  void open().loadOrReload(load)
  await vi.advanceTimersByTimeAsync(0)
  const after = open()
  await expect(after.loadOrReload(load)).rejects.toBe(cause)
  expect(reload).toHaveBeenCalledTimes(1)
  after.resumeAfterReload(() => ({ dialog: 'connect', walletId: 'io.metamask' }))
  expect(await isSettled(after.retryOrReload(load).catch(() => undefined))).toBe(reloads === 1)
  expect(reload).toHaveBeenCalledTimes(reloads)
  if (reloads === 2) expect(open().resumption).toEqual({ dialog: 'connect', walletId: 'io.metamask' })
})

test('a retry does not reload the page while the server does not answer, whichever file is lacking', async () => {
  const { open, reload } = tab({ answers: 'nothing' })
  for (const cause of [missing, named])
    await expect(open().retryOrReload(() => Promise.reject(cause))).rejects.toBe(cause)
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['does not say which file it lacks: all that were preloaded are fetched anew', missing, true],
  ['names the file: nothing else is fetched', named, false]
])('before a reload, where the browser %s', async (_, cause, isFetched) => {
  const file = 'http://host/assets/b.js'
  const { open, reload, fetch } = tab({ preloads: [file], files: { [file]: 404 } })
  void open().loadOrReload(() => Promise.reject(cause))
  await vi.advanceTimersByTimeAsync(0)
  const asked = expect.objectContaining({ cache: 'reload' })
  expect(fetch.mock.calls.filter(([address]) => address === file)).toEqual(isFetched ? [[file, asked]] : [])
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a file of another origin is not asked for', async () => {
  const { open, fetch } = tab()
  const elsewhere = new CodeError('missing', new TypeError('error loading: https://evil.test/a.js'))
  await open().retryOrReload(() => Promise.resolve())
  void open().loadOrReload(gone)
  await vi.advanceTimersByTimeAsync(0)
  await expect(open().retryOrReload(() => Promise.reject(elsewhere))).rejects.toBe(elsewhere)
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/dashboard'])
})

test('concurrent requests wait for the same reload', async () => {
  const { open, reload, fetch } = tab()
  const recovery = open()
  const asked = [recovery.loadOrReload(gone), recovery.loadOrReload(gone)]
  expect(await Promise.all(asked.map(isSettled))).toEqual([false, false])
  expect([reload, fetch].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('a visitor may reload at any time, and resumes from there', async () => {
  const { open, reload } = tab()
  const recovery = open()
  recovery.resumeAfterReload(() => ({ isWalletAsked: true, dialog: 'chain' }))
  recovery.reload()
  recovery.reload()
  expect(reload).toHaveBeenCalledTimes(2)
  expect(open().resumption).toEqual({ dialog: 'chain' })
})

test('code that the visitor has not asked for does not reload the page: it is reported as missing until it loads', async () => {
  const { open, reload } = tab()
  const recovery = open()
  const told = vi.fn()
  recovery.subscribe(told)
  const load = vi.fn().mockRejectedValueOnce(offline).mockRejectedValueOnce(missing).mockResolvedValueOnce('here')
  const watch = () => recovery.watch('chains', load).catch((cause: CodeError) => cause.failure)
  expect([recovery.failure, await watch(), recovery.failure]).toEqual([undefined, 'offline', 'offline'])
  expect([await watch(), recovery.failure]).toEqual(['missing', 'missing'])
  expect([await watch(), recovery.failure]).toEqual(['here', undefined])
  expect(told).toHaveBeenCalledTimes(3)
  expect(reload).not.toHaveBeenCalled()
})

test('any other failure to start a part of the page is reported as well', async () => {
  const recovery = tab().open()
  await recovery.watch('account', () => Promise.reject(new Error('a bug'))).catch(() => undefined)
  expect(recovery.failure).toBe('missing')
})

test('a retry tries everything that is missing again, and then reloads the page', async () => {
  const { open, reload } = tab()
  const recovery = open()
  const chains = vi.fn().mockRejectedValueOnce(missing).mockResolvedValue('here')
  await recovery.watch('chains', chains).catch(() => undefined)
  recovery.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect([recovery.failure, reload.mock.calls.length]).toEqual([undefined, 0])
  await recovery.watch('names', gone).catch(() => undefined)
  recovery.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a browser that denies storage has nothing to resume', () => {
  const denied: RecoveryPage = {
    location: { origin: 'http://host', pathname: '/', reload: () => undefined },
    get sessionStorage(): Storage {
      throw new DOMException('denied', 'SecurityError')
    },
    document: { querySelectorAll: () => [] },
    fetch,
    reportError: () => undefined
  }
  const recovery = new CodeRecovery(() => denied)
  expect(recovery.resumption).toEqual({})
  expect(() => recovery.reload()).not.toThrow()
})

test('what the code itself throws is reported, and reloads nothing; what did not arrive is the browser’s to report', async () => {
  const { open, reload, reportError } = tab()
  const recovery = open()
  const broken = new Error('The module threw this.')
  const load = () => recovery.loadOrReload(() => Promise.reject(broken))
  await expect(recovery.watch('account', load)).rejects.toBe(broken)
  expect([recovery.failure, reportError.mock.calls, reload.mock.calls]).toEqual(['missing', [[broken]], []])
  await recovery.watch('names', gone).catch(() => undefined)
  expect(reportError).toHaveBeenCalledTimes(1)
})
