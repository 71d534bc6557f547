// biome-ignore-all lint/suspicious/noConsole: developers look for it there, and no visitor has this code
import type { RpcPorts } from '#adapters/rpc/reads/rpc-ports.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { once } from '#domain/wait/once.ts'
import { ShadowReport, type ShadowRow } from './shadow-report.ts'
import { shadowedPort } from './shadowed-port.ts'

declare global {
  /** In development with `RPC_SHADOW` only: prints what was found so far. */
  var portsideShadow: { report(): readonly ShadowRow[] } | undefined
}

/** Wraps `first`, to repeat its reads with the library that `RPC_SHADOW` names. */
export function shadow(first: RpcPorts, chains: readonly Chain[]): RpcPorts {
  const report = new ShadowReport([__RPC_LIBRARY__, __RPC_SHADOW__], (sentence) => console.warn(sentence))
  globalThis.portsideShadow = {
    report() {
      console.table(report.rows)
      return report.rows
    }
  }
  const second = once(() => loadSecond(chains))
  return {
    // Endpoints are judged by the page's own reads only.
    reader: shadowedPort(first.reader, async () => (await second()).reader, report, ['watchHealth']),
    contracts: shadowedPort(first.contracts, async () => (await second()).contracts, report)
  }
}

async function loadSecond(chains: readonly Chain[]): Promise<RpcPorts> {
  if (__RPC_SHADOW__ === 'ethers') {
    const { connectEthers } = await import('#adapters/rpc/ethers/ethers-rpc.ts')
    return connectEthers(chains)
  }
  const { connectViem } = await import('#adapters/rpc/viem/viem-rpc.ts')
  return connectViem(chains)
}
