import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { RPC_TIMEOUT_MS } from '#domain/chain/rpc.ts'
import type { ChainEndpoints } from '../chain-endpoints.ts'
import { answersAll, chainId, type FakeSocket, opensAndAnswers, world } from './fake-sockets.ts'

/** So that its code, which the first request fetches, takes none of the time that is counted here. */
beforeAll(async () => void (await import('./socket-transport.ts')))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const both = ['wss://node.example/key', 'https://node.example/key']
const open = (sockets: readonly FakeSocket[]) => sockets.filter(({ readyState }) => readyState < 2).length

/** What a request ends with, and after how many ms. */
async function ask(rpc: ChainEndpoints, method = 'any') {
  const startedAt = Date.now()
  let outcome: unknown
  const done = rpc.send(method, []).then(
    (result) => {
      outcome = result
    },
    ({ failure }: { failure: string }) => {
      outcome = failure
    }
  )
  while (outcome === undefined) {
    await vi.advanceTimersByTimeAsync(50)
  }
  await done
  return [outcome, Date.now() - startedAt] as const
}

test('requests are separate messages on one socket, which the first one opens', async () => {
  const { rpc, sockets } = world(opensAndAnswers)
  expect(sockets).toEqual([])
  await Promise.all([ask(rpc, 'a'), ask(rpc, 'b')])
  await ask(rpc, 'c')
  expect(sockets.map(({ sent }) => sent.map(({ method }) => method))).toEqual([
    ['eth_chainId', 'a', 'b', 'eth_chainId', 'c']
  ])
  expect(new Set(sockets[0]?.sent.map(({ id }) => id)).size).toBe(5)
})

test('answers are matched by id, in whatever order or batches they arrive', async () => {
  const { rpc } = world((socket) => {
    const held: object[] = []
    socket.answer = (request) => {
      held.push(chainId(request) ?? { id: request.id, result: request.method })
      if (held.length === 4) socket.says(held.reverse())
    }
    queueMicrotask(() => socket.opens())
  })
  const outcomes = await Promise.all([ask(rpc, 'a'), ask(rpc, 'b'), ask(rpc, 'c')])
  expect(outcomes.map(([result]) => result)).toEqual(['a', 'b', 'c'])
})

test('a socket without requests for half a minute is closed, and reopened by the next request', async () => {
  const { rpc, sockets } = world(opensAndAnswers)
  await ask(rpc)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(open(sockets)).toBe(1)
  await ask(rpc)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(open(sockets)).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(open(sockets)).toBe(0)
  expect(await ask(rpc)).toEqual(['socket', expect.any(Number)])
  expect([sockets.length, open(sockets)]).toEqual([2, 1])
  expect(vi.getTimerCount()).toBe(1)
})

test.each([
  ['the same socket', false],
  ['a new socket', true]
])('a node that serves another chain on %s from now on is not believed', async (_where, isLost) => {
  let served = '0x14a33'
  const { rpc, sockets } = world((socket) => {
    socket.answer = ({ id, method }) => socket.says({ id, result: method === 'eth_chainId' ? served : 'socket' })
    queueMicrotask(() => socket.opens())
  })
  expect((await ask(rpc))[0]).toBe('socket')
  served = '0x1'
  if (isLost) sockets[0]?.close(1006)
  await vi.advanceTimersByTimeAsync(0)
  expect((await ask(rpc))[0]).toBe('wrong-chain')
  served = '0x14a33'
  expect((await ask(rpc))[0]).toBe('socket')
  expect(sockets).toHaveLength(isLost ? 2 : 1)
})

test('pending requests go to the next endpoint as soon as the socket closes', async () => {
  const { rpc, sockets } = world((socket) => {
    socket.answer = (request) => {
      const answer = chainId(request)
      if (answer) socket.says(answer)
      else setTimeout(() => socket.close(1006), 100)
    }
    queueMicrotask(() => socket.opens())
  }, both)
  const outcomes = await Promise.all([ask(rpc), ask(rpc)])
  expect(outcomes.map(([result]) => result)).toEqual(['http', 'http'])
  for (const [, tookMs] of outcomes) expect(tookMs).toBeLessThan(500)
  expect(open(sockets)).toBe(0)
})

