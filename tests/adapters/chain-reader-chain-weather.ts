import { isDeepStrictEqual } from 'node:util'
import { beforeEach, describe, expect, test } from 'vitest'
import { callNode } from '#devchain/json-rpc.ts'
import { dropTransaction, reorganise, spikeBaseFee } from '#devchain/weather/chain-weather.ts'
import type { Hex } from '#domain/address.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { read, readAll, readNames, type Subject } from './chain-reads.ts'
import { account, type CreateEndpointReader } from './scripted-chain.ts'
import { type ChainWeatherTable, type Change, chainWeatherTable } from './weather-table.ts'

type ChainWeather = keyof ChainWeatherTable

const SPIKE = 500_000_000_000n

/** How the transaction under test is sent, and what happens then. */
const happenings: {
  readonly [Name in ChainWeather]: {
    readonly isMined: boolean
    readonly happen: (url: string, hash: Hex) => Promise<unknown>
  }
} = {
  spikeBaseFee: { isMined: true, happen: (url) => spikeBaseFee(url, SPIKE) },
  reorganise: { isMined: true, happen: (url) => reorganise(url, 1) },
  dropTransaction: { isMined: false, happen: dropTransaction }
}

/** What a reader sees of a chain that changes; the node mines only on request. */
export function describeChainWeather(createReader: CreateEndpointReader, nodeUrl: () => string): void {
  describe('of the chain', () => {
    let url: string
    let reader: ChainReader
    beforeEach(() => {
      url = nodeUrl()
      reader = createReader([{ ...baseGoerli, rpcUrls: [url] }])
    })

    /** The transaction, and the head block at that time. */
    async function send({ isMined }: { readonly isMined: boolean }): Promise<Subject> {
      const transfer = { from: account, to: account, value: '0x1' }
      const hash = await callNode<Hex>(url, 'eth_sendTransaction', [transfer])
      if (isMined) await callNode(url, 'evm_mine')
      return { account, hash, blockNumber: BigInt(await callNode<Hex>(url, 'eth_blockNumber')) }
    }

    test.each(Object.keys(chainWeatherTable) as ChainWeather[])('%s shows correctly in each read', async (name) => {
      const { isMined, happen } = happenings[name]
      const subject = await send({ isMined })
      const before = await readAll(reader, subject)
      expect(before.transaction).toMatchObject({ blockNumber: isMined ? before['block number'] : undefined })
      await happen(url, subject.hash)
      const after = await readAll(reader, subject)
      const changes = readNames.map((read) => [read, changeOf(before[read], after[read])])
      expect(Object.fromEntries(changes)).toEqual(chainWeatherTable[name])
    })

    test('a fee follows the base fee up to its peak', async () => {
      await spikeBaseFee(url, SPIKE)
      const tip = BigInt(await callNode<Hex>(url, 'eth_maxPriorityFeePerGas'))
      const transfer = { from: account, to: account, value: '0x1' }
      const gas = BigInt(await callNode<Hex>(url, 'eth_estimateGas', [transfer]))
      expect(await read(reader, 'fee', { account, hash: '0x', blockNumber: 0n })).toBe(gas * (2n * SPIKE + tip))
    })

    test('a transaction that is mined again after a reorganisation has another block', async () => {
      const subject = await send({ isMined: true })
      const { hash } = subject
      const [raw, before] = await Promise.all([
        callNode<Hex>(url, 'eth_getRawTransactionByHash', [hash]),
        readAll(reader, subject)
      ])
      await reorganise(url, 1)
      expect(await read(reader, 'receipt', subject)).toBeUndefined()
      await callNode(url, 'eth_sendRawTransaction', [raw])
      await callNode(url, 'evm_mine')
      const after = await readAll(reader, subject)
      expect(changeOf(before.receipt, after.receipt)).toBe('another')
      expect(after.receipt).toMatchObject({ succeeded: true, blockNumber: after['block number'] })
      expect(after.transaction).toMatchObject({ blockNumber: after['block number'] })
    })
  })
}

function changeOf(before: unknown, after: unknown): Change {
  if (after === undefined) return 'nothing'
  if (isDeepStrictEqual(before, after)) return 'the same'
  if (typeof before !== 'bigint' || typeof after !== 'bigint') return 'another'
  return after > before ? 'more' : 'less'
}
