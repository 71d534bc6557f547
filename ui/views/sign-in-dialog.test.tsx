// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { FakePage } from './fake-page.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'

let stop: () => void = () => undefined

afterEach(() => {
  cleanup()
  stop()
})

test('a rejection is shown, and announced by the existing live region', async () => {
  const tab = openTab({ signIn: true })
  stop = tab.stop
  const { connection, dialogs, signIn } = tab.models
  dialogs.openConnect()
  await connection.connect('wallet')
  await act(async () =>
    render(
      <FakePage models={tab.models}>
        <SignInDialog />
      </FakePage>
    )
  )
  const regions = screen.getAllByRole('status')
  tab.connector.refusal = new WalletError('rejected')
  await act(signIn.press)
  const rejected = 'The request was rejected in your wallet. You are not signed in.'
  expect(screen.getByText(rejected, { selector: 'p' }).closest('[role=status]')).toBeNull()
  expect(regions.map(({ textContent }) => textContent)).toEqual([rejected])
  expect(screen.getAllByRole('status')).toEqual(regions)
})
