// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useConnectModels, useModels, useModelsOnceLoaded } from './models-context.ts'

test('a view of transactions outside the provider tells its developer so', () => {
  expect(() => renderHook(useModels)).toThrow('Transaction hooks must be used within ModelsContext')
})

test('a view that connects a wallet names the provider that it misses', () => {
  expect(() => renderHook(useConnectModels)).toThrow('Wallet hooks must be used within ConnectModelsContext')
})

test('a view that waits for the models of an account has none outside the provider', () => {
  expect(renderHook(useModelsOnceLoaded).result.current).toBeUndefined()
})
