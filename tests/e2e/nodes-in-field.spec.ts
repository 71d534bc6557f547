import type { Locator, Page } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import type { CallFault } from '#devchain/weather/fault.ts'
import type { Weather } from '#devchain/weather/weather.ts'
import { openDashboard } from './harness/dashboard-steps.ts'
import { BASE_GOERLI } from './harness/local-chains.ts'
import { expect, test } from './test.ts'

const [, RECIPIENT = ''] = testAccounts
/** What nodes are asked about a payment before the wallet is. */
const ABOUT_A_PAYMENT = ['eth_estimateGas', 'eth_simulateV1']
const REFUSED = 'The recipient is a contract that does not accept this. Nothing was sent.'
const UNPAID = 'The account does not hold enough for this and the network fee. Nothing was sent.'
const UNCHECKED = 'This page cannot check what this would do.'
/** `Panic(0x11)`. */
const PANIC = `0x4e487b71${'11'.padStart(64, '0')}`

type Answer = Omit<CallFault & { kind: 'error' }, 'kind'>

const refusals: readonly Answer[] = [
  { code: 3, message: 'execution reverted', data: PANIC, status: 422 },
  { code: -32015, message: 'VM execution error.', data: `Reverted ${PANIC}`, status: 500 },
  { code: -32603, message: 'Error', data: { error: { data: { result: PANIC } } } },
  { code: -32000, message: 'invalid opcode: INVALID', status: 400 }
]
const unpaid: readonly Answer[] = [
  { code: -32010, message: 'Sender has not enough funds to execute transaction', status: 400 },
  { code: -32003, message: 'insufficient MATIC balance', status: 500 },
  { code: -32000, message: 'gas required exceeds allowance (12)' }
]
const lacking: readonly Answer[] = [
  { code: -32000, message: 'required historical state unavailable (reexec=128)', status: 400 },
  { code: -32601, message: 'eth_simulateV1 is disabled on this endpoint', status: 404 },
  { code: -32801, message: 'no state available for block 0x10' }
]

test.use({ hasSignIn: false })

/** Every visitor here has a wallet. */
test.beforeEach(({ wallet }) => void wallet.always('approve'))

test('what a node says about this payment withholds the button, whatever status or code it has, and blames no network', async ({
  page,
  host,
  wallet
}) => {
  await openReview(page)
  // In a batch, an answer has no status of its own.
  host.weather.set({ fault: { kind: 'small-batches', atMost: 1 } })
  const statuses = new Set<number>()
  page.on('response', (response) => statuses.add(response.status()))
  for (const answer of refusals) await expectAnswer(page, host.weather, answer, REFUSED)
  for (const answer of unpaid) await expectAnswer(page, host.weather, answer, UNPAID)
  for (const { status } of [...refusals, ...unpaid]) if (status) expect(statuses).toContain(status)
  expect(wallet.received.map(({ method }) => method)).not.toContain('eth_sendTransaction')
})

test('a node that lacks what checking a payment takes has not answered: the visitor may go on', {
  tag: '@proof'
}, async ({ page, host, wallet }) => {
  await openReview(page)
  host.weather.set({ fault: { kind: 'small-batches', atMost: 1 } })
  for (const answer of lacking) {
    const lift = answerWith(host.weather, answer)
    await review(page)
    await expect(formOf(page).getByText(UNCHECKED)).toBeVisible()
    await expectNobodyBlamed(page)
    lift()
    await formOf(page).getByRole('button', { name: 'Back' }).click()
  }
  answerWith(host.weather, { code: -32000, message: 'world state is not available' })
  await review(page)
  await formOf(page).getByRole('button', { name: 'Confirm in wallet' }).click()
  await expect(formOf(page).getByText('Sent, and confirmed by the network.')).toBeVisible()
  expect(wallet.received.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
})

function formOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Send' })
}

async function openReview(page: Page): Promise<void> {
  await openDashboard(page)
  await formOf(page).getByLabel('Recipient').fill(RECIPIENT)
  await formOf(page).getByLabel('Amount in ETH').fill('1')
}

async function review(page: Page): Promise<void> {
  await formOf(page).getByRole('button', { name: 'Review' }).click()
}

/** @returns a function that lifts it. */
function answerWith(weather: Weather, answer: Answer): () => void {
  const fault = { kind: 'error', ...answer } as const
  return weather.set({ fault, chainId: BASE_GOERLI, methods: ABOUT_A_PAYMENT })
}

async function expectAnswer(page: Page, weather: Weather, answer: Answer, text: string): Promise<void> {
  const lift = answerWith(weather, answer)
  await review(page)
  await expect(formOf(page).getByText(text), JSON.stringify(answer)).toBeVisible()
  await expect(formOf(page).getByRole('button', { name: 'Confirm in wallet' })).toBeHidden()
  await expectNobodyBlamed(page)
  lift()
  await formOf(page).getByRole('button', { name: 'Back' }).click()
}

async function expectNobodyBlamed(page: Page): Promise<void> {
  await expect(page.getByText('is unreachable')).toHaveCount(0)
}
