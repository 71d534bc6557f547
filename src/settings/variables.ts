import { z } from 'zod'
import type { Address } from '#domain/address.ts'
import type { Chain, Token } from '#domain/chain/chain.ts'
import { isToken, repeatedToken } from '#domain/chain/chain-problems.ts'
import { isOnOwnOrigin, isSocket } from '#domain/chain/endpoint.ts'
import { isLoopbackHost } from '#domain/chain/loopback-host.ts'
import { RPC_BATCH_SIZE, RPC_MAX_REST_MS, RPC_TIMEOUT_MS } from '#domain/chain/rpc.ts'
import { isEndpoint, isExplorer, isPath, isUrl } from '#domain/configured-url.ts'
import { parseUrl } from '#domain/parse-url.ts'
import { plainText } from '#domain/plain-text.ts'
import { isStatementText, STATEMENT_SIGNS } from '#domain/session/sign-in-message.ts'
import { isSpreadsheetFormula } from '#domain/spreadsheet-formula.ts'
import type { Config } from '../config.ts'
import { rpcLibraries } from '../rpc-libraries.ts'
import { repetitionOf } from './check-config.ts'

export type Variables = Readonly<Record<string, string | undefined>>

/** In place of a folder: the page works in any. */
export const ANY_FOLDER = './'
/** Of RFC 3986's unreserved characters, which mean the same in paths, patterns of hosts and attributes. */
const FOLDER = /^\/(?:[\w~-][\w.~-]*\/)*$/

/** In place of tokens: those of a preset do not exist on an empty local chain. */
const NO_TOKENS = 'none'

/** What is wrong with a text; the variable's name comes before it. */
const must = (demand: string) => ({
  error: ({ input }: { readonly input?: unknown }) => `must ${demand}, got "${input}".`
})

const list = z.string().transform(toList)
const library = z.enum(rpcLibraries, must(`be ${rpcLibraries.map((name) => `"${name}"`).join(' or ')}`))
const endpoints = list.pipe(
  z.array(z.string().refine(isEndpoint, must('list http(s) or ws(s) URLs, or paths that start with "/" or "ws:/"')))
)
/** A whole number. */
const count = (least: number, most: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
      must(`be a whole number from ${least} to ${most}`)
    )
    .transform(Number)
const url = (isValid: (text: string) => boolean, demand: string) =>
  z
    .string()
    .refine((text) => isValid(withoutSlash(text)), must(demand))
    .transform(withoutSlash)
const origin = z.string().refine(isHttpOrigin, must('list https origins such as https://app.safe.global'))
/** Each as the browser spells it: an entry of a policy that is spelled otherwise allows nothing, or too much. */
const hosts = (isValid: (host: string) => boolean, demand: string) =>
  list.pipe(z.array(z.string().refine(isValid, must(demand)))).optional()
const devPath = z
  .string()
  .refine((path) => isOnOwnOrigin(path) && !isSocket(path), must('be a path that starts with "/", or empty'))
  .optional()

/** Set by `npm start` for the page that it serves; no build has them. */
export const startVariables = z.object({
  LOCAL_NETWORK_EVENTS: devPath.meta({
    description: 'development only, set by `npm start`: where pages subscribe to local networks that start over',
    example: '/__dev/events'
  }),
  TEST_PHONE: devPath.meta({
    description: 'development only, set by `npm start`: the test phone that scans WalletConnect codes',
    example: '/__dev/phone'
  }),
  LOCAL_NAMES: devPath.meta({
    description:
      'development only, set by `npm start`: where the avatars and records of local names are, on this machine, where no other record may point',
    example: '/__dev/names'
  }),
  TEST_SAFE: origin.optional().meta({
    description:
      'development only, set by `npm start`: the origin of a test Safe that may embed the page, in addition to `SAFE_HOSTS`',
    example: 'http://127.0.0.1:4000'
  })
})

