// @vitest-environment happy-dom
import type { ContainerModule } from 'inversify'
import { expect, test } from 'vitest'
import { ChainReader } from '#domain/ports/chain-reader.ts'
import { environment } from '../environment/built.ts'
import { accountAdapters } from './account-adapters.ts'
import { accountModels } from './account-models.ts'
import { connectAdapters } from './connect-adapters.ts'
import { connectModels } from './connect-models.ts'
import type { Provision } from './provide.ts'
import { createContainer } from './start-models.ts'
import { Chains } from './tokens.ts'

test('the models for connecting need nothing from those of an account', () => {
  expect(missing([connectAdapters(environment)], connectModels)).toEqual([])
})

test('the page’s adapters bind every dependency of its models', () => {
  const adapters = [connectAdapters(environment), accountAdapters(environment)]
  expect(missing(adapters, { ...connectModels, ...accountModels })).toEqual([])
})

test('what is missing is found', () => {
  expect(missing([], connectModels)).toContain(Chains)
  expect(missing([connectAdapters(environment)], { ...connectModels, ...accountModels })).toContain(ChainReader)
})

/** What the models have to be given that is neither an adapter nor one of them. */
function missing(adapters: readonly ContainerModule[], models: Readonly<Record<string, Provision<unknown>>>) {
  const container = createContainer(...adapters)
  const provisions = Object.values(models)
  const made = new Set<unknown>(provisions.map(({ type }) => type))
  const needed = provisions.flatMap(({ keys }) => keys.flatMap((key) => (typeof key === 'object' ? [] : key)))
  return needed.filter((key) => !made.has(key) && !container.isBound(key))
}
