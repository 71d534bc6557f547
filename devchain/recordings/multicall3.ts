import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Address, Hex } from 'viem'

/** Its first transaction creates the contract at the same address on every chain. */
export const MULTICALL3_DEPLOYER: Address = '0x05f32B3cC3888453ff71B01135B34FF8e41263F2'
export const MULTICALL3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** viem contains the creation code but does not export it, so the recorder reads it from viem's files. */
export function multicall3Bytecode(): Hex {
  const require = createRequire(import.meta.url)
  const viem = dirname(require.resolve('viem/package.json'))
  const constants: { readonly multicall3Bytecode?: Hex } = require(join(viem, '_cjs/constants/contracts.js'))
  if (!constants.multicall3Bytecode) throw new Error('This version of viem stores the code of Multicall3 elsewhere.')
  return constants.multicall3Bytecode
}