/**
 * Every variable of the page's build, which overrides `src/config.ts`: how its text is read, its default, and what it
 * means. The tables in docs/guides/configuration.md and `.env.example` are written from it: `unset` tells of a default that is no text, and
 * `example` is a value to begin with.
 */
export function pageVariables({ chains, knownChains, safeHosts, appName, organisation }: Config) {
  return z.object({
    RPC_LIBRARY: library
      .prefault('viem')
      .describe('the library that reads chains: `viem` or `ethers`; the other one is not in the build'),
    CHAINS: list
      .pipe(z.array(z.string().transform(toPreset(knownChains))))
      .superRefine(noteProblem(repetitionOf))
      .optional()
      .meta({
        description:
          "the page's chains, by id or slug (such as `base-sepolia`), comma-separated, in the order of the network list; presets are in `domain/chain/known-chains.ts`",
        unset: `\`${chains.map(({ id }) => id)}\``,
        example: String(chains.map(({ id }) => id))
      }),
    'RPC_URL_<chainId>': z.record(z.string(), endpoints).meta({
      description:
        "the chain's endpoints, comma-separated and tried in order: http(s) or ws(s) URLs, or paths on the page's origin (`/rpc/84532`, or `ws:/rpc/84532` for a WebSocket)",
      unset: "the preset's",
      example: 'wss://base-sepolia.example,https://sepolia.base.org,/rpc/84532'
    }),
    RPC_TIMEOUT_MS: count(500, 120_000)
      .prefault(String(RPC_TIMEOUT_MS))
      .describe('how long an endpoint has for an answer, in milliseconds, before the next one is asked'),
    RPC_MAX_REST_MS: count(1_000, 600_000)
      .prefault(String(RPC_MAX_REST_MS))
      .describe(
        'the longest that an endpoint is left alone after failures, in milliseconds: it rests for 1 s, 2 s, 4 s, …, or as long as its `Retry-After` says'
      ),
    RPC_BATCH_SIZE: count(2, 1_000)
      .prefault(String(RPC_BATCH_SIZE))
      .describe(
        "the most requests in one JSON-RPC batch, the check of the chain's id included; public nodes refuse more than 50"
      ),
    RPC_URL_1: endpoints.optional().meta({
      description:
        "also where ENS names and avatars are read, even if chain 1 is not one of the page's chains; without either, there are none",
      unset: 'empty; `npm start` has local names',
      example: 'https://ethereum.example'
    }),
    'TOKENS_<chainId>': z
      .record(
        z.string(),
        z
          .string()
          .transform((text) => (text === NO_TOKENS ? [] : toList(text)))
          .pipe(z.array(z.string().transform(toToken)))
          .superRefine(noteProblem(repetitionOfTokens))
      )
      .meta({
        description: `ERC-20 tokens shown on the dashboard, as \`symbol:decimals:address\`, comma-separated; \`${NO_TOKENS}\` for none`,
        unset: "the preset's",
        example: 'USDC:6:0x036CbD53842c5426634e7929541eC2318f3dCF7e'
      }),
    'EXPLORER_URL_<chainId>': z
      .record(z.string(), url(isExplorer, 'be an http(s) URL, or a path that starts with "/"'))
      .meta({
        description:
          "the explorer for transactions and accounts (EIP-3091): an http(s) URL, or a path on the page's origin",
        unset: "the preset's",
        example: 'https://sepolia.basescan.org'
      }),
    IPFS_GATEWAY: url(
      (text) => isPath(text) || isUrl(text, /^https:/),
      'be an https URL, or a path that starts with "/"'
    )
      .optional()
      .meta({
        description:
          "the gateway for avatars on IPFS: an https URL, or a path on the page's origin, without `/ipfs`; it must not redirect",
        unset: '`https://ipfs.io`',
        example: 'https://ipfs.io'
      }),
    AUTH_URL: url(
      (text) => isPath(text) || isUrl(text, /^https?:/),
      'be an http(s) URL, a path that starts with "/", or empty'
    )
      .optional()
      .meta({
        description:
          "the sign-in service, whose own variables are in [server/README.md](server/README.md): an http(s) URL, or a path on the page's origin; empty: no sign-in",
        unset: 'empty; `npm start` runs its own service',
        example: '/auth'
      }),
    WALLETCONNECT_PROJECT_ID: z.string().regex(/^\S+$/, must('be one word')).optional().meta({
      description:
        "your WalletConnect project, for wallets on phones, from https://cloud.reown.com; empty: not offered, and the page's policy blocks the relay",
      unset: 'empty; `npm start` runs its own relay and phone'
    }),
    WALLETCONNECT_RELAY_URL: url(
      (text) => isPath(text) || isUrl(text, /^wss?:/),
      'be a ws(s) URL, or a path that starts with "/"'
    )
      .prefault('wss://relay.walletconnect.org')
      .describe("the WalletConnect relay: a ws(s) URL, or a path on the page's origin"),
    CONNECT_HOSTS: hosts(isConnectOrigin, 'list https or wss origins such as https://api.example').meta({
      description:
        "exact https or wss origins (also http or ws on this machine), comma-separated, that a page of the team's own may send requests to; the footer names them",
      unset: "none: the chains' endpoints, the sign-in service and the relay only",
      example: 'https://api.example,wss://live.example'
    }),
    IMAGE_HOSTS: hosts(isHttpOrigin, 'list https origins such as https://images.example').meta({
      description:
        'exact https origins (also http on this machine), comma-separated, whose pictures the page may show: they learn the addresses of visitors, and the footer names them',
      unset: 'none',
      example: 'https://images.example'
    }),
    SAFE_HOSTS: z
      .string()
      .transform((text) => toList(text).filter((host) => host !== ''))
      .pipe(z.array(origin))
      .prefault(String(safeHosts))
      .describe('exact origins, comma-separated, of the Safe{Wallet}s that may embed the page; set but empty: none'),
    APP_NAME: z
      .string()
      .refine((name) => name !== '' && isStatementText(name), {
        error: ({ input }) =>
          `is part of the message that wallets sign, so it may hold ASCII letters, digits, spaces and ${STATEMENT_SIGNS} only, got "${input}".`
      })
      .prefault(appName)
      .describe('the name in the navigation bar and in texts'),
    ORGANISATION: z
      .string()
      .refine((name) => plainText(name) === name && name !== '', must('be one line of visible text'))
      .prefault(organisation)
      .describe("the organisation in the footer's copyright line"),
    PAGE_URL: url(
      (text) => parseUrl(text)?.origin === text && isUrl(text, /^https?:/),
      'be an origin such as https://app.example'
    )
      .optional()
      .meta({
        description:
          'the address that visitors open, as an origin: links to the page are then shared with a title and the picture `src/public/share.png`',
        unset: 'empty: links are shared without them',
        example: 'https://app.example'
      }),
    BASE_PATH: z
      .string()
      .refine(
        (text) => text === ANY_FOLDER || FOLDER.test(text),
        must('be a folder such as /app/, of letters, digits and -_.~, or ./ for any folder')
      )
      .prefault('/')
      .meta({
        description:
          'the folder of the page on its host, for builds: `/app/` for `https://example.github.io/app/`, or `./` for a page in any folder, as on IPFS ([docs/guides/deploy-anywhere.md](docs/guides/deploy-anywhere.md))',
        example: '/app/'
      }),
    ...startVariables.shape
  })
}

