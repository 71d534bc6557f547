import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Address } from '#domain/address.ts'
import { type Contract, contract } from '#domain/contract/contract.ts'
import type { ContractCall } from '#domain/contract/contract-call.ts'
import type { ContractGateway } from '#domain/ports/contract-gateway.ts'
import { errorOf } from './contract-fork.ts'

const uint256 = { name: 'value', type: 'uint256' } as const

/** Of `contracts/Journal.sol`. */
export const journalAbi = [
  { type: 'function', name: 'count', inputs: [], outputs: [uint256], stateMutability: 'view' },
  { type: 'function', name: 'paid', inputs: [uint256], outputs: [{ type: 'bool' }], stateMutability: 'payable' },
  { type: 'function', name: 'absent', inputs: [], outputs: [uint256], stateMutability: 'view' },
  {
    type: 'function',
    name: 'pay',
    inputs: [uint256],
    outputs: [{ type: 'address' }, { type: 'uint256' }, { type: 'uint256' }],
    stateMutability: 'payable'
  },
  {
    type: 'event',
    name: 'Moved',
    inputs: [
      { name: 'who', type: 'address', indexed: true },
      { name: 'by', type: 'int24', indexed: true },
      { name: 'isFast', type: 'bool', indexed: true },
      { name: 'step', type: 'uint8', indexed: false },
      { name: 'note', type: 'string', indexed: false }
    ]
  }
] as const

/** A chain with a new journal: its count is 0, and it holds nothing. */
export interface ControlledContracts {
  readonly chainId: number
  /** Reads this chain only. */
  readonly gateway: ContractGateway
  readonly journal: Address
  readonly sender: Address
  /** Logs `Moved` with each step in a block of its own. @returns the first and the last block. */
  move(...steps: readonly number[]): Promise<{ readonly fromBlock: bigint; readonly toBlock: bigint }>
  close(): Promise<void>
}

