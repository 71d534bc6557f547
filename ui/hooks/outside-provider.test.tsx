// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { openTab } from '#src/testing/open-tab.ts'
import { FakeProviders } from '#ui/views/fake-page.tsx'
import { useAccount } from './use-account.ts'
import { useBalance } from './use-balance.ts'
import { useChain } from './use-chain.ts'
import { useConnect } from './use-connect.ts'
import { useContractEvents } from './use-contract-events.ts'
import { useContractRead } from './use-contract-read.ts'
import { useSignMessage } from './use-sign-message.ts'
import { useSwitchChain } from './use-switch-chain.ts'
import { useTransactions } from './use-transactions.ts'

const hooks: Readonly<Record<string, () => object>> = {
  useAccount,
  useBalance,
  useChain,
  useConnect,
  useContractEvents: () => useContractEvents(undefined),
  useContractRead: () => useContractRead(undefined),
  useSignMessage,
  useSwitchChain,
  useTransactions
}
let stop: () => void = () => undefined

afterEach(() => stop())

test.each(Object.entries(hooks))('%s outside the provider throws a helpful error', (_name, hook) => {
  expect(() => renderHook(hook)).toThrow('Transaction hooks must be used within ModelsContext')
})

test.each(Object.entries(hooks))('%s can be prerendered', (_name, hook) => {
  const tab = openTab()
  stop = tab.stop
  const Host = () => <output>{Object.keys(hook()).length > 0 && 'drawn'}</output>
  expect(
    renderToString(
      <FakeProviders models={tab.models}>
        <Host />
      </FakeProviders>
    )
  ).toBe('<output>drawn</output>')
})