/** Those of these variables that a build reads, by their names. */
export function givenVariables(variables: Variables, config: Config): Readonly<Record<string, string>> {
  const known = Object.keys(pageVariables(config).shape).filter((name) => !Object.hasOwn(startVariables.shape, name))
  const isKnown = (name: string) =>
    known.some((each) => (each.endsWith('<chainId>') ? name.startsWith(each.replace('<chainId>', '')) : name === each))
  const given = Object.entries(variables).flatMap(([name, value]) =>
    (value || (value === '' && name === 'SAFE_HOSTS')) && isKnown(name) ? [[name, value] as const] : []
  )
  return Object.fromEntries(given.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** @throws Error with one sentence that names the variable and its value. */
export function readVariables(variables: Variables, config: Config) {
  const texts = Object.entries(variables).flatMap(([name, value]) => {
    const text = value?.trim()
    // Only of these, an empty list is not the default.
    return text || (text === '' && name === 'SAFE_HOSTS') ? [[name, text] as const] : []
  })
  const ofEachChain = (prefix: string) =>
    texts.flatMap(([name, text]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), text] as const] : []))
  const input = {
    ...Object.fromEntries(texts),
    'RPC_URL_<chainId>': Object.fromEntries(ofEachChain('RPC_URL_')),
    'TOKENS_<chainId>': Object.fromEntries(ofEachChain('TOKENS_')),
    'EXPLORER_URL_<chainId>': Object.fromEntries(ofEachChain('EXPLORER_URL_'))
  }
  const schema = pageVariables(config)
  const { CHAINS: chains = config.chains } = parse(schema.pick({ CHAINS: true }), input)
  checkChainIds(texts, chains)
  return parse(schema, input)
}

