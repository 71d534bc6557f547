import { expect, test } from 'vitest'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice } from '#ui/testing/fake-values.ts'
import { SESSION_KEY } from '../stored-settings.ts'
import { SessionMemory } from './session-memory.ts'

test('one tab’s word is what the others hear', () => {
  const storage = new FakeBrowserStorage()
  const [one, other] = [new SessionMemory(storage.tab()), new SessionMemory(storage.tab())]
  const heard: unknown[] = []
  other.subscribe(() => heard.push(other.shared))
  one.keep({ address: alice, chainId: 1, issuedAt: 5, expiresAt: 9 })
  one.end('ending')
  one.end('ended')
  expect(heard).toEqual([{ address: alice, issuedAt: 5 }, 'ending', 'ended'])
})

test.each([undefined, '', '5', `0 ${alice}`, '5 vitalik.eth', `soon ${alice}`])('%j says nothing', (text) => {
  const storage = new FakeBrowserStorage()
  if (text !== undefined) storage.values.set(SESSION_KEY, text)
  expect(new SessionMemory(storage.tab()).shared).toBeUndefined()
})
