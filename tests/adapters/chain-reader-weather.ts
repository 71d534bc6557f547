import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Transcript } from '#devchain/gateway/transcript.ts'
import type { Fault, Transport } from '#devchain/weather/fault.ts'
import { Weather } from '#devchain/weather/weather.ts'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import { RPC_TIMEOUT_MS } from '#domain/chain/rpc.ts'
import { describeChainWeather } from './chain-reader-chain-weather.ts'
import { type ReadName, read, readNames } from './chain-reads.ts'
import { FALLBACK_URL, fallbackReadings, fetchWithFallback } from './fallback-node.ts'
import { type CreateEndpointReader, id } from './scripted-chain.ts'
import { BLOCKS_BEHIND, type Cell, type Row, weatherTable } from './weather-table.ts'
import { startWeatheredFork, type WeatheredFork } from './weathered-fork.ts'
import { type Listening, startWeatheredGateway, startWorkingNode } from './working-node.ts'

/** Node 20 has none of its own. */
const socketClass = WebSocket as unknown as typeof globalThis.WebSocket
/** Short only if the first endpoint never answers; the second one needs no time. */
const SHORT_TIMEOUT_MS = 300
const transports: readonly Transport[] = ['http', 'ws']
const rows: readonly Row[] = Object.values(weatherTable).flat()
const cells = rows.flatMap((row) =>
  transports.map((via) => [nameOf(row.fault), via, row.read, row[via].ends, row] as const)
)

/** Every cell of both weather tables, on its own fork. */
export function describeWeather(name: string, createReader: CreateEndpointReader): void {
  describe(`${name} in all weathers`, () => {
    let fork: WeatheredFork
    let otherChain: Listening

    beforeAll(async () => {
      fork = await startWeatheredFork(BLOCKS_BEHIND)
      otherChain = await startWorkingNode(lineaGoerli.id, 9n)
    })
    afterAll(async () => {
      otherChain?.close()
      await fork?.stop()
    })

    test.each(readNames)('an old %s differs from the newest', (read) => {
      expect(fork.oldTruth[read]).not.toEqual(fork.truth[read])
    })

    // Vitest runs five at a time.
    describe.concurrent('of an endpoint', () => {
      /** Reads through an endpoint with the weather, and others without. */
      async function readAt(endpoints: readonly string[], what: ReadName, timeoutMs: number) {
        const options = { WebSocket: socketClass, fetch: fetchWithFallback, timeoutMs }
        const reader = createReader([{ ...baseGoerli, rpcUrls: endpoints }], options)
        const [outcome] = await Promise.allSettled([read(reader, what, fork.subject)])
        return outcome
      }

      test.each(cells)('%s over %s: the %s ends as: %s', async (_fault, via, what, _ends, row) => {
        const { fault, methods, [via]: cell } = row
        const weather = new Weather()
        const transcript = new Transcript()
        weather.set({ fault, ...(methods && { methods }) })
        const nodes = { [id]: fork.url, [lineaGoerli.id]: otherChain.url }
        const gateway = await startWeatheredGateway(nodes, weather, transcript)
        const endpoint = `${via === 'ws' ? gateway.url.replace('http', 'ws') : gateway.url}/rpc/${id}`
        const timeoutMs = cell.ends === 'timeout' ? SHORT_TIMEOUT_MS : RPC_TIMEOUT_MS
        try {
          const [alone, besides] = await Promise.all([
            readAt([endpoint], what, timeoutMs),
            readAt([endpoint, FALLBACK_URL], what, timeoutMs)
          ])
          expect(alone).toMatchObject(outcomeOf(cell, what, fork))
          expect(besides).toMatchObject(cell.failsOver ? value(fallbackReadings[what]) : outcomeOf(cell, what, fork))
          const struck = new Set(transcript.entries().flatMap(({ fault }) => fault?.split(', ') ?? []))
          if (cell.ends === 'untouched') expect(struck).toEqual(new Set())
          if (cell.ends === 'the truth') expect(struck).toEqual(new Set([fault.kind]))
        } finally {
          weather.clear()
          gateway.close()
        }
      })
    })

    describeChainWeather(createReader, () => fork.url)
  })
}

function nameOf(fault: Fault): string {
  const details = Object.entries(fault).flatMap(([key, value]) => (key === 'kind' ? [] : [`${key} ${value}`]))
  return [fault.kind, ...details].join(', ')
}

function outcomeOf({ ends }: Cell, what: ReadName, { truth, oldTruth }: WeatheredFork): object {
  switch (ends) {
    case 'untouched':
    case 'the truth':
      return value(truth[what])
    case 'an old truth':
      return value(oldTruth[what])
    case 'nothing':
      return value(undefined)
    default:
      return { status: 'rejected', reason: { name: 'ChainReadError', failure: ends, chainId: id } }
  }
}

function value(read: unknown): object {
  return { status: 'fulfilled', value: read }
}