test('while the socket is down, requests go over HTTP, and return to it once it is up', async () => {
  let isUp = false
  const { rpc, sockets, fetched, health } = world((socket) => {
    if (isUp) opensAndAnswers(socket)
    else queueMicrotask(() => socket.close(1006))
  }, both)
  expect((await ask(rpc))[0]).toBe('http')
  expect(health()).toEqual(['half-open', 'closed'])
  expect((await ask(rpc))[0]).toBe('http')
  await vi.advanceTimersByTimeAsync(0)
  expect(health()).toEqual(['open', 'closed'])
  isUp = true
  await vi.advanceTimersByTimeAsync(1_000)
  expect((await ask(rpc))[0]).toBe('http')
  await vi.advanceTimersByTimeAsync(0)
  expect(health()).toEqual(['closed', 'closed'])
  fetched.length = 0
  expect((await ask(rpc))[0]).toBe('socket')
  expect([fetched, open(sockets)]).toEqual([[], 1])
})

test('a socket that cannot be opened is retried after pauses that grow to 8 seconds', async () => {
  const triedAt: number[] = []
  const { rpc } = world((socket) => {
    triedAt.push(Date.now())
    queueMicrotask(() => socket.close(1006))
  }, both)
  const start = Date.now()
  while (Date.now() < start + 40_000) {
    await ask(rpc)
    await vi.advanceTimersByTimeAsync(250)
  }
  const pausesMs = triedAt.slice(1).map((at, i) => at - (triedAt[i] ?? 0))
  const expected = [0, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]
  for (const [i, pauseMs] of expected.entries()) {
    expect(pausesMs[i]).toBeGreaterThanOrEqual(pauseMs)
    expect(pausesMs[i]).toBeLessThan(pauseMs + 600)
  }
})

test('a connection that never opens counts towards the request’s timeout', async () => {
  const { rpc, sockets } = world(() => undefined)
  const [outcome, tookMs] = await ask(rpc)
  expect([outcome, open(sockets)]).toEqual(['timeout', 0])
  expect(tookMs).toBeLessThanOrEqual(RPC_TIMEOUT_MS + 100)
})

test('a silent socket is dropped with the first request that times out on it', async () => {
  const { rpc, sockets } = world((socket) => {
    queueMicrotask(() => socket.opens())
  })
  expect((await ask(rpc))[0]).toBe('timeout')
  expect([sockets.length, open(sockets)]).toEqual([1, 0])
})

test('a slow request alone does not drop the socket of the others', async () => {
  const { rpc, sockets } = world((socket) => {
    socket.answer = (request) => {
      if (request.method !== 'slow') answersAll(request, socket)
    }
    queueMicrotask(() => socket.opens())
  }, both)
  await ask(rpc)
  const slow = ask(rpc, 'slow')
  await vi.advanceTimersByTimeAsync(1_000)
  expect((await ask(rpc))[0]).toBe('socket')
  expect((await slow)[0]).toBe('http')
  expect(open(sockets)).toBe(1)
})

test('an answer after its timeout is harmless', async () => {
  const { rpc, sockets } = world((socket) => {
    socket.answer = (request) => {
      if (request.method === 'slow') setTimeout(() => socket.says({ id: request.id, result: 'late' }), 11_000)
      else answersAll(request, socket)
    }
    queueMicrotask(() => socket.opens())
  }, both)
  await ask(rpc)
  const slow = ask(rpc, 'slow')
  await vi.advanceTimersByTimeAsync(1_000)
  await ask(rpc)
  await slow
  await vi.advanceTimersByTimeAsync(2_000)
  expect(open(sockets)).toBe(1)
})

