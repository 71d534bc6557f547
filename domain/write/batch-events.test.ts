import { expect, test } from 'vitest'
import { ContractError } from '#domain/contract/contract-error.ts'
import type { Address } from '../address.ts'
import { type BatchEvent, batchEventsOf } from './batch.ts'
import type { ContractWrite } from './call-review.ts'

const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const review = { account, data: '0xab', simulatedAt: 1_000, head: 100n, result: 5n, gas: 50_000n, fee: 7n } as const
const refusal = { problem: { kind: 'wallet', problem: 'rejected' }, isRejection: true } as const
const failed: BatchEvent = { type: 'failed', whetherSent: 'no', isUnsupported: false }
const sent: BatchEvent = { type: 'sent', hash: '0x1' }

test.each<[ContractWrite, readonly BatchEvent[]]>([
  [{ status: 'review', review }, []],
  [{ status: 'asking', review }, []],
  [{ status: 'review', review, refusal }, [failed]],
  [{ status: 'review', review, isChanged: true }, [{ type: 'returned' }]],
  [{ status: 'review', review, isUnchecked: true }, [{ type: 'returned' }]],
  [{ status: 'refused', account, failure: new ContractError('no-code', 'Empty.') }, [failed]],
  [{ status: 'unclear', review, failure: refusal, whetherSent: 'likely' }, [{ ...failed, whetherSent: 'likely' }]],
  [{ status: 'elsewhere' }, [{ type: 'restarted' }]],
  [{ status: 'disconnected' }, [{ type: 'restarted' }]],
  [{ status: 'sent', account, hash: '0x1' }, [sent]],
  [{ status: 'removed', account, hash: '0x1' }, [{ type: 'removed' }]],
  [{ status: 'confirmed', account, hash: '0x1' }, [sent, { type: 'confirmed' }]],
  [{ status: 'reverted', account, hash: '0x1', blockNumber: 7 }, [sent, { type: 'reverted' }]],
  [{ status: 'replaced', account, hash: '0x1', replacement: 'cancellation' }, [sent, { type: 'reverted' }]],
  [{ status: 'withdrawn', account, hash: '0x1' }, [sent, { type: 'reverted' }]]
])('%o means %o for its batch', (write, events) => {
  expect(batchEventsOf(write)).toEqual(events)
})
