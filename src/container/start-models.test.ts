import { ContainerModule } from 'inversify'
import { expect, test } from 'vitest'
import { optional, provide, token } from '#ui/models/provide.ts'
import { createContainer, startModels } from './start-models.ts'

const Log = token<string[]>('Log')
const Greeting = token<string>('Greeting')

class Speaker {
  readonly log: string[]
  readonly greeting: string | undefined
  constructor(log: string[], greeting: string | undefined) {
    this.log = log
    this.greeting = greeting
  }
  start(): () => void {
    this.log.push('speaker starts')
    return () => this.log.push('speaker stops')
  }
}

class Listener {
  readonly speaker: Speaker
  constructor(speaker: Speaker) {
    this.speaker = speaker
  }
  start(): void {
    this.speaker.log.push('listener starts')
  }
}

class Witness {
  readonly listener: Listener
  constructor(listener: Listener) {
    this.listener = listener
  }
}

const provisions = {
  witness: provide(Witness, [Listener]),
  listener: provide(Listener, [Speaker]),
  speaker: provide(Speaker, [Log, optional(Greeting)])
}

function started(greeting?: string) {
  const log: string[] = []
  const adapters = new ContainerModule(({ bind }) => {
    bind(Log).toConstantValue(log)
    if (greeting !== undefined) bind(Greeting).toConstantValue(greeting)
  })
  return { log, ...startModels(createContainer(adapters), provisions) }
}

test('each model is created once, and shared by all that depend on it', () => {
  const { models } = started()
  expect(models.witness.listener).toBe(models.listener)
  expect(models.listener.speaker).toBe(models.speaker)
})

test('models start in the listed order, and those with a stop function are stopped', () => {
  const { log, stop } = started()
  expect(log).toEqual(['listener starts', 'speaker starts'])
  stop()
  expect(log).toEqual(['listener starts', 'speaker starts', 'speaker stops'])
})

test('an optional dependency that is not bound is undefined', () => {
  expect(started().models.speaker.greeting).toBeUndefined()
  expect(started('Hello').models.speaker.greeting).toBe('Hello')
})

test('a missing required dependency stops the start, and is named', () => {
  const missing = () => startModels(createContainer(), provisions)
  expect(missing).toThrow(/Symbol\(Log\)/)
})