/** What every `ContractGateway` does, with or without nodes; the rest is in `describeContractGateway`. */
export function describeContractAnswers(name: string, open: () => Promise<ControlledContracts>): void {
  describe(`${name} answers`, () => {
    let contracts: ControlledContracts
    let gateway: ContractGateway
    let id: number
    let journal: Contract<typeof journalAbi>
    beforeAll(async () => {
      contracts = await open()
      gateway = contracts.gateway
      id = contracts.chainId
      journal = contract({ address: contracts.journal, abi: journalAbi })
    })
    afterAll(() => contracts?.close())

    const tooLittle = { failure: 'reverted', revert: { type: 'reason', message: 'too little' } }
    const wrong = (): ContractCall => ({ ...journal.call('paid', 0n), args: ['much'] })
    const nowhere = (): ContractCall =>
      contract({ address: '0x00000000000000000000000000000000DeaDBeef', abi: journalAbi }).call('absent')

    test('a read with the result of the function', async () => {
      expect(await gateway.read(id, journal.call('count'))).toBe(0n)
      expect(await gateway.read(id, journal.call('paid', 0n))).toBe(true)
    })

    test('a call that is tried as its sender and value have it', async () => {
      const { sender: from } = contracts
      const value = 5n
      expect(await gateway.tryCall(id, journal.call('pay', 1n), { from, value })).toEqual([from, value, value])
      expect(await gateway.tryCall(id, journal.call('paid', value), { from, value })).toBe(true)
      expect(await errorOf(gateway.tryCall(id, journal.call('paid', 6n), { from, value }))).toMatchObject(tooLittle)
    })

    test('many reads in their order, each with its result or its own error', async () => {
      const calls = [
        journal.call('paid', 0n),
        journal.call('paid', 1n),
        nowhere(),
        wrong(),
        journal.call('count')
      ] as const
      const [paid, ...others] = await gateway.readMany(id, calls)
      expect(paid).toBe(true)
      expect(others.slice(0, 3)).toMatchObject([tooLittle, { failure: 'no-code' }, { failure: 'invalid-arguments' }])
      expect(others[3]).toBe(0n)
      expect(await gateway.readMany(id, [])).toEqual([])
    })

    test('with call data that differs where calls differ', async () => {
      const data = await gateway.encode(id, journal.call('paid', 1n))
      expect(data).toMatch(/^0x(?:[0-9a-f]{2})+$/)
      expect(await gateway.encode(id, journal.call('paid', 1n))).toBe(data)
      expect(await gateway.encode(id, journal.call('paid', 2n))).not.toBe(data)
      expect(await gateway.encode(id, journal.call('pay', 1n))).not.toBe(data)
    })

    test('why a call that was sent reverts, and nothing if it does not', async () => {
      const { sender: from, journal: to } = contracts
      const sent = async (value: bigint) => {
        const data = await gateway.encode(id, journal.call('paid', 2n))
        return gateway.explain(id, { from, to, value, data }, [], {})
      }
      expect(await sent(1n)).toEqual(tooLittle.revert)
      expect(await sent(2n)).toBeUndefined()
    })

    test('with the gas of a call, unless it would revert', async () => {
      const { sender: from } = contracts
      expect(await gateway.estimate(id, journal.call('paid', 0n), { from })).toBeGreaterThan(21_000n)
      expect(await errorOf(gateway.estimate(id, journal.call('paid', 1n), { from }))).toMatchObject(tooLittle)
    })

    test('with the events of a range, filtered by their indexed values', async () => {
      const { sender: who } = contracts
      const range = await contracts.move(1, 2, 3)
      const steps = async (
        filter: { readonly who?: Address; readonly by?: number },
        { fromBlock, toBlock } = range
      ) => {
        const events = await gateway.events(id, journal.event('Moved', filter), { fromBlock, toBlock })
        return events.map(({ args }) => args.step)
      }
      expect(await steps({})).toEqual([1, 2, 3])
      expect(await steps({ by: -2 })).toEqual([2])
      expect(await steps({ who: who.toLowerCase() as Address })).toEqual([1, 2, 3])
      expect(await steps({ by: 77 })).toEqual([])
      expect(await steps({}, { ...range, toBlock: range.fromBlock })).toEqual([1])
      expect(await steps({}, { ...range, fromBlock: range.toBlock })).toEqual([3])
    })

    test('a call without a contract, and one with wrong arguments, with the same error for every method', async () => {
      const { sender: from } = contracts
      for (const [call, failure] of [
        [nowhere(), 'no-code'],
        [wrong(), 'invalid-arguments']
      ] as const) {
        const error = { name: 'ContractError', failure }
        expect(await errorOf(gateway.read(id, call))).toMatchObject(error)
        expect(await errorOf(gateway.tryCall(id, call, { from }))).toMatchObject(error)
        expect(await errorOf(gateway.estimate(id, call, { from }))).toMatchObject(error)
        expect(await gateway.readMany(id, [call])).toMatchObject([error])
      }
      expect(await errorOf(gateway.encode(id, wrong()))).toMatchObject({ failure: 'invalid-arguments' })
    })

    test('that a chain that is not configured is unreachable, for every method', async () => {
      const { sender: from } = contracts
      const call = journal.call('count')
      const attempts = [
        gateway.read(7, call),
        gateway.readMany(7, [call]),
        gateway.readMany(7, []),
        gateway.tryCall(7, call, { from }),
        gateway.explain(7, { from, to: contracts.journal, value: 0n, data: '0x' }, [], {}),
        gateway.encode(7, call),
        gateway.estimate(7, call, { from }),
        gateway.events(7, journal.event('Moved'), { fromBlock: 0n, toBlock: 1n })
      ]
      const failure = { name: 'ChainReadError', failure: 'unreachable', chainId: 7 }
      for (const outcome of await Promise.allSettled(attempts))
        expect(outcome).toMatchObject({ status: 'rejected', reason: failure })
    })
  })
}
