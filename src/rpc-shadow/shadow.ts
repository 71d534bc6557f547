// biome-ignore-all lint/suspicious/noConsole: developers look for it there, and no visitor has this code
import type { Chain } from '#domain/chain/chain.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { ShadowReport, type ShadowRow } from './shadow-report.ts'
import { ShadowedChainReader } from './shadowed-chain-reader.ts'

declare global {
  /** In development with `RPC_SHADOW` only: prints what was found so far. */
  var portsideShadow: { report(): readonly ShadowRow[] } | undefined
}

/** Wraps `first`, to repeat its reads with the library that `RPC_SHADOW` names. */
export function shadow(first: ChainReader, chains: readonly Chain[]): ChainReader {
  const report = new ShadowReport([__RPC_LIBRARY__, __RPC_SHADOW__], (sentence) => console.warn(sentence))
  globalThis.portsideShadow = {
    report() {
      console.table(report.rows)
      return report.rows
    }
  }
  let second: Promise<ChainReader> | undefined
  const load = () => {
    second ??= loadSecond(chains)
    return second
  }
  return new ShadowedChainReader(first, load, report)
}

async function loadSecond(chains: readonly Chain[]): Promise<ChainReader> {
  if (__RPC_SHADOW__ === 'ethers') {
    const { EthersChainReader } = await import('#adapters/rpc/ethers/ethers-chain-reader.ts')
    return new EthersChainReader(chains)
  }
  const { ViemChainReader } = await import('#adapters/rpc/viem/viem-chain-reader.ts')
  return new ViemChainReader(chains)
}
