import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { connect, signIn } from './steps.ts'
import { expect, test } from './test.ts'

const [, RECIPIENT = ''] = testAccounts

test('a rejected connection is reported, and RETRY connects', async ({ webkit, wallet }) => {
  wallet.next('eth_requestAccounts', 'reject')
  await webkit.open()
  await webkit.click('button', 'Connect wallet')
  await webkit.click('button', 'Scripted Wallet')
  await webkit.reads('You rejected the request in your wallet.')
  await webkit.click('button', 'RETRY')
  await webkit.sees('dialog', 'Verify your account')
  expect(wallet.received.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(2)
})

test('a rejected signature is reported, another one signs in, and a reload keeps the session', async ({
  webkit,
  wallet
}) => {
  await connect(webkit)
  wallet.next('personal_sign', 'reject')
  await webkit.click('button', 'Send message')
  await webkit.reads('You are not signed in.')
  await webkit.click('button', 'Send message')
  await webkit.lacks('dialog')
  await webkit.sees('button', 'Account 0xf39')
  await webkit.driver.reload()
  await webkit.sees('button', 'Account 0xf39')
  await webkit.sees('button', 'Network: Base Goerli')
  await webkit.lacks('dialog')
})

test('a network is switched in the page, and in the wallet', async ({ webkit, wallet }) => {
  await signIn(webkit)
  await webkit.click('button', 'Network: Base Goerli')
  await webkit.click('button', 'Linea Goerli')
  await webkit.sees('button', 'Network: Linea Goerli')
  expect(wallet.chainId).toBe(59140)
  await wallet.switchChain(84531)
  await webkit.sees('button', 'Network: Base Goerli')
})

test('a payment is reviewed, sent and confirmed, and still listed after a reload', async ({ webkit, wallet }) => {
  await signIn(webkit, '/dashboard')
  await webkit.type('Recipient', RECIPIENT)
  await webkit.type('Amount in ETH', '1.5')
  await webkit.click('button', 'Review')
  // The button below moves until then.
  await webkit.reads('This would succeed now. Nothing is sent yet.')
  await webkit.reads('The recipient receives 1.5 ETH.')
  expect(wallet.received.map(({ method }) => method)).not.toContain('eth_sendTransaction')
  await webkit.click('button', 'Confirm in wallet')
  await webkit.reads('Sent, and confirmed by the network.')
  await webkit.driver.reload()
  await webkit.sees('region', 'Transactions')
  await webkit.reads('Confirmed')
})

test('two windows share the connection, the account that the wallet selects, and the end of it', async ({
  webkit,
  wallet
}) => {
  await signIn(webkit)
  const first = await webkit.driver.window()
  const second = await webkit.driver.openWindow()
  await webkit.driver.switchTo(second)
  await webkit.open()
  await webkit.sees('button', 'Account 0xf39')
  await wallet.switchChain(59140)
  await webkit.sees('button', 'Network: Linea Goerli')
  await webkit.click('button', 'Account 0xf39')
  await webkit.click('button', 'Disconnect')
  await webkit.sees('button', 'Connect wallet')
  await webkit.driver.switchTo(first)
  await webkit.sees('button', 'Connect wallet')
})

test('a phone scans the code of WalletConnect, and signs in', async ({ webkit, phone }) => {
  await webkit.open()
  await webkit.click('button', 'Connect wallet')
  await webkit.click('button', 'WalletConnect')
  await webkit.sees('img', 'Code to connect WalletConnect')
  await phone.pair(await webkit.scan())
  await webkit.sees('dialog', 'Verify your account')
  await webkit.click('button', 'Send message')
  await webkit.lacks('dialog')
  await webkit.sees('button', 'Account 0xf39')
  expect(phone.sessions()).toMatchObject([{ page: 'Portside', acknowledged: true }])
})

test('a file that the server lacks is reported, and RETRY finds it once the server has it again', async ({
  webkit,
  wallet,
  lostChunks
}) => {
  lostChunks.add('choice')
  await webkit.open()
  await webkit.click('button', 'Connect wallet')
  await webkit.click('button', 'Scripted Wallet')
  await webkit.reloadsItself()
  await webkit.reads('Part of the page could not be loaded.')
  lostChunks.clear()
  await webkit.click('button', 'RETRY')
  await webkit.sees('dialog', 'Verify your account')
  expect(wallet.received.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(1)
})

test('connect, sign in, send, switch and disconnect with the keyboard only', async ({ webkit }) => {
  await webkit.open('/dashboard')
  await webkit.pressOn('button', 'Connect wallet')
  await webkit.focuses('heading', 'Connect a Wallet')
  await webkit.pressOn('button', 'Scripted Wallet')
  await webkit.focuses('heading', 'Verify your account')
  await webkit.pressOn('button', 'Send message')
  await webkit.lacks('dialog')

  await webkit.tabTo('textbox', 'Recipient')
  await webkit.pressAll(RECIPIENT)
  await webkit.tabTo('textbox', 'Amount in ETH')
  await webkit.pressAll('0.5')
  await webkit.press('Enter')
  await webkit.pressOn('button', 'Confirm in wallet')
  await webkit.reads('Sent, and confirmed by the network.')

  await webkit.pressOn('button', 'Network: Base Goerli')
  await webkit.focuses('heading', 'Switch Networks')
  await webkit.press('Escape')
  await webkit.lacks('dialog')
  await webkit.focuses('button', 'Network: Base Goerli')

  await webkit.pressOn('button', 'Account 0xf39')
  await webkit.pressOn('button', 'Disconnect')
  await webkit.lacks('dialog')
  await webkit.focuses('button', 'Connect wallet')
})
