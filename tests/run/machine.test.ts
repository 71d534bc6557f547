import { expect, test } from 'vitest'
import { coresWithin, planFor, planSentence, readMachine } from './machine.mjs'

test.each([
  ['two cores with plenty of memory', 2, 16_000, { steps: 2, browserWorkers: 2, nodeWorkers: 2, unitWorkers: 2 }],
  ['one core', 1, 16_000, { steps: 1, browserWorkers: 1, nodeWorkers: 1, unitWorkers: 1 }],
  ['eight cores with plenty of memory', 8, 32_000, { steps: 2, browserWorkers: 8, nodeWorkers: 8, unitWorkers: 8 }],
  ['eight cores with 4 GB', 8, 4_000, { steps: 2, browserWorkers: 2, nodeWorkers: 2, unitWorkers: 8 }],
  ['two cores with 2 GB', 2, 2_000, { steps: 2, browserWorkers: 1, nodeWorkers: 1, unitWorkers: 2 }],
  ['eight cores with 1 GB', 8, 1_000, { steps: 1, browserWorkers: 1, nodeWorkers: 1, unitWorkers: 2 }],
  ['no free memory at all', 2, 0, { steps: 1, browserWorkers: 1, nodeWorkers: 1, unitWorkers: 1 }]
])('with %s, a run starts what cores and memory carry', (_machine, cores, memoryMb, plan) => {
  expect(planFor({ cores, memoryMb })).toEqual(plan)
})

test.each([
  ['400000 100000', 4],
  ['150000 100000', 1],
  ['50000 100000', 1],
  ['max 100000', 8],
  ['-1 100000', 8],
  ['1600000 100000', 8],
  ['', 8]
])('a container with the quota "%s" has %i of eight cores', (quota, cores) => {
  expect(coresWithin(8, quota)).toBe(cores)
})

test('what runs at a time is said in one line, with the reason', () => {
  const machine = { cores: 1, memoryMb: 3_072 }
  expect(planSentence(machine, planFor(machine))).toBe(
    '1 core and 3.0 GB of free memory: 1 step at a time, with these workers: 1 for unit tests, 1 for tests on nodes, 1 for browser tests.'
  )
})

test('this machine has a core and some memory', () => {
  const { cores, memoryMb } = readMachine()
  expect(cores).toBeGreaterThanOrEqual(1)
  expect(memoryMb).toBeGreaterThan(0)
})
