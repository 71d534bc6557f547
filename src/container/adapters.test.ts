// @vitest-environment happy-dom
import type { ContainerModule } from 'inversify'
import { expect, test } from 'vitest'
import { ChainReader } from '#domain/ports/chain-reader.ts'
import { accountModels, accountParts } from '#ui/models/account-models.ts'
import { connectModels } from '#ui/models/connect-models.ts'
import { Chains } from '#ui/models/injection-keys.ts'
import type { Provision } from '#ui/models/provide.ts'
import { settings } from '../settings/built.ts'
import { accountAdapters } from './account-adapters.ts'
import { connectAdapters } from './connect-adapters.ts'
import { createContainer } from './start-models.ts'

test('the models for connecting need nothing from those of an account', () => {
  expect(missing([connectAdapters(settings)], connectModels)).toEqual([])
})

test('the page’s adapters bind every dependency of its models', () => {
  const adapters = [connectAdapters(settings), accountAdapters(settings)]
  expect(missing(adapters, { ...connectModels, ...accountParts, ...accountModels })).toEqual([])
})

test('what is missing is found', () => {
  expect(missing([], connectModels)).toContain(Chains)
  expect(missing([connectAdapters(settings)], { ...connectModels, ...accountParts, ...accountModels })).toContain(
    ChainReader
  )
})

/** What the models have to be given that is neither an adapter nor one of them. */
function missing(adapters: readonly ContainerModule[], models: Readonly<Record<string, Provision<unknown>>>) {
  const container = createContainer(...adapters)
  const provisions = Object.values(models)
  const made = new Set<unknown>(provisions.map(({ type }) => type))
  const needed = provisions.flatMap(({ keys }) => keys.flatMap((key) => (typeof key === 'object' ? [] : key)))
  return needed.filter((key) => !made.has(key) && !container.isBound(key))
}
