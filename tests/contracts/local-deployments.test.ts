import { createPublicClient, http } from 'viem'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { contractsPlugin } from '#devchain/contracts/contracts-plugin.ts'
import { type LocalAddresses, LocalDeployments } from '#devchain/contracts/local-deployments.ts'
import { createExplorer } from '#devchain/explorer/explorer.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import { ExplorerVisitor } from '../devchain/explorer-visitor.ts'
import { limit } from '../run/limits.mjs'
import { ScratchProject } from './scratch-project.ts'

/** For several compilations on a busy machine. */
const COMPILING_MS = limit(180_000)
const CHAINS = [84531, 59140]
const projects: ScratchProject[] = []
let devchain: Devchain

beforeAll(async () => {
  devchain = await startDevchain({ chainIds: CHAINS })
})
afterAll(async () => {
  await devchain.stop()
  for (const project of projects) project.remove()
})

function deploymentsOf(kind: ConstructorParameters<typeof ScratchProject>[0]) {
  const project = new ScratchProject(kind)
  projects.push(project)
  const log: string[] = []
  const deployments = new LocalDeployments({
    folder: project.folder,
    cacheFolder: project.cacheFolder,
    chainIds: CHAINS,
    url: (chainId) => devchain.url(chainId),
    log: (text) => log.push(text)
  })
  const read = async (name: string, functionName: string, chainId = 84531) => {
    const address = deployments.addresses[name]?.[chainId]
    const abi = deployments.contractsOn(chainId).find((each) => each.address === address)?.abi
    if (!address || !abi) throw new Error(`${name} is not on chain ${chainId}.`)
    return createPublicClient({ transport: http(await devchain.url(chainId)) }).readContract({
      abi,
      address,
      functionName
    })
  }
  return { project, deployments, log, read }
}

test('contracts are deployed to every chain with their arguments, addresses and libraries', async () => {
  const { deployments, read, log } = deploymentsOf('solidity')
  await deployments.update()
  for (const chainId of CHAINS) {
    expect(await read('Registry', 'limit', chainId)).toBe(100n)
    expect(await read('LogBook', 'title', chainId)).toBe('Visitors')
    expect(await read('LogBook', 'registry', chainId)).toBe(deployments.addresses['Registry']?.[chainId])
  }
  expect(Object.keys(deployments.addresses).sort()).toEqual(['LogBook', 'Registry'])
  const { LogBook } = deployments.addresses
  expect(log).toContain(`LogBook is at ${LogBook?.[84531]} on Base Goerli.`)
  const nonce = await callNode(await devchain.url(84531), 'eth_getTransactionCount', [testAccounts[0], 'latest'])
  const fresh = await callNode(await devchain.url(84531, 1), 'eth_getTransactionCount', [testAccounts[0], 'latest'])
  expect(nonce).toBe(fresh)
})

test('a linked contract runs its library, from an artifact or a source', async () => {
  const { deployments, read } = deploymentsOf('foundry')
  await deployments.update()
  const [from] = testAccounts
  const to = deployments.addresses['Counter']?.[84531]
  const url = await devchain.url(84531)
  await callNode(url, 'eth_sendTransaction', [{ from, to, data: `0x1003e2d2${'5'.padStart(64, '0')}` }])
  await vi.waitFor(async () => expect(await read('Counter', 'count')).toBe(12n))
})

test("a team's own script deploys, and what it returns is what the page gets", async () => {
  const { deployments, project, read, log } = deploymentsOf('hardhat')
  await deployments.update()
  expect(log.filter((line) => !line.includes(' is at '))).toEqual([])
  expect(await read('Counter', 'count', 59140)).toBe(9n)
  const before = deployments.addresses
  await deployments.update()
  expect(deployments.addresses).toEqual(before)
  project.replace('deploy.ts', '9n', '10n')
  await deployments.update()
  expect(await read('Counter', 'count')).toBe(10n)
  project.write('../scripts/start.ts', "import { step } from './step.ts'\nexport const start = 10n + step\n")
  project.write('../scripts/step.ts', 'export const step = 1n\n')
  project.replace('deploy.ts', '10n', 'start')
  project.write('deploy.ts', `import { start } from '../scripts/start.ts'\n${project.read('deploy.ts')}`)
  await deployments.update()
  expect(await read('Counter', 'count')).toBe(11n)
  const { addresses } = deployments
  await deployments.update()
  expect(deployments.addresses).toEqual(addresses)
  project.write('../scripts/step.ts', 'export const step = 2n\n')
  await deployments.update()
  expect(await read('Counter', 'count')).toBe(12n)
  const modules = deployments.project.modules.map((file) => deployments.project.label(file))
  expect(modules).toEqual(expect.arrayContaining(['contracts/deploy.ts', 'scripts/start.ts', 'scripts/step.ts']))
  project.replace('deploy.ts', 'return { Sums', 'return { Ledger: sums, Sums')
  await deployments.update()
  expect(log.at(-1)).toBe('contracts/deploy.ts returned Ledger, which is no contract of the project.')
  expect(await read('Counter', 'count')).toBe(12n)
})

