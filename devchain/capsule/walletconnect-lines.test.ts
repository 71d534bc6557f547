import { expect, test } from 'vitest'
import { phoneLines, relayLines } from './walletconnect-lines.ts'

test('relay lines keep clients and topics, but no plain content', () => {
  const frame = { time: 1, kind: 'in', clientId: '7', method: 'irn_publish', topic: 'ab', tag: 1108 } as const
  expect(relayLines([{ ...frame, plain: { rpcMethods: ['personal_sign'] } }])).toEqual([frame])
})

test('phone lines keep methods and refusals in order of time, but nothing that was signed', () => {
  const asked = { kind: 'prompt', id: 1, method: 'personal_sign', params: ['0xabcd'] } as const
  const signed = { kind: 'answer', id: 1, method: 'personal_sign', result: '0xabcd' } as const
  const refusal = { code: 5000, message: 'User rejected.' }
  const first = [
    { time: 1, ...asked },
    { time: 3, ...signed }
  ]
  expect(phoneLines([first, [{ time: 2, kind: 'answer', id: 2, refusal }]])).toEqual([
    { phone: 1, time: 1, kind: 'prompt', id: 1, method: 'personal_sign' },
    { phone: 2, time: 2, kind: 'answer', id: 2, refusal },
    { phone: 1, time: 3, kind: 'answer', id: 1, method: 'personal_sign' }
  ])
})
