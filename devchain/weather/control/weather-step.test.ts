import { expect, test } from 'vitest'
import { actionText, parseSteps, readSteps } from './weather-step.ts'

test('a script is read line by line, with or without a chain', () => {
  expect(
    parseSteps('after 3 blocks: reorg 2\nAfter 1 block on 84531: stale for eth_call, eth_getLogs; slow\n')
  ).toEqual([
    { afterBlocks: 3, kind: 'reorg', depth: 2 },
    { afterBlocks: 1, chainId: 84531, kind: 'preset', preset: 'stale', methods: ['eth_call', 'eth_getLogs'] },
    { afterBlocks: 0, kind: 'preset', preset: 'slow' }
  ])
})

test.each(['reorg 2', 'reorg 2 and send again', 'base fee 200.5', 'stale for eth_call, eth_getLogs', 'no-websocket'])(
  '%s is written as it was read',
  (text) => {
    expect(parseSteps(text).map(actionText)).toEqual([text])
  }
)

test('steps may be objects, as in a recording', () => {
  const rules = [{ fault: { kind: 'status', status: 503, retryAfter: new Date(0) }, methods: ['eth_call'] }]
  const steps = [
    { afterBlocks: 2, chainId: 84531, kind: 'rules', rules },
    { afterBlocks: 0, kind: 'base-fee', gwei: 3 }
  ]
  expect(readSteps(JSON.parse(JSON.stringify(steps)))).toEqual(steps)
})

test.each([
  ['after 3 blocks reorg 2', '"after 3 blocks reorg 2" is not a step: write "after 3 blocks: reorg 2"'],
  ['after 3 blocks: reorg 0', 'depth: 0 is not a whole number from 1 to 64.'],
  ['after 3 blocks: base fee 20000', 'gwei: 20000 is not a number from 0 to 10000.'],
  ['after 3 blocks: sunny', 'There is no weather "sunny": choose from clear,'],
  ['stale for balance', '["balance"] does not name methods: they look like eth_call.'],
  [{ kind: 'preset' }, 'There is no weather null: choose from'],
  [{ kind: 'snow' }, '"snow" is no kind of step: there are preset, rules, reorg and base-fee.'],
  [{ kind: 'reorg', depth: 1, afterBlocks: -1 }, 'afterBlocks: -1 is not a whole number from 0 to 1000000.'],
  [{ kind: 'rules', rules: {} }, 'rules must be a list of rules, each with a fault.'],
  [{ kind: 'rules', rules: [{}] }, 'Rule 1: there is no fault null; there are delay, hang,'],
  [{ kind: 'rules', rules: [{ fault: { kind: 'delay' } }] }, 'Rule 1: the fault delay needs ms, a number.'],
  [{ kind: 'rules', rules: [{ fault: { kind: 'drop', ms: 1 } }] }, 'Rule 1: the fault drop has no ms.'],
  [{ kind: 'rules', rules: [{ fault: { kind: 'drop' }, times: 0 }] }, 'Rule 1: times must be a whole number above 0.'],
  [{ kind: 'rules', rules: [{ fault: { kind: 'drop' }, chain: 1 }] }, 'Rule 1: "chain" is no field of a rule;']
])('%j is refused in one sentence', (given, sentence) => {
  expect(() => readSteps(given)).toThrow(sentence)
})
