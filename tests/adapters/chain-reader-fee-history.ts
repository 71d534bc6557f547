import { describe, expect, test } from 'vitest'
import { type CreateEndpointReader, good, id, unknownMethod, useScriptedChain } from './scripted-chain.ts'
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
  })
}
