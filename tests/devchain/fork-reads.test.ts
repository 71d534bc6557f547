import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { ForkReads, READS_AT_A_TIME, type ReadSource } from '#devchain/gateway/fork-reads.ts'
import { createGateway } from '#devchain/gateway/gateway.ts'
import { parseMessage } from '#devchain/gateway/rpc-call.ts'
import { startDevchain } from '#devchain/nodes/forks.ts'
import { readContracts, readManifest } from '#devchain/recordings/recording.ts'
import { Weather } from '#devchain/weather/weather.ts'
import { limit } from '../run/limits.mjs'
import { type Call, call, type GatewayServer, RawRequest, RawSocket, startGateway } from './raw-clients.ts'

const CHAIN = 84531
const OTHER_CHAIN = 59140
const EMPTY_CHAIN = 31337
const soon = { timeout: limit(10_000) }
const [ALICE = '', BOB = ''] = testAccounts

const balance = (of: string, block?: unknown, id = 1): Call =>
  call('eth_getBalance', block === undefined ? [of] : [of, block], id)

describe('reads through a gateway to forks', () => {
  /** What the node has been asked and has not answered, in order. */
  let open: { readonly asked: unknown; answer(): void }[] = []
  const weather = new Weather()

  afterEach(() => {
    weather.clear()
    open = []
  })

  /** Answers when the test says so. */
  async function startGatewayToPatientNode(source: ReadSource = 'recorded'): Promise<GatewayServer> {
    const node = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      const asked = JSON.parse(String(Buffer.concat(chunks)))
      const one = ({ id }: Call) => ({ jsonrpc: '2.0', id, result: '0x10' })
      open.push({
        asked,
        answer: () => response.end(JSON.stringify(Array.isArray(asked) ? asked.map(one) : one(asked)))
      })
    })
    // Accepts sockets, and reads nothing from them.
    const sockets = new WebSocketServer({ server: node })
    await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
    const nodeUrl = async () => `http://127.0.0.1:${(node.address() as AddressInfo).port}`
    const { inTurn } = new ForkReads((chainId) => (chainId === EMPTY_CHAIN ? undefined : source))
    const server = await startGateway(
      createGateway({ chainIds: [CHAIN, OTHER_CHAIN, EMPTY_CHAIN], nodeUrl, weather, askInTurn: inTurn })
    )
    onTestFinished(() => {
      server.close()
      for (const each of sockets.clients) each.terminate()
      node.closeAllConnections()
      node.close()
    })
    return server
  }

  const asked = () => open.map((each) => each.asked)
  const answerNext = () => open.shift()?.answer()
  const isAsked = (...calls: readonly unknown[]) => vi.waitFor(() => expect(asked()).toEqual(calls), soon)

  test('of older state reach a node one after another, while those of the newest and of another chain pass', async () => {
    const { port } = await startGatewayToPatientNode()
    const first = new RawRequest(port, balance(ALICE, '0x1'))
    await isAsked(balance(ALICE, '0x1'))
    const second = new RawRequest(port, balance(BOB, { blockNumber: '0x2' }))
    const newest = [balance(BOB, 'latest'), balance(BOB, 'pending'), balance(BOB), call('eth_blockNumber')]
    for (const [count, each] of newest.entries()) {
      new RawRequest(port, each)
      await isAsked(balance(ALICE, '0x1'), ...newest.slice(0, count + 1))
    }
    new RawRequest(port, balance(ALICE, '0x3'), OTHER_CHAIN)
    await isAsked(balance(ALICE, '0x1'), ...newest, balance(ALICE, '0x3'))
    answerNext()
    await first.ended
    await isAsked(...newest, balance(ALICE, '0x3'), balance(BOB, { blockNumber: '0x2' }))
    for (const { answer } of open) answer()
    expect(await second.json()).toMatchObject({ result: '0x10' })
  })

  test('of older state in a batch are made one after another before the node gets the whole batch', async () => {
    const { port } = await startGatewayToPatientNode()
    const batch = [balance(ALICE, '0x1', 7), call('eth_chainId', [], 8), balance(BOB, 'earliest', 9)]
    const request = new RawRequest(port, batch)
    for (const each of [balance(ALICE, '0x1'), balance(BOB, 'earliest'), batch]) {
      await isAsked(each)
      answerNext()
    }
    expect(await request.json()).toMatchObject([{ id: 7 }, { id: 8 }, { id: 9 }])
  })

  test('of older state are among them those that a stale node makes of newer ones', async () => {
    const { port } = await startGatewayToPatientNode()
    weather.set({ fault: { kind: 'stale-head', blocks: 2 } })
    const reads = [ALICE, BOB].map((each) => new RawRequest(port, balance(each, 'latest')))
    const balances = () => open.filter(({ asked }) => (asked as Call).method === 'eth_getBalance')
    for (let answered = 0; answered < 2; answered++) {
      await vi.waitFor(() => {
        for (const each of open) if (!balances().includes(each)) each.answer()
        expect(balances()).toHaveLength(1)
      }, soon)
      const [only] = balances()
      only?.answer()
      open = open.filter((each) => each !== only)
    }
    expect(await Promise.all(reads.map((each) => each.json()))).toHaveLength(2)
  })

  test('of a chain that forks nothing need not wait', async () => {
    const { port } = await startGatewayToPatientNode()
    for (const account of [ALICE, BOB]) new RawRequest(port, balance(account, '0x1'), EMPTY_CHAIN)
    await vi.waitFor(() => expect(open).toHaveLength(2), soon)
  })

  test('of older state go on after one that the node did not answer', async () => {
    const { inTurn } = new ForkReads(() => 'recorded')
    const read = parseMessage(JSON.stringify(balance(ALICE, '0x1')))
    const failing = inTurn(CHAIN, read, () => Promise.reject(new Error('no answer')))
    const next = inTurn(CHAIN, read, async () => 'answer')
    await expect(failing).rejects.toThrow('no answer')
    expect(await next).toBe('answer')
  })

  test('of older state are refused while a foreign source leaves one without an answer', async () => {
    const { port } = await startGatewayToPatientNode('foreign')
    const first = new RawRequest(port, balance(ALICE, '0x1'))
    await isAsked(balance(ALICE, '0x1'))
    const second = new RawRequest(port, balance(BOB, '0x1'))
    expect(await second.json()).toMatchObject({ error: { message: 'The node of chain 84531 waits for its source.' } })
    const newest = new RawRequest(port, balance(BOB))
    await isAsked(balance(ALICE, '0x1'), balance(BOB))
    for (const { answer } of open.splice(0)) answer()
    expect(await first.json()).toMatchObject({ result: '0x10' })
    expect(await newest.json()).toMatchObject({ result: '0x10' })
    const third = new RawRequest(port, balance(BOB, '0x1'))
    await isAsked(balance(BOB, '0x1'))
    answerNext()
    expect(await third.json()).toMatchObject({ result: '0x10' })
  })

  const many = (count: number, block?: string) => Array.from({ length: count }, (_, i) => balance(ALICE, block, i))

  test('reach a node a few at a time, over HTTP and WebSockets, and what reads nothing passes', async () => {
    const { port } = await startGatewayToPatientNode()
    const requests = many(READS_AT_A_TIME).map((each) => new RawRequest(port, each))
    await vi.waitFor(() => expect(open).toHaveLength(READS_AT_A_TIME), soon)
    const socket = await RawSocket.open(port)
    onTestFinished(() => socket.close())
    const next = socket.ask(call('eth_getLogs', [{}], 99))
    new RawRequest(port, call('eth_blockNumber', [], 100))
    await vi.waitFor(() => expect(open).toHaveLength(READS_AT_A_TIME + 1), soon)
    expect(asked().at(-1)).toMatchObject({ method: 'eth_blockNumber' })
    answerNext()
    await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ method: 'eth_getLogs' }), soon)
    for (const { answer } of open.splice(0)) answer()
    expect(await next).toMatchObject({ id: 99 })
    for (const each of requests) expect(await each.json()).toMatchObject({ result: '0x10' })
  })

  test('of a long batch reach a node in parts, and are answered as one', async () => {
    const { port } = await startGatewayToPatientNode()
    const request = new RawRequest(port, many(READS_AT_A_TIME + 2))
    await isAsked(many(READS_AT_A_TIME))
    answerNext()
    await isAsked(many(READS_AT_A_TIME + 2).slice(READS_AT_A_TIME))
    answerNext()
    expect(await request.json()).toEqual(many(READS_AT_A_TIME + 2).map(({ id }) => expect.objectContaining({ id })))
  })

  test('whose source does not answer release their permits after two seconds', async () => {
    const { port } = await startGatewayToPatientNode()
    for (const each of many(2 * READS_AT_A_TIME)) new RawRequest(port, each)
    await vi.waitFor(() => expect(open).toHaveLength(READS_AT_A_TIME), soon)
    await vi.waitFor(() => expect(open).toHaveLength(2 * READS_AT_A_TIME), soon)
  })
})

