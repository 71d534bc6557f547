import { describe, expect, test } from 'vitest'
import { linea } from '#domain/chain/known-chains.ts'
import { type CreateEndpointReader, good, id, transfer, unknownMethod, useScriptedChain } from './scripted-chain.ts'
import { answering } from './scripted-node.ts'

/** What a reader makes of the fee histories that nodes return. */
export function describeFeeHistory(name: string, createReader: CreateEndpointReader): void {
  describe(`${name} and fee histories`, () => {
    const chain = useScriptedChain(createReader)

    test.each([
      ['of as many blocks as asked for', '0xe', ['0x5', '0x6', '0x7', '0x8'], { newestBlock: 16n, fees: [5n, 6n, 7n] }],
      ['of a young chain', '0x0', ['0x5', '0x6', '0x7'], { newestBlock: 1n, fees: [5n, 6n] }],
      ['of a fork, which leaves out the oldest', '0xe', ['0x6', '0x7', '0x8'], { newestBlock: 16n, fees: [6n, 7n] }],
      ['of a chain without EIP-1559', '0xe', ['0x0', '0x0', '0x0', '0x0'], { newestBlock: 16n, fees: [0n, 0n, 0n] }]
    ])('the fee history %s ends with the newest block', async (_what, oldestBlock, baseFeePerGas, recent) => {
      chain.node.script = answering({
        ...good,
        eth_feeHistory: { result: { oldestBlock, baseFeePerGas, gasUsedRatio: [] } }
      })
      expect(await chain.readerAt([chain.node.url]).getRecentBaseFees(id, 3)).toEqual(recent)
    })

    test.each([
      ['no history', unknownMethod],
      ['a history without fees', { result: { oldestBlock: '0x10', gasUsedRatio: [0.5] } }]
    ])('a node with %s fails no read', async (_what, answer) => {
      chain.node.script = answering({ ...good, eth_feeHistory: answer })
      const recent = await chain.readerAt([chain.node.url]).getRecentBaseFees(id, 20)
      expect(recent?.fees ?? []).toEqual([])
    })

    test.each([
      ['fees that are no numbers', { oldestBlock: '0x10', baseFeePerGas: ['five', '0x6'] }],
      ['fees that are no list', { oldestBlock: '0x10', baseFeePerGas: '0x5' }],
      ['no first block', { baseFeePerGas: ['0x5', '0x6'] }]
    ])('a fee history with %s is malformed', async (_what, result) => {
      chain.node.script = answering({ ...good, eth_feeHistory: { result } })
      const read = chain.readerAt([chain.node.url]).getRecentBaseFees(id, 20)
      await expect(read).rejects.toMatchObject({ failure: 'malformed' })
    })

    test('the speeds follow the tips of recent blocks, and everything is asked for in one batch', async () => {
      const history = { oldestBlock: '0xe', baseFeePerGas: ['0x5', '0x6'], reward: [['0x1', '0x3', '0x4']] }
      chain.node.script = answering({ ...good, eth_feeHistory: { result: history } })
      const l1 = { result: `0x${'3e8'.padStart(64, '0')}` }
      const charging = answering({ ...good, eth_call: l1, eth_feeHistory: { result: history } })
      const reader = chain.readerAt([chain.node.url])
      const speed = (maxFeePerGas: bigint, maxPriorityFeePerGas: bigint, l1Fee = 0n) => {
        return { maxFeePerGas, maxPriorityFeePerGas, fee: 21_000n * maxFeePerGas + l1Fee }
      }
      expect(await reader.getFeeSpeeds(id, transfer)).toEqual({
        slow: speed(9n, 1n),
        normal: speed(15n, 3n),
        fast: speed(22n, 4n)
      })
      expect(chain.node.requests).toHaveLength(1)
      chain.node.script = charging
      expect((await reader.getFeeSpeeds(id, transfer))?.fast).toEqual(speed(22n, 4n, 2_000n))
    })

    test.each([
      ['no history', unknownMethod],
      ['a history without fees', { result: { oldestBlock: '0x10' } }],
      ['a history that contradicts the newest block', { result: { oldestBlock: '0x10', baseFeePerGas: ['0xffff'] } }]
    ])('with %s there are no speeds', async (_what, answer) => {
      chain.node.script = answering({ ...good, eth_feeHistory: answer })
      expect(await chain.readerAt([chain.node.url]).getFeeSpeeds(id, transfer)).toBeUndefined()
    })

    test.each([
      ['of empty blocks', [['0x0', '0x0', '0x0']]],
      ['without tips', undefined],
      ['with no tips', null],
      ['that leaves out those of a block', [null]]
    ])('a history %s leaves the tip to the node', async (_what, reward) => {
      const result = { oldestBlock: '0xf', baseFeePerGas: ['0x5', '0x5'], ...(reward !== undefined && { reward }) }
      chain.node.script = answering({ ...good, eth_feeHistory: { result } })
      const speeds = await chain.readerAt([chain.node.url]).getFeeSpeeds(id, transfer)
      expect(speeds?.normal).toMatchObject({ maxFeePerGas: 12n, maxPriorityFeePerGas: 2n })
    })

    test.each([
      ['that are no numbers', [['much']]],
      ['that are no list', [7]],
      ['in no list', 'none']
    ])('a history with tips %s is malformed', async (_what, reward) => {
      const result = { oldestBlock: '0xf', baseFeePerGas: ['0x5', '0x5'], reward }
      chain.node.script = answering({ ...good, eth_feeHistory: { result } })
      const read = chain.readerAt([chain.node.url]).getFeeSpeeds(id, transfer)
      await expect(read).rejects.toMatchObject({ name: 'ChainReadError', failure: 'malformed' })
    })

    test('the usual fee is of the median price of recent blocks, with what the L1 charges now', async () => {
      const reward = [
        ['0x1', '0x3', '0x4'],
        ['0x0', '0x0', '0x0'],
        ['0x1', '0x5', '0x9']
      ]
      const history = { oldestBlock: '0xe', baseFeePerGas: ['0x5', '0x6', '0x7', '0x8'], reward }
      const l1 = { result: `0x${'3e8'.padStart(64, '0')}` }
      chain.node.script = answering({ ...good, eth_call: l1, eth_feeHistory: { result: history } })
      const reader = chain.readerAt([chain.node.url])
      expect(await reader.getUsualFee(id, transfer)).toBe(21_000n * 11n + 1_000n)
      expect(await reader.getUsualFee(id, { ...transfer, gas: 30_000n })).toBe(30_000n * 11n + 1_000n)
    })

    test.each([
      ['no history', unknownMethod],
      ['no tips', { result: { oldestBlock: '0xf', baseFeePerGas: ['0x5', '0x6'], reward: [['0x0', '0x0', '0x0']] } }]
    ])('with %s nothing is usual', async (_what, answer) => {
      chain.node.script = answering({ ...good, eth_feeHistory: answer })
      expect(await chain.readerAt([chain.node.url]).getUsualFee(id, transfer)).toBeUndefined()
    })

    test('no transaction takes 0 gas: a node that says so is malformed, and the next one is asked', async () => {
      chain.node.script = answering({ ...good, eth_estimateGas: { result: '0x0' } })
      const read = chain.readerAt([chain.node.url]).estimateTransferFee(id, transfer)
      await expect(read).rejects.toMatchObject({ name: 'ChainReadError', failure: 'malformed' })
      const reader = chain.readerAt([chain.node.url, chain.fallback.url])
      expect(await reader.estimateTransferGas(id, transfer)).toBe(21_000n)
    })

    test('a limit that is known is what the fee and the speeds are of', async () => {
      const history = { oldestBlock: '0xe', baseFeePerGas: ['0x5', '0x6'], reward: [['0x1', '0x3', '0x4']] }
      chain.node.script = answering({ ...good, eth_estimateGas: unknownMethod, eth_feeHistory: { result: history } })
      const reader = chain.readerAt([chain.node.url])
      const limited = { ...transfer, gas: 50_000n }
      expect(await reader.estimateTransferFee(id, limited)).toBe(50_000n * 12n)
      expect((await reader.getFeeSpeeds(id, limited))?.normal.fee).toBe(50_000n * 15n)
    })

    describe('on Linea', () => {
      const onLinea = { ...good, eth_chainId: { result: '0xe708' } }
      const estimate = { gasLimit: '0x5208', baseFeePerGas: '0x7', priorityFeePerGas: '0x64' }
      const readerOf = () => createReader([{ ...linea, rpcUrls: [chain.node.url] }], { now: () => chain.now })

      test('the price is the one that the node tells for exactly this transaction', async () => {
        const bodies: string[] = []
        const history = { oldestBlock: '0xe', baseFeePerGas: ['0x5', '0x6'], reward: [['0x1', '0x3', '0x4']] }
        const answer = answering({
          ...onLinea,
          linea_estimateGas: { result: estimate },
          eth_feeHistory: { result: history }
        })
        chain.node.script = (response, body) => {
          bodies.push(JSON.stringify(body))
          return answer(response, body)
        }
        const reader = readerOf()
        expect(await reader.estimateTransferFee(linea.id, transfer)).toBe(21_000n * (2n * 7n + 100n))
        expect((await reader.getFeeSpeeds(linea.id, transfer))?.slow.maxPriorityFeePerGas).toBe(100n)
        const rates = await reader.getFeeRates(linea.id, '0xabcd', transfer)
        expect(rates).toMatchObject({ baseFee: 7n, tip: 100n, leastTip: 100n })
        expect(bodies.at(-1)).toContain('0xabcd')
        expect(chain.node.requests, 'each in one batch').toHaveLength(3)
      })

      test.each([
        ['does not have the method', unknownMethod],
        ['refuses it', { error: { code: -32000, message: 'too expensive' } }]
      ])('a node that %s is asked like any other', async (_what, answer) => {
        chain.node.script = answering({ ...onLinea, linea_estimateGas: answer })
        expect(await readerOf().estimateTransferFee(linea.id, transfer)).toBe(21_000n * 12n)
      })

      test('a price that is no number is malformed', async () => {
        chain.node.script = answering({
          ...onLinea,
          linea_estimateGas: { result: { ...estimate, baseFeePerGas: 'low' } }
        })
        const read = readerOf().estimateTransferFee(linea.id, transfer)
        await expect(read).rejects.toMatchObject({ failure: 'malformed' })
      })
    })

    test('the gas and the L1 fee of a call are asked for with its data', async () => {
      const bodies: string[] = []
      const answer = answering({ ...good, eth_feeHistory: { result: { oldestBlock: '0x10', baseFeePerGas: ['0x5'] } } })
      chain.node.script = (response, body) => {
        bodies.push(JSON.stringify(body))
        return answer(response, body)
      }
      await chain.readerAt([chain.node.url]).getFeeSpeeds(id, { ...transfer, data: `0x${'ab'.repeat(36)}` })
      expect(bodies).toEqual([expect.stringContaining('ab'.repeat(36))])
      expect(bodies).toEqual([expect.stringContaining((100 + 36).toString(16).padStart(64, '0'))])
    })
  })
}
