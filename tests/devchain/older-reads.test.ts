import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { createGateway } from '#devchain/gateway/gateway.ts'
import { OlderReads } from '#devchain/gateway/older-reads.ts'
import { startDevchain } from '#devchain/nodes/forks.ts'
import { readContracts, readManifest } from '#devchain/origins/origin.ts'
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

describe('reads of older state', () => {
  /** What the node has been asked and has not answered, in order. */
  let open: { readonly asked: unknown; answer(): void }[] = []
  const weather = new Weather()

  afterEach(() => {
    weather.clear()
    open = []
  })

  /** Answers when the test says so. */
  async function startGatewayToPatientNode(): Promise<GatewayServer> {
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
    await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
    const nodeUrl = async () => `http://127.0.0.1:${(node.address() as AddressInfo).port}`
    const { inTurn } = new OlderReads({ nodeUrl, isFork: (chainId) => chainId !== EMPTY_CHAIN })
    const server = await startGateway(
      createGateway({ chainIds: [CHAIN, OTHER_CHAIN, EMPTY_CHAIN], nodeUrl, weather, askInTurn: inTurn })
    )
    onTestFinished(() => {
      server.close()
      node.closeAllConnections()
      node.close()
    })
    return server
  }

  const asked = () => open.map((each) => each.asked)
  const answerNext = () => open.shift()?.answer()
  const isAsked = (...calls: readonly unknown[]) => vi.waitFor(() => expect(asked()).toEqual(calls), soon)

  test('reach a node one after another, while those of the newest state and of another chain pass', async () => {
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

  test('of a batch are made one after another before the node gets the whole batch', async () => {
    const { port } = await startGatewayToPatientNode()
    const batch = [balance(ALICE, '0x1', 7), call('eth_chainId', [], 8), balance(BOB, 'earliest', 9)]
    const request = new RawRequest(port, batch)
    for (const each of [balance(ALICE, '0x1'), balance(BOB, 'earliest'), batch]) {
      await isAsked(each)
      answerNext()
    }
    expect(await request.json()).toMatchObject([{ id: 7 }, { id: 8 }, { id: 9 }])
  })

  test('that a stale node makes of newer ones are among them', async () => {
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

  test('go on after one that the node did not answer', async () => {
    const { inTurn } = new OlderReads({ nodeUrl: async () => 'http://127.0.0.1:1', isFork: () => true })
    const failing = inTurn(CHAIN, [balance(ALICE, '0x1')], () => Promise.reject(new Error('no answer')))
    const next = inTurn(CHAIN, [balance(ALICE, '0x1')], async () => 'answer')
    await expect(failing).rejects.toThrow('no answer')
    expect(await next).toBe('answer')
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
