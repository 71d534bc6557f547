import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import type { PageSettings } from '../settings/settings.ts'
import { ANY_FOLDER } from '../settings/variables.ts'

/** Their public nodes are gone; `npm start` runs local ones. */
const RETIRED = [baseGoerli, lineaGoerli]

type Networks = Pick<PageSettings, 'chains'>

/** Of a build: networks that visitors cannot reach, as only `npm start` has nodes for them. */
export function retiredNetworksWarning({ chains }: Networks): string | undefined {
  const gone = chains.filter(({ id, rpcUrls: [first] }) =>
    RETIRED.some((retired) => retired.id === id && retired.rpcUrls[0] === first)
  )
  if (gone.length === 0) return undefined
  const names = gone.map(({ id, name }) => `${name} (${id})`).join(', ')
  return `Visitors cannot reach these networks of the build, which were retired and exist in npm start only: ${names}. Name others in CHAINS, such as CHAINS=base,base-sepolia, or endpoints of your own in RPC_URL_<chainId>.`
}

/** Of a build for any folder: paths of the host, on hosts that are not known yet. */
export function hostPathsWarning({ chains, basePath }: Networks & { readonly basePath: string }): string | undefined {
  if (basePath !== ANY_FOLDER) return undefined
  const paths = chains.flatMap(({ id, rpcUrls }) =>
    rpcUrls.filter((url) => /^(?:wss?:)?\/(?!\/)/.test(url)).map((url) => `RPC_URL_${id} ${url}`)
  )
  if (paths.length === 0) return undefined
  return `With BASE_PATH=./, the page may be on any host, and these paths are asked of that host, which a gateway of IPFS does not serve: ${paths.join(', ')}. Use https URLs.`
}
