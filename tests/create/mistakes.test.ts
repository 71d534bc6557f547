import path from 'node:path'
import { expect, test } from 'vitest'
import { knownChains } from '#domain/chain/known-chains.ts'
import { rpcLibraries } from '#src/rpc-libraries.ts'
import { readAnswers } from '../../create-portside/answers.mjs'
import { readFlags } from '../../create-portside/flags.mjs'
import { Mistake } from '../../create-portside/mistake.mjs'

/** What no flag says is not asked. */
async function answers(args: readonly string[]) {
  return readAnswers({ ...readFlags(args), yes: true }, { networks: knownChains, rpcLibraries })
}

test('flags answer everything', async () => {
  const flags = ['--name', 'Quay', '--chains', '8453, linea-sepolia', '--rpc', 'ethers', '--sign-in=same-origin']
  expect(await answers(['quay', ...flags])).toEqual({
    folder: path.resolve('quay'),
    name: 'Quay',
    chains: ['base', 'linea-sepolia'],
    rpc: 'ethers',
    'sign-in': '/auth'
  })
})

test.each([
  [['a', 'b'], 'Name one folder, not both "a" and "b".'],
  [['a', '--colour', 'red'], 'There is no option --colour; --help lists them all.'],
  [['a', '-y'], 'There is no option -y; --help lists them all.'],
  [['a', '--chains', '--yes'], '--chains needs a value.'],
  [['a', '--rpc'], '--rpc needs a value.'],
  [['a', '--yes=no'], '--yes takes no value.'],
  [['a', '--rpc', 'viem', '--rpc', 'ethers'], '--rpc is given twice.'],
  [['--yes'], 'Name the folder for the project, as in "npm run create -- ../my-app".'],
  [
    ['a', '--name', 'A "b"'],
    `The name may hold ASCII letters, digits, spaces and -._~:/?#[]@!&'()*+,;= only, got "A "b"".`
  ],
  [
    ['a', '--name', 'Swap -> Earn 5%'],
    `The name may hold ASCII letters, digits, spaces and -._~:/?#[]@!&'()*+,;= only, got "Swap -> Earn 5%".`
  ],
  [['a', '--name', ' '], `The name may hold ASCII letters, digits, spaces and -._~:/?#[]@!&'()*+,;= only, got " ".`],
  [['a', '--chains', 'base,8453'], 'The networks name base twice.'],
  [['a', '--chains', '8453,,1'], `"" is none of the known networks ${networks()}.`],
  [['a', '--rpc', 'web3'], 'The RPC library must be viem or ethers, got "web3".'],
  [['a', '--sign-in', 'yes'], 'Sign-in must be none, same-origin, or the service\'s http(s) URL, got "yes".'],
  [
    ['a', '--sign-in', 'https://me@auth.example'],
    'Sign-in must be none, same-origin, or the service\'s http(s) URL, got "https://me@auth.example".'
  ]
])('%j is a mistake that is told in one sentence', async (args, sentence) => {
  const refused = answers(args)
  await expect(refused).rejects.toThrow(Mistake)
  await expect(refused).rejects.toHaveProperty('message', sentence)
})

function networks(): string {
  return knownChains.map(({ id, network }) => `${id} ${network}`).join(', ')
}