test('only what has changed, and what refers to it, is deployed again', { timeout: COMPILING_MS }, async () => {
  const { deployments, project, read } = deploymentsOf('solidity')
  await deployments.update()
  const { LogBook: book, Registry: registry } = deployments.addresses
  project.replace('LogBook.sol', 'title = title_;', 'title = string.concat(title_, "!");')
  await deployments.update()
  expect(await read('LogBook', 'title')).toBe('Visitors!')
  expect(deployments.addresses['LogBook']).not.toEqual(book)
  expect(deployments.addresses['Registry']).toEqual(registry)
  project.replace('contracts.config.ts', '100n', '200n')
  await deployments.update()
  expect(await read('LogBook', 'registry')).toBe(deployments.addresses['Registry']?.[84531])
  expect(await read('Registry', 'limit')).toBe(200n)
  const labels = deployments.contractsOn(84531).map(({ label }) => label)
  expect(labels.sort()).toEqual([
    'LogBook',
    'LogBook, replaced',
    'LogBook, replaced',
    'Registry',
    'Registry, replaced',
    'Words'
  ])
})

test('a mistake keeps the old contract, and prints the sentence', { timeout: COMPILING_MS }, async () => {
  const { deployments, project, log } = deploymentsOf('solidity')
  await deployments.update()
  const { addresses } = deployments
  const generated = project.read('generated/registry.ts')
  const source = project.read('Registry.sol')
  project.write('Registry.sol', source.replace('^0.8.20', '^0.6.0'))
  await deployments.update()
  expect(log.at(-1)).toBe('contracts/Registry.sol needs Solidity ^0.6.0; this project compiles with 0.8.37.')
  project.write('Registry.sol', source.replace('limit = limit_', 'require(limit_ > 1000, "too low"); limit = limit_'))
  await deployments.update()
  expect(log.at(-1)).toMatch(/^Registry could not be deployed to Base Goerli: .*too low/)
  expect(deployments.addresses).toEqual(addresses)
  expect(project.read('generated/registry.ts')).toBe(generated)
  project.write('Registry.sol', source)
  await deployments.update()
  expect(log.at(-1)).toBe('The contracts compile again.')
  await deployments.update()
  expect(log.filter((line) => line === 'The contracts compile again.')).toHaveLength(1)
})

test('what compiles has its module although it cannot be deployed, and the reason is said once, like a warning', async () => {
  const { deployments, project, log } = deploymentsOf('solidity')
  const sentence = 'contracts/Loud.sol: the constructor of Loud takes 1 (uint256 volume_), and contracts.Loud.args in '
  const source =
    'pragma solidity ^0.8.20;\ncontract Loud { constructor(uint256 volume_) {} function shout() external { uint256 word = 1; word; } }\n'
  project.write('Loud.sol', source)
  await deployments.update()
  expect(project.read('generated/loud.ts')).toContain('export const loud =')
  expect(deployments.problem).toContain(sentence)
  project.write('Loud.sol', `// Louder than others.\n${source}`)
  await deployments.update()
  const warnings = () => log.filter((text) => text.includes('can be restricted to pure'))
  expect([log.filter((text) => text.includes(sentence)).length, warnings().length]).toEqual([1, 1])
  project.write(
    'Loud.sol',
    source.replace('(uint256 volume_)', '()').replace('shout() external', 'shout() external pure')
  )
  await deployments.update()
  expect(deployments.problem).toBeUndefined()
  project.write('Loud.sol', source.replace('(uint256 volume_)', '()'))
  await deployments.update()
  expect(warnings()).toHaveLength(2)
})

