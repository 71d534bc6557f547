import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readCapsule } from '#devchain/capsule/capsule.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { limit } from '../run/limits.mjs'
import { githubPlan, gitlabPlan } from './ci-template.ts'
import { documentedFile, WalletApp } from './wallet-app.ts'

/** Enough to install an app, or to run it, on a busy machine. */
const LIMIT_MS = limit(600_000)
const SPEC = 'wallet.spec.ts'

/** The same page as the README's, for ethers. */
const ETHERS_PAGE = `import { BrowserProvider, formatEther, JsonRpcProvider, parseEther } from 'ethers'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const names = { 84531: 'Base Goerli', 59140: 'Linea Goerli' }
const node = new JsonRpcProvider('https://goerli.base.org', 84531, { staticNetwork: true })

function App() {
  const [wallet, setWallet] = useState(() => new BrowserProvider(window.ethereum, 'any'))
  const [view, setView] = useState({})
  const connect = async () => {
    const { address } = await wallet.getSigner()
    setView({ address, chainId: Number((await wallet.getNetwork()).chainId) })
    const balance = await node.getBalance(address).then(formatEther, () => 'unknown')
    setView((before) => ({ ...before, balance }))
  }
  const change = async () => {
    await wallet.send('wallet_switchEthereumChain', [{ chainId: '0xe704' }])
    setView({ ...view, chainId: Number(await wallet.send('eth_chainId', [])) })
  }
  const send = async () => {
    const sent = wallet.getSigner().then((signer) => signer.sendTransaction({ to: view.address, value: parseEther('1') }))
    setView({ ...view, status: await sent.then(({ hash }) => hash, () => 'Not sent') })
  }
  if (!view.address) return <button onClick={connect}>Connect</button>
  return (
    <>
      <h1>{names[view.chainId]}</h1>
      <p>Balance: {view.balance}</p>
      <button onClick={change}>Switch</button>
      <button onClick={send}>Send</button>
      <p role="status">{view.status}</p>
    </>
  )
}

createRoot(document.getElementById('app')).render(<App />)
`

/** Whoever imports it gets types for everything. */
const ENTRY_POINTS = ['', '/contracts', '/phone', '/playwright', '/relay', '/scripted-wallet', '/vite', '/weather']
  .map((name, index) => `export * as part${index} from '@portside/devchain${name}'\n`)
  .join('')

/** Fails with a transaction pending. */
const FAILING_SPEC = `import { expect, test } from '@portside/devchain/playwright'

test('a transaction is pending when this test fails on purpose', async ({ page, wallet, chains }) => {
  await chains.stopMining(84531)
  await page.goto('/?shelf=2')
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.evaluate(() => localStorage.setItem('basket', 'one anchor'))
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status')).toHaveText(/^0x/)
  expect(await page.getByRole('status').textContent(), 'on purpose').toBe('Not sent')
})
`

let app: WalletApp

beforeAll(async () => {
  app = await WalletApp.install()
  app.write('main.tsx', documentedFile('main.tsx'))
  app.write('playwright.config.ts', documentedFile('playwright.config.ts'))
  app.write(SPEC, documentedFile(SPEC))
}, LIMIT_MS)

afterAll(() => app?.close(), LIMIT_MS)

test(
  'an app that installs the package finds no mistake in its types',
  async () => {
    app.write('entry-points.ts', ENTRY_POINTS)
    const { output } = await app.shell('npx tsc -p . --pretty false').untilEnd()
    // Other packages have mistakes of their own.
    const mistakes = output.split('\n').filter((line) => /error TS\d+/.test(line))
    expect(mistakes.filter((line) => !/^node_modules\/(?!@portside\/)/.test(line))).toEqual([])
    app.write('entry-points.ts', "export { nothing } from '@portside/devchain'\n")
    expect((await app.shell('npx tsc -p . --pretty false').untilEnd()).output).toContain('entry-points.ts(1,10): error')
    app.write('entry-points.ts', '')
  },
  LIMIT_MS
)

