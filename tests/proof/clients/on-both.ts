import { serveChains } from '#devchain/gateway/serve-chains.ts'
import { startDevchain } from '#devchain/nodes/forks.ts'
import type { Answers } from './client-folder.ts'
import { comparedChain } from './compared-chain.ts'

/** Runs a client on two forks of the same block: on an anvil itself, and on one behind the gateway. */
export async function onBoth(
  run: (url: string) => Promise<Answers>
): Promise<{ readonly anvil: Answers; readonly gateway: Answers }> {
  const devchain = await startDevchain({ chainIds: [comparedChain.id] })
  const served = await serveChains(devchain, { worker: 1 })
  try {
    const plain = await devchain.url(comparedChain.id, 0)
    const behind = served.rpcUrl(comparedChain.id)
    const anvil = normalised(await run(plain), plain)
    return { anvil, gateway: normalised(await run(behind), behind) }
  } finally {
    await served.close()
    await devchain.stop()
  }
}

/** The forks were started at different times: hashes are numbered as they come, and times left out. */
function normalised(answers: Answers, url: string): Answers {
  const { host } = new URL(url)
  const [name = ''] = url.split('://').slice(1)
  const seen = new Map<string, string>()
  const text = JSON.stringify(answers)
    .replaceAll(name, 'node')
    .replaceAll(host, 'node')
    .replace(/("\w*[tT]imestamp":)("[^"]*"|\d+)/g, '$1"time"')
    .replace(/(timestamp +)\d+ \([^)]*\)/g, '$1time')
    .replace(/(blockTimestamp\W+)(?:0x[0-9a-f]+|\d+)/g, '$1time')
    .replace(/0x[0-9a-f]{64}\b/g, (hash) => {
      const label = seen.get(hash) ?? `hash ${seen.size + 1}`
      seen.set(hash, label)
      return label
    })
  return JSON.parse(text)
}
