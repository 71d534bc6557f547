// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { journal, log, openWrites, options, reverted } from '#src/testing/open-writes.ts'
import { useContractWrite } from '#ui/hooks/use-contract-write.ts'
import { accountText } from '#ui/text/account.ts'
import { contractWriteText } from '#ui/text/contract-writes.ts'
import { Announcements } from '#ui/views/announcements.tsx'
import { FakePage } from '#ui/views/fake-page.tsx'
import { WriteProgress } from './write-progress.tsx'

const { actions } = contractWriteText
const SWITCH = accountText.chains.switchTo('Base Goerli')
const { open, settled, nextPoll } = openWrites()
const says = (text: string) => expect(screen.getAllByText(text).length).toBeGreaterThan(0)
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

afterEach(cleanup)

async function click(name: string): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })))
  await act(settled)
}

/** A page of a team's own with nothing but a button and the progress. */
async function start(written: Partial<typeof options> = {}) {
  const opened = await open()
  function Page() {
    const { start, write } = useContractWrite()
    return (
      <>
        {!write && (
          <button type="button" onClick={() => start(log('Hello'), { ...options, ...written })}>
            Start
          </button>
        )}
        <WriteProgress write={write} />
        <Announcements />
      </>
    )
  }
  render(
    <FakePage models={opened.models}>
      <Page />
    </FakePage>
  )
  return opened
}

test('nothing is drawn before a write is started', async () => {
  await start()
  expect(buttons()).toEqual(['Start'])
  for (const region of screen.getAllByRole('status')) expect(region.textContent).toBe('')
})

test.each([
  ['3 wei', 3n, ['Log an entry', 'From', 'Contract', 'Network', 'Amount', 'Network fee, at most', 'Total, at most']],
  ['nothing', 0n, ['Log an entry', 'From', 'Contract', 'Network', 'Network fee, at most']]
])('a call that sends %s along is reviewed with what it costs', async (_amount, value, terms) => {
  await start({ value })
  await click('Start')
  const review = screen.getByLabelText(contractWriteText.reviewed)
  expect(
    within(review)
      .getAllByRole('term')
      .map(({ textContent }) => textContent)
  ).toEqual(terms)
  expect(review.textContent).toContain('log("Hello")')
  expect(review.textContent).toContain(journal.slice(2, 6))
  expect(buttons().slice(-2)).toEqual([actions.confirm, actions.back])
})

test.each([
  ['confirmed', true, 'Log an entry: Confirmed'],
  ['reverted', false, 'Log an entry: Failed']
])('a call that is %s is read out once, as every transaction is', async (_status, succeeded, news) => {
  const { mine } = await start()
  await click('Start')
  await click(actions.confirm)
  const read = () =>
    ['status', 'alert'].flatMap((role) => screen.queryAllByRole(role)).flatMap(({ textContent }) => textContent || [])
  expect(read()).toEqual([contractWriteText.sent])
  await act(() => mine(1, succeeded))
  await act(nextPoll)
  expect(read()).toEqual([news])
})

test('beside a request of another call that is still open, that is said, and not that nothing is sent', async () => {
  const opened = await start()
  opened.connector.sendTransaction = () => new Promise(() => undefined)
  const other = opened.models.writes.write(log('Hello, reworded'), options)
  const leave = other.start()
  await act(settled)
  other.confirm()
  await act(settled)
  leave()
  await click('Start')
  says('Another request may still be open in your wallet. Approve there only what you still want.')
  expect(document.body.textContent).not.toMatch(/Nothing is sent|would succeed/)
  expect(buttons()).toEqual(expect.arrayContaining([actions.confirm]))
})

test('it is sent once, and its entry is shown until it is confirmed', async () => {
  const { connector, mine } = await start()
  await click('Start')
  await click(actions.confirm)
  expect(connector.sent).toHaveLength(1)
  says('Log an entry')
  says('Pending')
  await act(() => mine(1, true))
  says('Sent, and confirmed by the network.')
  expect(buttons()).toEqual([])
})

describe('a way on', () => {
  test('without an account, opens the connect dialog', async () => {
    const { models } = await start()
    await act(() => models.connection.disconnect())
    await click('Start')
    says(contractWriteText.disconnected)
    await click(actions.connect)
    expect(models.dialogs.open).toBe('connect')
  })

  test('on another network, switches the wallet, and says why it could not', async () => {
    const { connector } = await start()
    await act(async () => connector.emit({ type: 'chainChanged', chainId: 59140 }))
    await click('Start')
    says(contractWriteText.elsewhere('Base Goerli'))
    connector.refusal = new WalletError('rejected')
    await click(SWITCH)
    expect(screen.getByRole('alert').textContent).toContain('The wallet is not on Base Goerli')
    connector.refusal = undefined
    await click(SWITCH)
    expect(buttons()).toEqual(expect.arrayContaining([actions.confirm]))
  })

  test('in a wallet that no page can switch, says to switch there', async () => {
    const { connector } = await start()
    connector.canSwitchChain = false
    await act(async () => connector.emit({ type: 'chainChanged', chainId: 59140 }))
    await click('Start')
    says(accountText.chains.followsTo('Base Goerli'))
    expect(buttons()).toEqual([actions.back])
  })

  test('after a refusal of the contract, checks it again', async () => {
    const { contracts } = await start()
    contracts.answers.set('log', reverted('Too early.'))
    await click('Start')
    expect(screen.getByRole('alert').textContent).toContain('Nothing was sent.')
    contracts.answers.set('log', 7n)
    await click(actions.again)
    expect(buttons()).toEqual(expect.arrayContaining([actions.confirm]))
  })

  test('after a failure that may have sent it, asks before it is sent twice', async () => {
    const { connector } = await start()
    await click('Start')
    connector.refusal = new WalletError('timeout')
    await click(actions.confirm)
    connector.refusal = undefined
    await click(actions.again)
    await click(actions.confirm)
    says(contractWriteText.repeating)
    expect(connector.sent).toEqual([])
    await click(actions.confirmAgain)
    expect(connector.sent).toHaveLength(1)
  })

  test('after it failed on the chain, starts over', async () => {
    const { mine } = await start()
    await click('Start')
    await click(actions.confirm)
    await act(() => mine(1, false))
    await act(nextPoll)
    expect(screen.getByText(new RegExp(`^${contractWriteText.reverted}`))).toBeDefined()
    await click(actions.again)
    expect(buttons()).toEqual(expect.arrayContaining([actions.confirm]))
  })
})
