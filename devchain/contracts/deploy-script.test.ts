import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ContractsError } from './contracts-error.ts'
import { runDeployScript } from './deploy-script.ts'
import { ContractsProject } from './project.ts'

const COUNTER = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

/** Its script has this function. */
class ScriptedProject extends ContractsProject {
  readonly #deploy: unknown

  constructor(deploy: unknown) {
    super('contracts')
    this.#deploy = deploy
  }

  override async load(): Promise<Readonly<Record<string, unknown>>> {
    return { deploy: this.#deploy }
  }
}

const counter = {
  key: 'Counter',
  name: 'Counter',
  file: 'contracts/Counter.sol',
  abi: [],
  code: '60',
  links: [],
  args: [],
  libraries: {},
  addresses: {},
  isListed: true
}

function run(deploy: unknown) {
  const project = new ScriptedProject(deploy)
  const script = project.file('deploy.ts')
  const build = { contracts: [counter], script, drafts: [], warnings: [] }
  return runDeployScript({ project, build, script, chainId: 84531, url: 'http://node', name: 'Base Goerli' }, new Map())
}

beforeEach(() => {
  // Every address has code.
  vi.stubGlobal('fetch', async () => Response.json({ jsonrpc: '2.0', id: 1, result: '0x60' }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each([
  ['a promise', async () => ({ Counter: COUNTER })],
  ['the addresses themselves', () => ({ Counter: COUNTER })]
])('a script may return %s', async (_what, deploy) => {
  expect((await run(deploy)).get('Counter')?.address).toBe(COUNTER)
})

test.each<[string, unknown]>([
  ['must export a function named deploy.', undefined],
  [
    'failed on Base Goerli: out of rope',
    () => {
      throw new Error('out of rope')
    }
  ],
  ['failed on Base Goerli: out of rope', () => Promise.reject(new Error('out of rope'))],
  ['returned Ledger, which is no contract of the project.', () => ({ Ledger: COUNTER })],
  ['returned Counter, and "1" is not an address.', () => ({ Counter: 1 })]
])('one sentence: contracts/deploy.ts %s', async (sentence, deploy) => {
  await expect(run(deploy)).rejects.toThrow(new ContractsError(`contracts/deploy.ts ${sentence}`))
})

test('a script that never finishes is given up, with a sentence', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const deploy = vi.fn(() => new Promise(() => undefined))
  const outcome = expect(run(deploy)).rejects.toThrow(
    new ContractsError('contracts/deploy.ts failed on Base Goerli: it did not finish within 60 s.')
  )
  await vi.waitFor(() => expect(deploy).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(60_000)
  await outcome
})
