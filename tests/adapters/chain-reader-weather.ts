import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { FaultKind, Transport } from '#devchain/weather/fault.ts'
import { Weather } from '#devchain/weather/weather.ts'
import { baseGoerli, lineaGoerli } from '#domain/chains.ts'
import { RPC_TIMEOUT_MS } from '#domain/rpc.ts'
import { type CreateEndpointReader, id, readBalance } from './scripted-chain.ts'
import { type Listening, startEntrance, startSoundNode } from './sound-node.ts'
import { type Cell, weatherTable } from './weather-table.ts'

/** Node 20 has none of its own. */
const socketClass = WebSocket as unknown as typeof globalThis.WebSocket
const SHORT_TIMEOUT_MS = 2_000
const transports: readonly Transport[] = ['http', 'ws']
const cells = (Object.keys(weatherTable) as FaultKind[]).flatMap((kind) =>
  transports.map((via) => {
    const cell = weatherTable[kind][via]
    return [kind, via, cell.ends, cell.takes, cell] as const
  })
)

/** Every cell of the weather table, on an endpoint of its own. */
export function describeWeather(name: string, createReader: CreateEndpointReader): void {
  describe.concurrent(`${name} in all weathers`, () => {
    let nodes: readonly Listening[] = []
    const urlOf = (index: number) => nodes[index]?.url ?? ''

    beforeAll(async () => {
      nodes = await Promise.all([startSoundNode(id, 7n), startSoundNode(id, 8n), startSoundNode(lineaGoerli.id, 9n)])
    })
    afterAll(() => {
      for (const { close } of nodes) close()
    })

    /** Reads through endpoints of which the first has the weather. */
    async function read(endpoints: readonly string[], timeoutMs: number) {
      const startedAt = performance.now()
      const reader = createReader([{ ...baseGoerli, rpcUrls: endpoints }], { WebSocket: socketClass, timeoutMs })
      const [outcome] = await Promise.allSettled([readBalance(reader)])
      const tookMs = performance.now() - startedAt
      return { outcome, takes: tookMs < timeoutMs - 10 ? 'no time' : 'the time-out' }
    }

    test.each(cells)('%s over %s ends %s and takes %s', async (kind, via, _ends, _takes, cell) => {
      const { fault, methods } = weatherTable[kind]
      const weather = new Weather()
      weather.set({ fault, ...(methods && { methods }) })
      const entrance = await startEntrance({ [id]: urlOf(0), [lineaGoerli.id]: urlOf(2) }, weather)
      const endpoint = `${via === 'ws' ? entrance.url.replace('http', 'ws') : entrance.url}/rpc/${id}`
      const timeoutMs = cell.takes === 'no time' ? RPC_TIMEOUT_MS : SHORT_TIMEOUT_MS
      try {
        const [alone, besides] = await Promise.all([read([endpoint], timeoutMs), read([endpoint, urlOf(1)], timeoutMs)])
        expect(alone).toMatchObject({ outcome: outcomeOf(cell, 7n), takes: cell.takes })
        expect(besides).toMatchObject({
          outcome: cell.failsOver ? balance(8n) : outcomeOf(cell, 7n),
          takes: cell.takes
        })
      } finally {
        weather.clear()
        entrance.close()
      }
    })
  })
}

function outcomeOf({ ends }: Cell, value: bigint): object {
  if (ends === 'as it should') return balance(value)
  return { status: 'rejected', reason: { name: 'ChainReadError', failure: ends, chainId: id } }
}

function balance(value: bigint): object {
  return { status: 'fulfilled', value }
}