test(
  'a page with wagmi is connected, switched, sent from, rejected and left without a node by the README’s tests, each in one shard of the template for GitHub Actions',
  async () => {
    const plan = await githubPlan(app)
    expect(plan).toMatchObject({
      shards: 2,
      cached: ['npm', '~/.cache/ms-playwright'],
      artifacts: ['test-results/']
    })
    const [install = '', browser = '', ...rest] = plan.commands(1)
    expect(install).toBe('npm ci')
    await app.mustRun(install)
    expect(browser).toContain(' --with-deps ')
    // Says what it would download.
    expect(await app.mustRun(browser.replace('--with-deps', '--dry-run'))).toMatch(/chromium/i)
    expect(rest).toHaveLength(1)
    const passed: number[] = []
    for (const shard of [1, 2]) {
      const [args = ''] = plan.commands(shard).flatMap((command) => command.split('npx playwright test ')[1] ?? [])
      const { status, output } = await app.playwright(args)
      expect({ status, output }).toMatchObject({ status: 0 })
      passed.push(Number(/(\d+) passed/.exec(output)?.[1]))
    }
    expect(passed).toEqual([2, 2])
  },
  LIMIT_MS
)

test('the template for GitLab runs the same commands, with the packages that it has cached', async () => {
  const [github, gitlab] = [await githubPlan(app), await gitlabPlan(app)]
  expect(gitlab).toMatchObject({ shards: 2, cached: ['.npm/', '.playwright/'], artifacts: ['test-results/'] })
  for (const shard of [1, 2]) {
    const [install, ...rest] = github.commands(shard)
    expect(gitlab.commands(shard)).toEqual([`${install} --prefer-offline`, ...rest])
  }
})

test(
  'a failed test leaves a capsule, and the program goes on from its chains',
  async () => {
    app.write('failing.spec.ts', FAILING_SPEC)
    const { status, output } = await app.playwright('failing.spec.ts')
    const [capsule = ''] = app.capsules()
    expect({ status, output }).toEqual({
      status: 1,
      output: expect.stringContaining(`npx --no-install portside-devchain --replay ${capsule}`)
    })
    const folder = path.join(app.folder, capsule)
    const { scene, chains, rpc, wallets, events } = readCapsule(folder)
    expect(scene).toMatchObject({ path: '/?shelf=2', failure: expect.stringContaining('on purpose') })
    expect(scene.storage).toMatchObject({ basket: 'one anchor' })
    expect(scene.wallets).toMatchObject([{ chainId: 84531 }])
    expect(chains[84531]).toMatchObject({ pending: [expect.stringMatching(/^0x/)], isAutomining: false })
    expect(rpc.flatMap(({ methods }) => methods)).toContain('eth_call')
    expect(wallets).toContainEqual(expect.objectContaining({ type: 'request', method: 'eth_sendTransaction' }))
    expect(events).toContainEqual(expect.objectContaining({ kind: 'clicked', text: 'Send (button)' }))
    expect(readFileSync(path.join(folder, 'page-1.png')).subarray(1, 4).toString()).toBe('PNG')

    const replay = app.shell(`npx --no-install portside-devchain --ci --json --replay ${capsule}`)
    onTestFinished(async () => void (await replay.interrupt()))
    const [line] = await replay.until(/^\{"gateway".*\}$/m)
    const url = JSON.parse(line).chains[84531]
    const [from] = scene.wallets.flatMap(({ accounts }) => accounts)
    const nonce = (block: string) => callNode(url, 'eth_getTransactionCount', [from, block]).then(Number)
    const mined = await nonce('latest')
    expect(await nonce('pending')).toBe(mined + 1)
    await callNode(url, 'evm_mine')
    expect(await nonce('latest')).toBe(mined + 1)
    expect((await replay.interrupt()).output).toContain('a transaction is pending when this test fails on purpose')
  },
  LIMIT_MS
)

test(
  'a page with ethers passes the same tests',
  async () => {
    app.write('main.tsx', ETHERS_PAGE)
    expect(await app.playwright(SPEC)).toMatchObject({ status: 0, output: expect.stringContaining('4 passed') })
  },
  LIMIT_MS
)
