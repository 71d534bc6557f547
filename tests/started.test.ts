import { expect, test } from 'vitest'
import { type Started, startWhole } from './started.ts'

test('what fails half way leaves nothing running, and what is whole runs until it is stopped', async () => {
  const running = new Set<string>()
  const stopped: string[] = []
  const start = (started: Started, name: string) => {
    running.add(name)
    started.add(async () => {
      await Promise.resolve()
      stopped.push(name)
      running.delete(name)
    })
  }
  const half = startWhole(async (started) => {
    for (const name of ['store', 'service']) start(started, name)
    throw new Error('The port is taken.')
  })
  await expect(half).rejects.toThrow('The port is taken.')
  expect([[...running], stopped.splice(0)]).toEqual([[], ['service', 'store']])
  const whole = await startWhole(async (started) => {
    for (const name of ['store', 'service', 'page']) start(started, name)
    return started
  })
  expect(running.size).toBe(3)
  await whole.stop()
  await whole.stop()
  expect(stopped).toEqual(['page', 'service', 'store'])
})
