// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import type { FakeCall } from '#ui/testing/fake-contract-gateway.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { accountText } from '#ui/text/account.ts'
import { contractWriteText } from '#ui/text/contract-writes.ts'
import { networkFeeText } from '#ui/text/network-fees.ts'
import { guestBookText } from './guest-book-text.ts'
import { bookAddress, FEE, removeGuestBook } from './testing/open-guest-book.tsx'
import { signForms } from './testing/sign-forms.ts'

const { form, review, reasons } = guestBookText
const { actions } = contractWriteText
const SIGN = review.confirm('0.001 ETH')
const { tabs, open, ask, field, type, button, click, says } = signForms(SIGN)
const beat = () => act(() => vi.advanceTimersByTimeAsync(4_000))

afterEach(() => {
  cleanup()
  removeGuestBook()
})

test.each([
  ['', form.problems.empty],
  ['\u200B', form.problems.empty],
  ['ü'.repeat(101), form.problems.long]
])('the message %j is not sent: the field says why, and has the focus', async (message, problem) => {
  const { contracts } = await open()
  await type(message)
  await click(form.review)
  says(problem)
  expect(document.activeElement).toBe(field())
  expect(contracts.calls.some(({ name }) => name === 'sign')).toBe(false)
  await type('Hello')
  expect(screen.queryByText(problem)).toBeNull()
})

test('the field counts bytes, as the contract does', async () => {
  await open()
  await type('über')
  says(form.bytes('5', '200'))
})

test('the review names characters that turn the entry around, which are signed as they are', async () => {
  const { contracts } = await open()
  await type('\u202Egnp.exe')
  await click(form.review)
  says('U+202E')
  expect(contracts.calls.find(({ method }) => method === 'tryCall')).toMatchObject({ args: ['\u202Egnp.exe'] })
})

test('an entry is simulated with its fee, reviewed, asked for, sent and confirmed', async () => {
  const { contracts, models, reader, answer } = await ask()
  expect(contracts.calls.find(({ method }) => method === 'tryCall')).toMatchObject({
    name: 'sign',
    args: ['Hello'],
    sender: { from: alice, value: FEE }
  })
  says(networkFeeText.totalAtMost)
  says('0.0011 ETH')
  await answer(hashOf(1))
  expect(models.transactions.recent).toMatchObject([{ sent: { description: form.title, to: bookAddress } }])
  says('Sent. Follow it on the dashboard, under Transactions.')
  says('Pending')
  expect(field().value).toBe('')
  reader.receipts.set(hashOf(1), { succeeded: true, blockNumber: 100n, blockHash: hashOf(100) })
  await beat()
  says('Sent, and confirmed by the network.')
  expect(screen.queryByText('No entries yet. Yours would be the first.')).toBeNull()
})

test('the review shows the network fee at most, or that it is not known', async () => {
  const { reader } = await open()
  await type('Hello')
  await click(form.review)
  expect(screen.getByText('Network fee, at most').nextSibling?.textContent).toBe('0.0001 ETH')
  await click(contractWriteText.actions.back)
  reader.getFeeRates = () => Promise.reject(new Error('down'))
  await click(form.review)
  expect(screen.getByText('Network fee').nextSibling?.textContent).toBe(
    'Not known here. Your wallet shows it before you confirm there.'
  )
})

test('what is reviewed is what is sent, whatever is typed meanwhile', async () => {
  const { contracts } = await open()
  await type('Hello')
  await click(form.review)
  await type('Something else')
  expect(screen.getByText('Hello')).toBeTruthy()
  await click(SIGN)
  expect(contracts.calls.filter(({ method }) => method === 'tryCall').map(({ args }) => args)).toEqual([['Hello']])
  expect(field().value).toBe('Something else')
})

describe('if the wallet does not sign', () => {
  test('a rejection sent nothing, and the entry can be signed again', async () => {
    const { answer, connector } = await ask()
    await answer(new WalletError('rejected'))
    says('You rejected the request in your wallet. Nothing was sent.')
    expect(field().value).toBe('Hello')
    await click(SIGN)
    expect(connector.answers).toHaveLength(2)
  })

  test('an unclear failure may have sent it, and sending it again has to be confirmed', async () => {
    const { answer, connector } = await ask()
    await answer(new WalletError('timeout'))
    expect(screen.getByRole('alert').textContent).toContain('It may have been sent anyway')
    await click(actions.again)
    await click(SIGN)
    says('This exact request may already have been sent. Sending it again could do it twice.')
    await click(actions.confirmAgain)
    expect(connector.answers).toHaveLength(2)
  })

  test('waiting can be cancelled, and what the wallet still sends is shown', async () => {
    const { answer } = await ask()
    await click('Cancel')
    expect(button(SIGN)).toBeTruthy()
    await answer(hashOf(1))
    says('Sent. Follow it on the dashboard, under Transactions.')
  })

  test('a request that the browser cannot store says so, before and after it is sent', async () => {
    const storage = new FakeBrowserStorage()
    const page = open({ storage })
    storage.refuses = 'changes'
    const { answer } = await page
    await type('Hello')
    await click(form.review)
    await click(SIGN)
    says(contractWriteText.unsaved.asked)
    await answer(hashOf(1))
    says(contractWriteText.unsaved.sent)
  })
})

