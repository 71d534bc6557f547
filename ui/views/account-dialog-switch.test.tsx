// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { bob } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { sentenceText } from '#ui/testing/sentence-text.ts'
import { AccountDialog } from './account-dialog.tsx'
import { FakePage } from './fake-page.tsx'

let stop: () => void = () => undefined

afterEach(() => {
  cleanup()
  stop()
})

async function openDialog() {
  const tab = openTab({ connector: new FakeConnector() })
  stop = tab.stop
  await tab.models.connection.connect('wallet')
  tab.models.dialogs.openAccount()
  await act(async () =>
    render(
      <FakePage models={tab.models}>
        <AccountDialog />
      </FakePage>
    )
  )
  return tab.connector
}

const switchButton = () => screen.queryByRole('button', { name: 'Switch account' })
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

test('the dialog shows the account chosen in the wallet and moves the focus to it', async () => {
  const connector = await openDialog()
  connector.choice = bob
  await press('Switch account')
  expect(screen.getByRole('dialog', { name: '0x70…79C8' })).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '0x70…79C8' }))
})

test('while the wallet asks for an account, the dialog says so and can cancel', async () => {
  const connector = await openDialog()
  connector.chooseAccount = () => new Promise(() => undefined)
  await press('Switch account')
  expect(screen.getByText('Choose an account')).toBeDefined()
  expect(screen.getAllByText(sentenceText('Confirm in wallet'))).toHaveLength(2)
  expect(switchButton()?.getAttribute('aria-disabled')).toBe('true')
  await press('Cancel')
  expect(screen.queryByText('Choose an account')).toBeNull()
  expect(switchButton()?.getAttribute('aria-disabled')).toBeNull()
})

test('a rejection is not shown as a failure, and a failure gives its reason', async () => {
  const connector = await openDialog()
  const regions = screen.getAllByRole('status')
  connector.refusal = new WalletError('rejected')
  await press('Switch account')
  expect(screen.queryByRole('alert')).toBeNull()
  const rejected = 'The request was rejected in your wallet. You are still connected with this account.'
  expect(screen.getByText(rejected, { selector: 'p' }).closest('[role=status]')).toBeNull()
  // A live region announces only changes made while it is on the page.
  expect(regions.map(({ textContent }) => textContent)).toContain(rejected)
  connector.refusal = new WalletError('other', { message: 'Out of ink', code: -32603 })
  await press('Switch account')
  expect(screen.queryByText(rejected)).toBeNull()
  expect(screen.getByRole('alert').textContent).toMatch(
    /^Something went wrong in the wallet\.Details-32603: Out of ink/
  )
})

test('a wallet that cannot be asked gets instructions instead of a button', async () => {
  const connector = await openDialog()
  connector.refusal = new WalletError('unsupported', { message: 'No.' })
  await press('Switch account')
  expect(switchButton()).toBeNull()
  expect(screen.getByRole('alert').textContent).toMatch(/^Your wallet cannot do this\./)
  expect(screen.getByText(sentenceText('To use another account, choose it in wallet.'))).toBeDefined()
})
