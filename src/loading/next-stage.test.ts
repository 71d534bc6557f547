import { expect, test } from 'vitest'
import type { LoadedAccount, LoadedConnect } from './app-loader.ts'
import { nextStage, type Stage, type StageEvent } from './next-stage.ts'

const connect = { models: {} } as LoadedConnect
const account = { models: {} } as LoadedAccount

const stages: Readonly<Record<Stage['name'], Stage>> = {
  shell: { name: 'shell' },
  connect: { name: 'connect', connect },
  account: { name: 'account', connect, account }
}

const events: Readonly<Record<StageEvent['loaded'], StageEvent>> = {
  connect: { loaded: 'connect', connect: { ...connect } },
  account: { loaded: 'account', connect: { ...connect }, account: { ...account } }
}

/** Every stage with every event. */
const table: Readonly<Record<Stage['name'], Readonly<Record<StageEvent['loaded'], Stage['name']>>>> = {
  shell: { connect: 'connect', account: 'account' },
  connect: { connect: 'connect', account: 'account' },
  account: { connect: 'account', account: 'account' }
}

const rows = Object.entries(table).flatMap(([from, row]) =>
  Object.entries(row).map(([loaded, to]) => [from, loaded, to] as [Stage['name'], StageEvent['loaded'], Stage['name']])
)

test.each(rows)('from %s, once %s is loaded, the page is at %s', (from, loaded, to) => {
  expect(nextStage(stages[from], events[loaded]).name).toBe(to)
})

test('a stage that has been reached keeps what was loaded first: its models hold what the visitor did', () => {
  expect(nextStage(stages.connect, events.connect)).toBe(stages.connect)
  expect(nextStage(stages.account, events.account)).toBe(stages.account)
})
