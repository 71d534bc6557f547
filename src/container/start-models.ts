import { type AbstractNewable, Container, type ContainerModule, type Newable } from 'inversify'
import type { Provisions } from '#ui/models/provide.ts'
import { stopAll } from '#ui/models/stop-all.ts'

/** @param adapters bind the ports to adapters or, in tests, to fakes. */
export function createContainer(...adapters: readonly ContainerModule[]): Container {
  const container = new Container({ defaultScope: 'Singleton' })
  container.load(...adapters)
  return container
}

interface Startable {
  readonly start?: () => (() => void) | undefined
}

/** A provision in the container's own types; `provide` has checked that its keys fit the constructor. */
interface Binding {
  readonly type: Newable<Startable>
  readonly keys: readonly (
    | AbstractNewable<unknown>
    | { readonly serviceIdentifier: AbstractNewable<unknown>; readonly optional: true }
  )[]
}

interface StartedModels<Models> {
  readonly models: Models
  readonly stop: () => void
}

/** Creates each model once, then starts those that have a `start` method, in order; a pause may come after each. */
export function* startModelsInSteps<Models>(
  container: Container,
  provisions: Provisions<Models>
): Generator<void, StartedModels<Models>> {
  const entries = Object.entries(provisions) as [string, Binding][]
  for (const [, { type, keys }] of entries) {
    container.bind(type).toResolvedValue((...parameters) => new type(...parameters), [...keys])
  }
  const models: [string, Startable][] = []
  for (const [name, { type }] of entries) {
    yield
    models.push([name, container.get(type)])
  }
  yield
  const stops = models.flatMap(([, model]) => model.start?.() ?? [])
  return { models: Object.fromEntries(models) as Models, stop: stopAll(stops) }
}

/** The same without pauses. */
export function startModels<Models>(container: Container, provisions: Provisions<Models>): StartedModels<Models> {
  const work = startModelsInSteps(container, provisions)
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}