test('a batch over a WebSocket may subscribe and read older state', async () => {
  const devchain = await startDevchain({ chainIds: [CHAIN] })
  onTestFinished(() => devchain.stop())
  const server = await startGateway(devchain.gatewayFor(0))
  const socket = await RawSocket.open(server.port)
  onTestFinished(() => {
    socket.close()
    server.close()
  })
  const older = `0x${readManifest(CHAIN).forkBlock.toString(16)}`
  const batch = [call('eth_subscribe', ['newHeads'], 1), balance(ALICE, older, 2)]
  expect(await socket.ask(batch)).toEqual([
    expect.objectContaining({ id: 1, result: expect.stringMatching(/^0x/) }),
    expect.objectContaining({ id: 2, result: expect.stringMatching(/^0x/) })
  ])
})

test(
  'a fork that has fetched nothing yet answers many reads of older and of newest state at the same moment',
  async () => {
    const id = 1
    const accounts = [...readContracts(id).keys(), ...testAccounts]
    const older = `0x${readManifest(id).forkBlock.toString(16)}`
    const devchain = await startDevchain({ chainIds: [id] })
    onTestFinished(() => devchain.stop())
    for (let worker = 0; worker < 6; worker++) {
      const server = await startGateway(devchain.gatewayFor(worker))
      const socket = await RawSocket.open(server.port, { chainId: id })
      onTestFinished(() => {
        socket.close()
        server.close()
      })
      for (const account of accounts) {
        const reads = [older, 'latest'].flatMap((block) => [
          call('eth_getBalance', [account, block]),
          call('eth_getCode', [account, block]),
          call('eth_getStorageAt', [account, '0x0', block])
        ])
        const answers = reads.map((each) => new RawRequest(server.port, each, id).json())
        answers.push(socket.ask(reads[0]))
        for (const answer of await Promise.all(answers)) expect(answer).toHaveProperty('result')
      }
    }
  },
  limit(60_000)
)

