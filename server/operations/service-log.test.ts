import { expect, test } from 'vitest'
import { StoreError } from '#server/store/store-error.ts'
import type { Answer } from './observer.ts'
import { ServiceLog } from './service-log.ts'

const answer: Answer = {
  method: 'POST',
  route: '/nonce',
  status: 200,
  error: undefined,
  durationMs: 1.26,
  clientKey: '192.0.2.1'
}

function openLog(addressKey?: string) {
  const lines: string[] = []
  const log = new ServiceLog({ level: 'info', addressKey }, { write: (line) => void lines.push(line) })
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? '{}') as Readonly<Record<string, unknown>> }
}

test('a line for each answer has what happened, and the visitor’s address only as a keyed hash', () => {
  const { log, lines, last } = openLog()
  log.answered(answer)
  expect(last()).toMatchObject({ level: 30, msg: 'answered', method: 'POST', route: '/nonce', status: 200, ms: 1.3 })
  expect(last()['client']).toMatch(/^[0-9a-f]{16}$/)
  log.answered({ ...answer, status: 503, error: 'store-busy' })
  expect(last()).toMatchObject({ level: 40, status: 503, error: 'store-busy' })
  expect(lines.join()).not.toContain('192.0.2.1')
})

test('one visitor has one hash in logs with the same key, and another in those with other keys', () => {
  const hashOf = (key?: string, clientKey = '192.0.2.1') => {
    const { log, last } = openLog(key)
    log.answered({ ...answer, clientKey })
    return last()['client']
  }
  expect(hashOf('a-secret-of-operators')).toBe(hashOf('a-secret-of-operators'))
  expect(hashOf('a-secret-of-operators')).not.toBe(hashOf('a-secret-of-operators', '192.0.2.2'))
  expect(hashOf()).not.toBe(hashOf())
})

test('a failure has its reason, and that of the store its kind', () => {
  const { log, last } = openLog()
  log.failed(new StoreError('store-busy', 'locked'))
  expect(last()).toMatchObject({ level: 50, kind: 'store-busy', msg: expect.stringContaining('locked') })
  log.failed('A node does not answer.')
  expect(last()).toMatchObject({ level: 50, msg: 'A node does not answer.' })
  log.failed(new Error('A bug.'))
  expect(last()).toMatchObject({ level: 50, msg: 'A bug.', err: { stack: expect.any(String) } })
})

test('a variable that is probably wrong is a warning', () => {
  const { log, last } = openLog()
  log.warned('AUTH_APP_NAME: it is another name.')
  expect(last()).toMatchObject({ level: 40, msg: 'AUTH_APP_NAME: it is another name.' })
})
