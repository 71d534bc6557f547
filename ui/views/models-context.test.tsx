// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useConnectModels, useModels } from './models-context.ts'

test('a view of transactions outside the provider throws a helpful error', () => {
  expect(() => renderHook(useModels)).toThrow('Transaction hooks must be used within ModelsContext')
})

test('a view that connects a wallet names the missing provider', () => {
  expect(() => renderHook(useConnectModels)).toThrow('Wallet hooks must be used within ConnectModelsContext')
})