test('a page is told why its contract is not there, and the overlay says it until it is mended', async ({
  onTestFinished
}) => {
  const { deployments, project } = deploymentsOf('foundry')
  project.write('local-addresses.ts', 'export const localAddresses = {}\n')
  project.write('page.ts', "import { lamp } from './generated/lamp.ts'\nconsole.log(lamp)\n")
  project.write('Lamp.sol', 'pragma solidity ^0.8.20;\ncontract Lamp { uint256 public light }\n')
  const addressesFile = `${project.folder}/local-addresses.ts`
  const server = await createServer({
    configFile: false,
    root: project.root,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [contractsPlugin({ deployments, addressesFile, resets: devchain.resetsFor(0) })]
  })
  onTestFinished(() => server.close())
  const { client } = server.environments
  const sent = vi.spyOn(client.hot, 'send')
  await client.transformRequest('/contracts/page.ts')
  const lacking = await client.transformRequest('/contracts/generated/lamp.ts')
  expect(lacking?.code).toMatch(/throw new Error\(".*Expected ';'.*contracts\/Lamp\.sol:2:/)
  expect(lacking?.code).toContain('export const lamp')
  const overlay = expect.objectContaining({ type: 'error' })
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith(overlay))
  sent.mockClear()
  project.replace('Lamp.sol', 'light }', 'light; }')
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ type: 'full-reload' }), { timeout: COMPILING_MS })
  expect((await client.transformRequest('/contracts/generated/lamp.ts'))?.code).toContain('lampAbi')
  expect(sent).not.toHaveBeenCalledWith(overlay)
})

test('a chain that lost its contracts gets them again', async () => {
  const { deployments, read } = deploymentsOf('foundry')
  const url = await devchain.url(84531)
  const snapshot = await callNode(url, 'evm_snapshot')
  await deployments.update()
  await callNode(url, 'evm_revert', [snapshot])
  await expect(read('Counter', 'count')).rejects.toThrow()
  await deployments.update()
  expect(await read('Counter', 'count')).toBe(7n)
})

test('while mining is manual, contracts are mined all the same', async () => {
  const { deployments, read } = deploymentsOf('foundry')
  const url = await devchain.url(84531)
  await callNode(url, 'evm_setAutomine', [false])
  await deployments.update()
  await callNode(url, 'evm_setAutomine', [true])
  expect(await read('Counter', 'count')).toBe(7n)
})

test('the explorer shows a contract under its name', async () => {
  const { deployments } = deploymentsOf('foundry')
  const contractsOn = (chainId: number) => deployments.contractsOn(chainId)
  const visitor = new ExplorerVisitor(createExplorer({ ...devchain, contractsOn }))
  await deployments.update()
  const { text } = await visitor.get(`/84531/address/${deployments.addresses['Counter']?.[84531]}`)
  expect(text).toContain('Counter')
})

test('the dev server gives the page the addresses of this run, and reloads it after a change', async ({
  onTestFinished
}) => {
  const { deployments, project, read } = deploymentsOf('foundry')
  project.write('local-addresses.ts', 'export const localAddresses = {}\n')
  const server = await createServer({
    configFile: false,
    root: project.root,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [
      contractsPlugin({
        deployments,
        addressesFile: `${project.folder}/local-addresses.ts`,
        resets: devchain.resetsFor(0)
      })
    ]
  })
  onTestFinished(() => server.close())
  const reloaded = vi.spyOn(server.environments.client.hot, 'send')
  const first = await servedAddress(server)
  expect(first).toBe(deployments.addresses['Counter']?.[84531])
  expect(await read('Counter', 'count')).toBe(7n)
  reloaded.mockClear()
  project.replace('contracts.config.ts', '7n', '300n')
  await vi.waitFor(() => expect(reloaded).toHaveBeenCalledWith({ type: 'full-reload' }))
  const second = await servedAddress(server)
  expect(second).not.toBe(first)
  expect(second).toBe(deployments.addresses['Counter']?.[84531])
  expect(await read('Counter', 'count')).toBe(300n)
  project.write('page.ts', "import { counter } from './generated/counter.ts'\nconsole.log(counter)\n")
  const readPage = () => server.environments.client.transformRequest('/contracts/page.ts')
  await readPage()
  reloaded.mockClear()
  project.replace('contracts.config.ts', 'Counter: {', "Renamed: { contract: 'Counter',")
  await vi.waitFor(() => expect(reloaded).toHaveBeenCalledWith({ type: 'full-reload' }))
  await expect(readPage()).rejects.toThrow('Failed to resolve import "./generated/counter.ts" from ')
})

async function servedAddress(server: ViteDevServer): Promise<string | undefined> {
  const served = await server.environments.client.transformRequest('/contracts/local-addresses.ts')
  const module = await import(`data:text/javascript,${encodeURIComponent(served?.code ?? '')}`)
  return (module.localAddresses as LocalAddresses)['Counter']?.[84531]
}
