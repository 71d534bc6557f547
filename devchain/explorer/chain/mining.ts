import type { ChainNode } from './chain-node.ts'

/** When the node mines blocks. */
export type Mining =
  | { readonly mode: 'automatic' }
  | { readonly mode: 'interval'; readonly seconds: number }
  | { readonly mode: 'manual' }

export async function readMining({ ask }: ChainNode): Promise<Mining> {
  const [isAutomatic, seconds] = await Promise.all([
    ask<boolean>('anvil_getAutomine'),
    ask<number | null>('anvil_getIntervalMining')
  ])
  if (isAutomatic) return { mode: 'automatic' }
  return seconds ? { mode: 'interval', seconds } : { mode: 'manual' }
}

/** The order matters: ending the interval leaves automatic mining off. */
export async function writeMining({ ask }: ChainNode, mining: Mining): Promise<void> {
  await ask('evm_setIntervalMining', [mining.mode === 'interval' ? mining.seconds : 0])
  if (mining.mode !== 'interval') await ask('evm_setAutomine', [mining.mode === 'automatic'])
}