test.each<[string, unknown, string]>([
  ['no JSON', '<html>', 'malformed'],
  ['null', null, 'malformed'],
  ['an answer to what nobody asked', { id: 987654321, result: '0x1' }, 'malformed'],
  ['a rate limit under another id', { id: 987654321, error: { code: -32005, message: 'slow down' } }, 'rate-limited']
])('a socket that says %s is given up at once', async (_what, message, failure) => {
  const { rpc, sockets } = world((socket) => {
    socket.answer = (request) => socket.says(chainId(request) ?? message)
    queueMicrotask(() => socket.opens())
  })
  const [outcome, tookMs] = await ask(rpc)
  expect([outcome, open(sockets)]).toEqual([failure, 0])
  expect(tookMs).toBeLessThan(500)
})

test.each<[string, object, string]>([
  ['an error', { id: null, error: { code: -32700, message: 'parse error' } }, 'malformed'],
  ['an error that leaves the id out', { error: { code: -32600, message: 'Invalid request' } }, 'malformed'],
  ['a rate limit', { id: null, error: { code: -32005, message: 'slow down' } }, 'rate-limited']
])('%s without an id fails the request under way, and the socket stays', async (_what, message, failure) => {
  const { rpc, sockets } = world((socket) => {
    socket.answer = (request) => socket.says(chainId(request) ?? message)
    queueMicrotask(() => socket.opens())
  })
  const [outcome, tookMs] = await ask(rpc)
  expect([outcome, open(sockets)]).toEqual([failure, 1])
  expect(tookMs).toBeLessThan(500)
})

test('an error without an id is the answer to the only request under way', async () => {
  const { rpc } = world((socket) => {
    const error = { code: 3, message: 'execution reverted: Paused' }
    socket.answer = (request) => socket.says(chainId(request) ?? { id: null, error })
    queueMicrotask(() => socket.opens())
  })
  const outcome = rpc.send('eth_call', []).catch((cause: unknown) => cause)
  await vi.advanceTimersByTimeAsync(500)
  expect(await outcome).toMatchObject({ kind: 'reverted' })
})

test('an error without an id is the answer to none of several requests', async () => {
  const { rpc, sockets } = world((socket) => {
    socket.answer = (request) => {
      const answer = chainId(request)
      if (answer) socket.says(answer)
      else if (request.method === 'b') socket.says({ id: null, error: { code: 3, message: 'execution reverted' } })
    }
    queueMicrotask(() => socket.opens())
  })
  const outcomes = await Promise.all([ask(rpc, 'a'), ask(rpc, 'b')])
  expect(outcomes.map(([outcome]) => outcome)).toEqual(['malformed', 'malformed'])
  expect(open(sockets)).toBe(1)
})

test('an unsolicited message of a node is ignored', async () => {
  const { rpc, sockets } = world((socket) => {
    socket.answer = (request) => {
      socket.says({ jsonrpc: '2.0', method: 'eth_subscription', params: {} })
      answersAll(request, socket)
    }
    queueMicrotask(() => socket.opens())
  })
  expect((await ask(rpc))[0]).toBe('socket')
  expect(open(sockets)).toBe(1)
})

test('a socket that is closing takes no more requests', async () => {
  const { rpc, sockets } = world(opensAndAnswers, both)
  await ask(rpc)
  const [socket] = sockets
  if (socket) socket.readyState = 2
  const [result, tookMs] = await ask(rpc)
  expect(result).toBe('http')
  expect(tookMs).toBeLessThan(500)
})

test('a socket that the page may not open is unreachable', async () => {
  const { rpc } = world(() => {
    throw new DOMException('insecure', 'SecurityError')
  })
  expect((await ask(rpc))[0]).toBe('unreachable')
})

test('concurrent requests never open two sockets', async () => {
  const { rpc, sockets } = world((socket) => {
    socket.answer = answersAll
    setTimeout(() => socket.opens(), 3_000)
  })
  const first = ask(rpc)
  await vi.advanceTimersByTimeAsync(1_000)
  await Promise.all([first, ask(rpc)])
  expect(sockets).toHaveLength(1)
})