describe('if the contract refuses', () => {
  const revert = { type: 'custom', name: 'MessageTooLong', args: [201n, 200n] } as const
  const refusal = new ContractError('reverted', 'It reverted.', { revert })

  test('before it is sent, the page says why in its own words, and offers to try again', async () => {
    const { contracts, connector } = await open()
    contracts.answers.set('sign', refusal)
    await type('Hello')
    await click(form.review)
    says(`${reasons.MessageTooLong} Nothing was sent.`)
    contracts.answers.set('sign', undefined)
    await click(actions.again)
    expect(button(SIGN)).toBeTruthy()
    expect(connector.answers).toEqual([])
  })

  test('after it was sent, too, and the draft is back', async () => {
    const { contracts, reader, answer } = await ask()
    await answer(hashOf(1))
    contracts.answers.set('sign', ({ blockNumber }: FakeCall) => (blockNumber === 100n ? refusal : undefined))
    reader.receipts.set(hashOf(1), { succeeded: false, blockNumber: 100n, blockHash: hashOf(100) })
    await beat()
    expect(screen.queryByRole('alert'), 'the page reads out how a transaction ended').toBeNull()
    expect(screen.getByText(reasons.MessageTooLong, { exact: false })).toBeDefined()
    expect(field().value).toBe('Hello')
    await click(actions.again)
    expect(button(SIGN)).toBeTruthy()
  })
})

describe('if the wallet changes during the review', () => {
  test('another account reviews it again', async () => {
    const { connector } = await open()
    await type('Hello')
    await click(form.review)
    await act(async () => connector.emit({ type: 'accountsChanged', accounts: [bob] }))
    await act(tabs.settled)
    expect(screen.getByLabelText(contractWriteText.reviewed).textContent).toContain(bob.slice(2, 6))
  })

  test('a wallet on another network is asked to switch back, and waiting for that can be cancelled', async () => {
    const { connector } = await open()
    await type('Hello')
    await click(form.review)
    await act(async () => connector.emit({ type: 'chainChanged', chainId: 59140 }))
    says('Your wallet is on another network. Switch it to Base Goerli to go on.')
    const { switchChain } = connector
    connector.switchChain = () => deferred<void>().promise
    await click(accountText.chains.switchTo('Base Goerli'))
    await click('Cancel')
    connector.switchChain = switchChain
    await click(accountText.chains.switchTo('Base Goerli'))
    expect(button(SIGN)).toBeTruthy()
  })

  describe('to a network with a guest book of its own', () => {
    const bothNetworks = { isOn: [84531, 59140] }

    test('the draft and the review stay, and the wallet is asked to switch back', async () => {
      const { connector } = await open(bothNetworks)
      await type('Hello')
      await click(form.review)
      await click(SIGN)
      await act(async () => connector.emit({ type: 'chainChanged', chainId: 59140 }))
      await act(tabs.settled)
      expect(screen.getByText('Network', { selector: 'dt' }).nextSibling?.textContent).toBe('Linea Goerli')
      expect(field().value).toBe('Hello')
      says('Your wallet is on another network. Switch it to Base Goerli to go on.')
      await click(accountText.chains.switchTo('Base Goerli'))
      expect(field().value).toBe('Hello')
      expect(within(screen.getByLabelText(contractWriteText.reviewed)).getByText('Hello')).toBeTruthy()
      expect(button(SIGN)).toBeTruthy()
    })

    test('what was sent stays in sight, with its own network', async () => {
      const { connector, answer, reader } = await ask(bothNetworks)
      await answer(hashOf(1))
      await act(async () => connector.emit({ type: 'chainChanged', chainId: 59140 }))
      await act(tabs.settled)
      says('Sent. Follow it on the dashboard, under Transactions.')
      reader.receipts.set(hashOf(1), { succeeded: true, blockNumber: 100n, blockHash: hashOf(100) })
      await beat()
      says('Sent, and confirmed by the network.')
    })

    test('the draft can be signed there instead, once that book is read', async () => {
      const { connector, contracts } = await open(bothNetworks)
      await type('Hello')
      await click(form.review)
      contracts.answers.set('fee', new ChainReadError('timeout', 59140, 'slow'))
      await act(async () => connector.emit({ type: 'chainChanged', chainId: 59140 }))
      await act(tabs.settled)
      expect(button(form.review).getAttribute('aria-disabled')).toBe('true')
      contracts.answers.set('fee', 2n * FEE)
      await click(guestBookText.retry)
      await click(form.review)
      expect(button(review.confirm('0.002 ETH'))).toBeTruthy()
      expect(contracts.calls.findLast(({ name }) => name === 'sign')).toMatchObject({ chainId: 59140, args: ['Hello'] })
    })
  })

  test('without an account, the form connects, and keeps the draft', async () => {
    const { models } = await open()
    await type('Hello')
    await click(form.review)
    await act(() => models.connection.disconnect())
    says('Connect a wallet to go on.')
    await click(actions.back)
    expect(button(form.connect)).toBeTruthy()
    expect(field().value).toBe('Hello')
  })
})

test('where an account has to be signed in, the form asks for that first', async () => {
  const { models } = await open({ signIn: true })
  await click(form.signIn)
  expect(models.dialogs.open).toBe('connect')
})
