import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Transcript } from '#devchain/gateway/transcript.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import { Weather } from '#devchain/weather/weather.ts'
import type { Hex } from '#domain/address.ts'
import type { EndpointHealth } from '#domain/chain/endpoint-health.ts'
import type { NodeAnswer } from '#domain/chain/endpoint-lag.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { account, type CreateEndpointReader, id } from './scripted-chain.ts'
import { type Listening, startWeatheredGateway } from './working-node.ts'

const recipient = '0x00000000000000000000000000000000DeaDBeef'
/** Anvil makes blocks of a time that has not come. */
const AHEAD_MS = 3_600_000

interface Endpoint {
  readonly weather: Weather
  readonly gateway: Listening
  readonly url: string
}

/** How every adapter finds out that an endpoint is behind another one: two gateways to one real node, one of which is late. */
export function describeNodesBehind(name: string, createReader: CreateEndpointReader): void {
  describe(`${name} over endpoints of which one is behind`, () => {
    let devchain: Devchain
    let node: string
    let current: Endpoint
    let late: Endpoint
    let reader: ChainReader
    let health: readonly EndpointHealth[]

    const open = async (): Promise<Endpoint> => {
      const weather = new Weather()
      const gateway = await startWeatheredGateway({ [id]: node }, weather, new Transcript())
      return { weather, gateway, url: `${gateway.url}/rpc/${id}` }
    }
    const readerAt = (...endpoints: readonly Endpoint[]): ChainReader => {
      const rpcUrls = endpoints.map(({ url }) => url)
      const opened = createReader([{ ...baseGoerli, rpcUrls }], { now: () => Date.now() + AHEAD_MS })
      opened.watchHealth((_chainId, now) => {
        health = now
      })
      return opened
    }
    /** As the page polls: the balance, and the head in the same tick. */
    const poll = async () => {
      const answers: NodeAnswer[] = []
      const [[balance]] = await Promise.all([
        reader.getBalances(id, [{ account: recipient }], (answer) => answers.push(answer)),
        reader.getBlockNumber(id)
      ])
      return { balance, answer: answers.at(-1) }
    }
    const hostOf = ({ gateway }: Endpoint) => new URL(gateway.url).host
    const held = async (block: Hex | 'latest') =>
      BigInt(await callNode<Hex>(node, 'eth_getBalance', [recipient, block]))
    const pay = async (): Promise<Hex> => {
      const hash = await callNode<Hex>(node, 'eth_sendTransaction', [{ from: account, to: recipient, value: '0x7' }])
      await callNode(node, 'evm_mine')
      return hash
    }

    beforeEach(async () => {
      devchain = await startDevchain({ chainIds: [id] })
      node = await devchain.url(id)
      // With automine, anvil returns the hash before the block is mined.
      await callNode(node, 'evm_setAutomine', [false])
      current = await open()
      late = await open()
      reader = readerAt(current, late)
      health = []
    })
    afterEach(async () => {
      current?.gateway.close()
      late?.gateway.close()
      await devchain?.stop()
    })

    test('after a failover to one that is 40 s behind, its answers and its health say so until it has caught up', async () => {
      await pay()
      await callNode(node, 'anvil_mine', ['0x14', '0x2'])
      const lift = late.weather.set({ fault: { kind: 'stale-head', blocks: 21 } })
      const head = BigInt(await callNode<Hex>(node, 'eth_blockNumber'))
      const before = await held(`0x${(head - 21n).toString(16)}`)
      const now = await held('latest')
      expect(now - before).toBe(7n)
      expect(await poll()).toEqual({ balance: now, answer: { host: hostOf(current) } })
      current.weather.set({ fault: { kind: 'drop' } })
      const lag = { blocks: 21n, at: expect.any(Number) }
      expect(await poll()).toEqual({ balance: before, answer: { host: hostOf(late), lag } })
      expect(health.map((each) => each.lag)).toEqual([undefined, lag])
      lift()
      expect(await poll()).toEqual({ balance: now, answer: { host: hostOf(late) } })
      expect(health.map((each) => each.lag)).toEqual([undefined, undefined])
    })

    test('one that is one block behind, within seconds, is behind if that has an own transaction', async () => {
      await poll()
      const hash = await pay()
      late.weather.set({ fault: { kind: 'stale-head', blocks: 1 } })
      await poll()
      const lift = current.weather.set({ fault: { kind: 'drop' } })
      expect((await poll()).answer).toEqual({ host: hostOf(late) })
      lift()
      await expect.poll(async () => (await poll()).answer?.host).toBe(hostOf(current))
      expect(await reader.getReceipt(id, hash)).toMatchObject({ succeeded: true })
      current.weather.set({ fault: { kind: 'drop' } })
      const { balance, answer } = await poll()
      expect(answer).toEqual({ host: hostOf(late), lag: { blocks: 1n, at: expect.any(Number) } })
      expect((await held('latest')) - (balance as bigint)).toBe(7n)
    })

    test('one that is alone is never behind', async () => {
      reader = readerAt(late)
      await callNode(node, 'anvil_mine', ['0x14', '0x2'])
      await poll()
      late.weather.set({ fault: { kind: 'stale-head', blocks: 21 } })
      expect((await poll()).answer).toEqual({ host: hostOf(late) })
    })

    test('once the chain has started over, nothing that was said of it before makes an endpoint late', async () => {
      const snapshot = await callNode<Hex>(node, 'evm_snapshot')
      await callNode(node, 'anvil_mine', ['0x14', '0x2'])
      await poll()
      await callNode(node, 'evm_revert', [snapshot])
      current.weather.set({ fault: { kind: 'drop' } })
      expect((await poll()).answer?.lag).toMatchObject({ blocks: 20n })
      reader.startOver(id)
      expect(health.map((each) => each.lag)).toEqual([undefined, undefined])
      expect((await poll()).answer).toEqual({ host: hostOf(late) })
    })
  })
}