test(
  'a fork answers more reads at the same moment than it has threads, alone and in a batch',
  async () => {
    const devchain = await startDevchain({ chainIds: [CHAIN] })
    onTestFinished(() => devchain.stop())
    const server = await startGateway(devchain.gatewayFor(0))
    onTestFinished(() => server.close())
    const { token } = readManifest(CHAIN).contracts
    const stranger = (i: number) => `0x${i.toString(16).padStart(40, '0')}`
    const reads = Array.from({ length: 600 }, (_, i) =>
      i % 2 === 0
        ? call('eth_getBalance', [stranger(0x1000 + i), 'latest'], i)
        : call(
            'eth_call',
            [
              {
                to: token,
                data: `0x70a08231${stranger(0x1000 + i)
                  .slice(2)
                  .padStart(64, '0')}`
              }
            ],
            i
          )
    )
    const answers = await Promise.all(reads.map((each) => new RawRequest(server.port, each).json()))
    for (const answer of answers) expect(answer).toHaveProperty('result')
    const others = reads.map((each, i) => ({
      ...each,
      params: [stranger(0x9000 + i), 'latest'],
      method: 'eth_getBalance'
    }))
    const batch = await new RawRequest(server.port, others).json()
    expect(batch).toEqual(others.map(({ id }) => ({ jsonrpc: '2.0', id, result: '0x0' })))
  },
  limit(60_000)
)
