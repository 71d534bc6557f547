import { expect, expectTypeOf, test } from 'vitest'
import { contract } from '#domain/contract/contract.ts'
import type { FunctionKey } from '#domain/contract/contract-types.ts'
import type { TypedData } from '#domain/wallet/typed-data.ts'
import type { useContractBatch } from './use-contract-batch.ts'
import type { useContractRead } from './use-contract-read.ts'
import type { useContractWrite } from './use-contract-write.ts'
import type { useSignTypedData } from './use-sign-typed-data.ts'

const counter = contract({
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  abi: [
    { type: 'function', name: 'value', stateMutability: 'view', inputs: [], outputs: [{ type: 'uint256' }] },
    { type: 'function', name: 'increment', stateMutability: 'nonpayable', inputs: [], outputs: [] },
    { type: 'function', name: 'pay', stateMutability: 'payable', inputs: [], outputs: [] }
  ]
})
const sent = { chainId: 84531, description: 'Count' }

declare const read: typeof useContractRead
declare const start: ReturnType<typeof useContractWrite>['start']
declare const startBatch: ReturnType<typeof useContractBatch>['start']
declare const signTypedData: ReturnType<typeof useSignTypedData>['signTypedData']

/** Only the type checker sees these. */
const never = (_code: () => unknown) => undefined

test('a function is read if it changes nothing, sent if it does, and paid if it takes that', () => {
  never(() => read(counter.call('value')))
  // @ts-expect-error a nonpayable function is not read
  never(() => read(counter.call('increment')))
  never(() => start(counter.call('increment'), sent))
  never(() => start(counter.call('pay'), { ...sent, value: 5n }))
  // @ts-expect-error a view is not sent
  never(() => start(counter.call('value'), sent))
  // @ts-expect-error a nonpayable function takes no value
  never(() => start(counter.call('increment'), { ...sent, value: 5n }))
  const inBatch = { chainId: 84531, description: 'Count', mustBeAtomic: false } as const
  never(() => startBatch({ ...inBatch, calls: [{ call: counter.call('pay'), description: 'Pay', value: 5n }] }))
  // @ts-expect-error nor in a batch
  never(() => startBatch({ ...inBatch, calls: [{ call: counter.call('increment'), description: 'Count', value: 5n }] }))
  // @ts-expect-error nor is a view sent in one
  never(() => startBatch({ ...inBatch, calls: [{ call: counter.call('value'), description: 'Count' }] }))
  expect(counter.call('value').fragment.stateMutability).toBe('view')
})

test('a misspelled function, event or error is refused, and the type lists those that there are', () => {
  const { address } = counter
  const abi = [
    { type: 'function', name: 'leave', stateMutability: 'nonpayable', inputs: [], outputs: [] },
    { type: 'event', name: 'Left', inputs: [] },
    { type: 'error', name: 'Gone', inputs: [] }
  ] as const
  const ferry = contract({ address, abi })
  // @ts-expect-error no such function
  never(() => ferry.call('leaf'))
  // @ts-expect-error no such event
  never(() => ferry.event('Lift'))
  expectTypeOf<FunctionKey<typeof abi, 'leaf'>>().toEqualTypeOf<'leave'>()
  const call = ferry.call('leave')
  never(() => start(call, { ...sent, reasons: { Gone: 'It has left.', ERC20InvalidSender: 'No sender.' } }))
  const misspelled = { Gone: 'It has left.', Gon: 'It has left.' }
  // @ts-expect-error no such error
  never(() => start(call, { ...sent, reasons: misspelled }))
  const others: Readonly<Record<string, string>> = misspelled
  never(() => start(call, { ...sent, reasons: others }))
})

test('an ABI of which the mutability is not known is read and sent', () => {
  const loose = contract({ address: counter.address, abi: JSON.parse('[]') as readonly unknown[] })
  never(() => [read(loose.call('any')), start(loose.call('any'), { ...sent, value: 5n })])
  expectTypeOf(loose.call).parameter(0).toEqualTypeOf<string>()
})

test('typed data fits its own types', () => {
  const types = {
    Person: [{ name: 'wallet', type: 'address' }],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'to', type: 'Person[]' },
      { name: 'amounts', type: 'uint256[2]' },
      { name: 'at', type: 'uint48' },
      { name: 'isRead', type: 'bool' }
    ]
  } as const
  const alice = { wallet: counter.address }
  const message = { from: alice, to: [alice], amounts: [1n, '2'], at: 3, isRead: true } as const
  const mail = { domain: {}, types, primaryType: 'Mail', message } as const
  never(() => signTypedData(mail))
  never(() => signTypedData({ ...mail, message: { ...message, at: 3n } }))
  never(() =>
    signTypedData({
      domain: {},
      types: { Note: [{ name: 'text', type: 'string' }] },
      primaryType: 'Note',
      message: { text: '' }
    })
  )
  // @ts-expect-error no such primary type
  never(() => signTypedData({ ...mail, primaryType: 'Mial' }))
  // @ts-expect-error a field of the message is misspelled
  never(() => signTypedData({ ...mail, message: { form: alice, to: [alice], amounts: [1n, 2n], at: 3, isRead: true } }))
  // @ts-expect-error a text for a bool
  never(() => signTypedData({ ...mail, message: { ...message, isRead: 'true' } }))
  // @ts-expect-error three for a list of two
  never(() => signTypedData({ ...mail, message: { ...message, amounts: [1n, 2n, 3n] } }))
  // @ts-expect-error a name for an address
  never(() => signTypedData({ ...mail, message: { ...message, from: { wallet: 'alice.eth' } } }))
  const note = { domain: {}, primaryType: 'Note', message: { text: [''] } } as const
  never(() => signTypedData({ ...note, types: { Note: [{ name: 'text', type: 'string[]' }] } }))
  // @ts-expect-error no type of Solidity's, nor one of its own
  never(() => signTypedData({ ...note, types: { Note: [{ name: 'text', type: 'sting[]' }] } }))
  const loose: TypedData = mail
  never(() => signTypedData(loose))
  expect(loose.primaryType).toBe('Mail')
})
