// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Address } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { FakeContractGateway } from '#ui/testing/fake-contract-gateway.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { alice, hashOf } from '#ui/testing/fake-values.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { Attention } from './attention.tsx'

const delegate: Address = '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b'
let stop: () => void = () => undefined

afterEach(() => {
  cleanup()
  stop()
  vi.useRealTimers()
})

async function draw(parts: Parameters<typeof openTab>[0] = {}) {
  const tab = openTab(parts)
  stop = tab.stop
  await tab.models.connection.connect('wallet')
  await act(async () =>
    render(
      <FakePage models={tab.models}>
        <Attention />
      </FakePage>
    )
  )
  return tab
}

const panel = () => screen.queryByRole('region', { name: 'Needs attention' })

test('nothing is drawn while nothing needs attention', async () => {
  await draw()
  expect(panel()).toBeNull()
  expect(document.body.textContent).toBe('')
})

test('a delegation says to which contract, with its whole address', async () => {
  const reader = new FakeReader()
  reader.getDelegate = async () => delegate
  await draw({ reader })
  expect(panel()?.textContent).toContain('On Base Goerli, this account runs the code of a contract (EIP-7702).')
  expect(panel()?.textContent).toContain(delegate)
  expect(
    screen.getByRole('link', { name: 'View on explorer opens the explorer in a new tab' }).getAttribute('href')
  ).toContain(delegate)
})

test('too little for a fee says how much a transfer may cost', async () => {
  const reader = new FakeReader()
  reader.getBalances = async () => [1n]
  const { models } = await draw({ reader })
  await act(() => models.balances.refresh(84531))
  expect(panel()?.textContent).toBe(
    'Needs attentionNot enough to pay a network fee on Base Goerli: a plain transfer may cost up to 0.000042 ETH.'
  )
})

test('transactions that wait say since when, and which one holds up the others', async () => {
  vi.useFakeTimers({ now: new Date(2026, 0, 2, 12, 0) })
  document.documentElement.lang = 'en-GB'
  const reader = new FakeReader()
  reader.waiting = 2
  await draw({ reader })
  await act(() => vi.advanceTimersByTimeAsync(7 * 60_000))
  expect(panel()?.textContent).toBe(
    'Needs attention2 transactions wait for the network. The one with nonce 7 has been waiting at least since 12:00 and holds up the others: speed it up or cancel it in your wallet.'
  )
})

test('a transaction behind a missing nonce says which one is missing', async () => {
  vi.useFakeTimers()
  const { models } = await draw()
  models.transactions.add({ hash: hashOf(3), description: 'Payment' }, { account: alice, chainId: 84531 })
  await act(() => vi.advanceTimersByTimeAsync(3 * 60_000))
  expect(panel()?.textContent).toContain('A transaction with nonce 9 waits for one with nonce 7')
})

test('an unsupported network needs attention, with the way out', async () => {
  const { connector } = await draw()
  await act(async () => connector.emit({ type: 'chainChanged', chainId: 5 }))
  expect(panel()?.textContent).toContain('Wrong network detected')
  expect(screen.getByRole('button', { name: 'Switch to Base Goerli' })).toBeDefined()
})

describe('on a chain with a token', () => {
  const token = { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', symbol: 'tUSD', decimals: 6 } as const
  const chains = [{ ...baseGoerli, tokens: [{ ...token, spenders: [delegate] }] }]
  const withAllowance = (allowance: unknown) => {
    const contracts = new FakeContractGateway()
    contracts.answers.set('totalSupply', 1000n).set('balanceOf', 5n).set('allowance', allowance)
    return contracts
  }

  /** Has no logs of blocks before the last 50,000. */
  const pruned = (allowance: bigint) => {
    const contracts = withAllowance(allowance)
    const { eventsOfMany } = contracts
    contracts.eventsOfMany = (chainId, query, range) => {
      if (range.fromBlock < 950_001n) throw new ChainReadError('refused', chainId, 'pruned')
      return eventsOfMany(chainId, query, range)
    }
    const reader = new FakeReader()
    reader.head = 1_000_000n
    return { contracts, reader }
  }

  test('an unlimited allowance names token and spender, and can be revoked after a review', async () => {
    const contracts = withAllowance(2n ** 256n - 1n)
    contracts.answers.set('approve', undefined)
    await draw({ contracts, chains })
    const list = await screen.findByRole('list', { name: 'Allowances that cover the whole balance' })
    expect(list.textContent).toContain(`TokentUSDAllowanceUnlimitedSpender${delegate}`)
    const name = `Revoke the allowance of ${delegate} for tUSD`
    await act(async () => screen.getByRole('button', { name }).click())
    expect(contracts.calls).toContainEqual(
      expect.objectContaining({ method: 'tryCall', name: 'approve', args: [delegate, 0n] })
    )
    expect(screen.getByLabelText('What you confirm').textContent).toContain('Allowance after thisNone')
    expect(screen.getByRole('button', { name: 'Confirm in wallet' })).toBeDefined()
  })

  test('an allowance of at least the balance is listed with its amount', async () => {
    await draw({ contracts: withAllowance(999n), chains })
    const list = await screen.findByRole('list', { name: 'Allowances that cover the whole balance' })
    expect(list.textContent).toContain('TokentUSDAllowance0.000999 tUSDSpender')
  })

  test('smaller allowances are counted, and need no attention', async () => {
    await draw({ contracts: withAllowance(4n), chains })
    await screen.findByText(
      'Other allowances on Base Goerli, each for less than this account holds or for a token that it does not hold: 1'
    )
    expect(panel()).toBeNull()
  })

  test('what could not be looked at is named, with a way to try again', async () => {
    const contracts = withAllowance(new ChainReadError('timeout', baseGoerli.id, ''))
    const { reader } = await draw({ contracts, chains })
    await screen.findByText(/^Not all allowances for tUSD on Base Goerli could be checked/)
    contracts.answers.set('allowance', 0n)
    await act(async () => screen.getByRole('button', { name: 'Try again to check the allowances' }).click())
    expect(panel()).toBeNull()
    expect(reader.restsEnded, 'at once, although it may rest').toEqual([baseGoerli.id])
  })

  test('a node that has no old approvals leaves that to be known beside what was found', async () => {
    await draw({ ...pruned(1000n), chains })
    await screen.findByText(/^Only approvals since block 950,001 could be checked/)
  })

  test('where none is found, it is said how far back approvals were read, without a call for attention', async () => {
    await draw({ ...pruned(0n), chains })
    await screen.findByText(
      'No unlimited allowances on Base Goerli were found in approvals since block 950,001. Older approvals could not be checked.'
    )
    expect(panel()).toBeNull()
  })
})
