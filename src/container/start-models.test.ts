import { ContainerModule } from 'inversify'
import { expect, test } from 'vitest'
import { optional, provide, token } from './provide.ts'
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

test('each model is made once, and whoever depends on it is given that one', () => {
  const { models } = started()
  expect(models.witness.listener).toBe(models.listener)
  expect(models.listener.speaker).toBe(models.speaker)
})

test('models start in the order in which they are listed, and stop where there is something to stop', () => {
  const { log, stop } = started()
  expect(log).toEqual(['listener starts', 'speaker starts'])
  stop()
  expect(log).toEqual(['listener starts', 'speaker starts', 'speaker stops'])
})

test('what need not be bound is undefined where it is not', () => {
  expect(started().models.speaker.greeting).toBeUndefined()
  expect(started('Hello').models.speaker.greeting).toBe('Hello')
})

test('what has to be bound and is not ends the start, by its name', () => {
  const missing = () => startModels(createContainer(), provisions)
  expect(missing).toThrow(/Symbol\(Log\)/)
})