/** A misspelt variable must not silently mean the default. */
function checkChainIds(texts: readonly (readonly [string, string])[], chains: readonly Chain[]): void {
  for (const [name, text] of texts) {
    const id = /^(?:RPC_URL|TOKENS|EXPLORER_URL)_(.*)$/.exec(name)?.[1]
    if (id === undefined || name === 'RPC_URL_1' || chains.some((chain) => String(chain.id) === id)) continue
    throw new Error(`${name} is set to "${text}", but no configured chain has that id.`)
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(input)
  if (!error) return data
  const [issue] = error.issues
  const [name, chainId] = issue?.path ?? []
  throw new Error(`${String(name).replace('<chainId>', String(chainId))} ${issue?.message}`)
}

function noteProblem<T>(problemOf: (value: T) => string | undefined) {
  return (value: T, context: z.RefinementCtx<T>) => {
    const problem = problemOf(value)
    if (problem !== undefined) context.addIssue(problem)
  }
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}

function toList(text: string): string[] {
  return text.split(',').map((each) => each.trim())
}

function toPreset(knownChains: readonly Chain[]) {
  return (name: string, context: z.RefinementCtx<string>): Chain => {
    const preset = knownChains.find(({ id, network }) => String(id) === name || network === name)
    if (preset) return preset
    const known = knownChains.map(({ id, network }) => `${id} ${network}`).join(', ')
    context.addIssue(`names "${name}", which is none of the known chains ${known}.`)
    return z.NEVER
  }
}

function toToken(text: string, context: z.RefinementCtx<string>): Token {
  const [symbol = '', decimals = '', address = ''] = text.split(':')
  const token = { symbol, decimals: decimals === '' ? Number.NaN : Number(decimals), address: address as Address }
  if (isToken(token)) return token
  if (isSpreadsheetFormula(symbol)) context.addIssue(`names "${symbol}", which a spreadsheet takes for a formula.`)
  else context.addIssue(`must list tokens as symbol:decimals:address, got "${text}".`)
  return z.NEVER
}

function repetitionOfTokens(tokens: readonly Token[]): string | undefined {
  const twice = repeatedToken(tokens)
  return twice && `names ${twice} twice.`
}

function isHttpOrigin(text: string): boolean {
  return text.startsWith('http') && isConnectOrigin(text)
}

/** Compared literally with the origin that a browser reports, so it must be spelled exactly the same. */
function isConnectOrigin(text: string): boolean {
  const url = parseUrl(text)
  // No wildcards in host names, and no characters with a meaning in a header.
  if (url?.origin !== text || !/^(?:http|ws)s?:\/\/(?:[a-z\d.-]+|\[::1\])(?::\d+)?$/.test(text)) return false
  return url.protocol === 'https:' || url.protocol === 'wss:' || isLoopbackHost(url.hostname)
}
