import { resize } from '../resize.ts'
import { accountButton, chainButton, connectButton, openConnected, openDialog, pickWallet } from './harness/steps.ts'
import { expect, test } from './test.ts'

test.use({ hasSignIn: false })

test('the dialog lists the configured networks and marks the wallet’s as connected', { tag: '@proof' }, async ({
  page,
  wallet
}) => {
  await openConnected(page)
  await chainButton(page, 'Base Goerli').click()
  const dialog = page.getByRole('dialog', { name: 'Switch Networks' })
  await expect(dialog.getByRole('listitem')).toHaveText(['Base GoerliConnected', 'Linea Goerli'])
  expect(wallet.chainId).toBe(84531)
})

test('a switch is pending until the wallet confirms, then the dialog closes', async ({ page, wallet }) => {
  await openConnected(page)
  wallet.always('ask')
  await chainButton(page, 'Base Goerli').click()
  await openDialog(page).getByRole('button', { name: 'Linea Goerli' }).click()
  await expect(openDialog(page).getByRole('button', { name: 'Linea Goerli Confirm in Wallet' })).toBeVisible()
  await wallet.untilHeld('wallet_switchEthereumChain')
  wallet.settle()
  await expect(openDialog(page)).toBeHidden()
  await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
  expect(wallet.chainId).toBe(59140)
})

test('a rejected switch keeps the dialog open with the reason, and can be tried again', { tag: '@proof' }, async ({
  page,
  wallet
}) => {
  await openConnected(page)
  wallet.next('wallet_switchEthereumChain', 'reject')
  await chainButton(page, 'Base Goerli').click()
  await openDialog(page).getByRole('button', { name: 'Linea Goerli' }).click()
  const failure = openDialog(page).getByRole('alert')
  await expect(failure).toContainText('The wallet is not on Linea Goerli: You rejected the request in your wallet.')
  await expect(chainButton(page, 'Base Goerli')).toBeAttached()
  await openDialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(openDialog(page)).toBeHidden()
  await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
})

test('a wallet that does not know the network (4902) is asked to add it, with an endpoint on this origin', async ({
  page,
  wallet,
  chains,
  host
}) => {
  wallet.forgetChain(59140)
  await openConnected(page)
  await chainButton(page, 'Base Goerli').click()
  await openDialog(page).getByRole('button', { name: 'Linea Goerli' }).click()
  await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
  const [added] = wallet.received.filter(({ method }) => method === 'wallet_addEthereumChain')
  expect(added?.params).toEqual([
    {
      chainId: '0xe704',
      chainName: 'Linea Goerli',
      nativeCurrency: { name: 'Linea Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: [`${host.origin}/rpc/59140`],
      blockExplorerUrls: ['https://goerli.lineascan.build']
    }
  ])
  expect(chains.nodeUrls[59140]).toBeDefined()
})

test('a network that the visitor refuses to add leaves the reason in the dialog', { tag: '@proof' }, async ({
  page,
  wallet
}) => {
  wallet.forgetChain(59140)
  wallet.next('wallet_addEthereumChain', 'reject')
  await openConnected(page)
  await chainButton(page, 'Base Goerli').click()
  await openDialog(page).getByRole('button', { name: 'Linea Goerli' }).click()
  await expect(openDialog(page).getByRole('alert')).toContainText('You rejected the request in your wallet.')
})

test('a wallet that answers 4901 and adds the network without switching to it (as Taho does) is asked to switch', {
  tag: '@proof'
}, async ({ page, installWallet }) => {
  const wallet = await installWallet({
    quirks: { unknownChain: 4901, switchesAfterAdding: false, chainChanged: 'decimal' }
  })
  wallet.forgetChain(59140)
  await openConnected(page)
  await chainButton(page, 'Base Goerli').click()
  await openDialog(page).getByRole('button', { name: 'Linea Goerli' }).click()
  await expect(openDialog(page)).toBeHidden()
  await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
  const asked = wallet.received.map(({ method }) => method).filter((method) => method.startsWith('wallet_'))
  const [switched, added] = ['wallet_switchEthereumChain', 'wallet_addEthereumChain']
  expect(asked).toEqual([switched, added, switched])
})

test('an unanswered switch can be cancelled, and the page still follows it later', { tag: '@proof' }, async ({
  page,
  wallet
}) => {
  await openConnected(page)
  wallet.always('ask')
  await chainButton(page, 'Base Goerli').click()
  await openDialog(page).getByRole('button', { name: 'Linea Goerli' }).click()
  await wallet.untilHeld('wallet_switchEthereumChain')
  await openDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(openDialog(page).getByText('Confirm in Wallet')).toBeHidden()
  await openDialog(page).getByRole('button', { name: 'Close' }).click()
  wallet.settle()
  await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
})

test.describe('a wallet on a network that is not configured', () => {
  test('is on the wrong network, and can be switched from there', async ({ page, installWallet }) => {
    await installWallet({ chainId: 1 })
    await page.goto('/')
    await pickWallet(page)
    await page.getByRole('navigation').getByRole('button', { name: 'Wrong network' }).click()
    const dialog = page.getByRole('dialog', { name: 'Switch Networks' })
    await expect(dialog.getByText('Wrong network detected, switch or disconnect to continue.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Base Goerli' }).click()
    await expect(dialog).toBeHidden()
    await expect(chainButton(page, 'Base Goerli')).toBeVisible()
  })

  test('can be disconnected from there without scrolling, also after a switch that failed', {
    tag: ['@proof', '@engine']
  }, async ({ page, installWallet }) => {
    const wallet = await installWallet({ chainId: 1 })
    wallet.next('wallet_switchEthereumChain', { code: 4200, message: 'Not supported.' })
    await page.goto('/')
    await pickWallet(page)
    await page.getByRole('navigation').getByRole('button', { name: 'Wrong network' }).click()
    await openDialog(page).getByRole('button', { name: 'Base Goerli' }).click()
    await expect(openDialog(page).getByRole('alert')).toContainText('Your wallet does not support switching')
    const disconnect = openDialog(page).getByRole('button', { name: 'Disconnect' })
    for (const [width, height] of [
      [390, 844],
      [1280, 800]
    ] as const) {
      await resize(page, { width, height })
      await expect(disconnect, `at ${width} px`).toBeInViewport({ ratio: 1 })
    }
    await disconnect.click()
    await expect(connectButton(page)).toBeVisible()
    await expect(openDialog(page)).toBeHidden()
  })

  test('has no account dialog: its account button leads to the way out', { tag: '@proof' }, async ({
    page,
    installWallet
  }) => {
    await installWallet({ chainId: 1 })
    await page.goto('/')
    await pickWallet(page)
    await accountButton(page).click()
    await expect(page.getByRole('dialog', { name: 'Switch Networks' })).toBeVisible()
  })

  test('can be switched from the dashboard in one click', { tag: '@proof' }, async ({ page, wallet }) => {
    await openConnected(page, '/dashboard')
    await wallet.switchChain(1)
    const main = page.getByRole('main')
    await expect(main.getByText('Wrong network detected, switch or disconnect to continue.')).toBeVisible()
    await expect(main.getByRole('region', { name: 'Send' })).toContainText('Switch first.')
    await main.getByRole('button', { name: 'Switch to Base Goerli' }).click()
    await expect(chainButton(page, 'Base Goerli')).toBeVisible()
    await expect(main.getByText('Wrong network detected')).toBeHidden()
  })
})
