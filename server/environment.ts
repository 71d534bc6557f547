import { z } from 'zod'
import { knownChains } from '#domain/chain/known-chains.ts'
import { isStatementText, STATEMENT_SIGNS } from '#domain/session/sign-in-message.ts'
import type { ConnectionLimits } from './http-server.ts'
import { REQUEST_RATES, type RequestRates } from './limits/rate-limit.ts'
import type { LogOptions } from './operations/service-log.ts'
import { originsProblem } from './origins.ts'
import { serverKeysProblem } from './servers/server-keys.ts'
import type { StoreOptions } from './store/open-store.ts'
import type { TokenOptions } from './tokens/session-tokens.ts'
import { tokenKeysProblem } from './tokens/token-keys.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** The service's configuration when it runs on its own. */
export interface Environment {
  readonly port: number
  readonly host: string
  readonly store: StoreOptions
  readonly origins: readonly string[]
  /** Of the page; undefined: the service's default. */
  readonly appName: string | undefined
  /** The chains that visitors may sign in on. */
  readonly chainIds: readonly number[]
  /** Other sites show the page in a frame. */
  readonly isFramed: boolean
  /** By chain id: the nodes that verify signatures of contract accounts. */
  readonly rpcUrls: Readonly<Record<number, readonly string[]>>
  /** The secrets of a team's own servers. */
  readonly serverKeys: readonly string[]
  /** For servers that cannot ask the service. */
  readonly tokens: TokenOptions
  readonly requestRates: RequestRates
  /** How many event streams are served at once. */
  readonly maxStreams: number
  readonly connections: ConnectionLimits
  readonly operations: Operations
}

/** How operators watch the service and end it. */
interface Operations {
  readonly log: LogOptions
  /** Undefined: none. */
  readonly metricsPort: number | undefined
  readonly metricsHost: string
  /** Between `/readyz` turning to 503 and the last connection that is accepted. */
  readonly drainMs: number
}

const DATABASE = 'sign-in.db'
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
const MIN_KEY_LENGTH = 16

/** What is wrong with a text; the variable's name comes before it. */
const not = (what: string) => ({ error: ({ input }: { readonly input?: unknown }) => `"${input}" is not ${what}.` })

const list = z.string().transform((text) => text.split(',').flatMap((each) => each.trim() || []))
const host = z.string().regex(/^[\w.:-]+$/, not('a host name or an IP address'))
const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, not('a port number'))
  .transform(Number)
const count = (unit: string, least: number, most: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most,
      not(`a number of ${unit} from ${least} to ${most}`)
    )
    .transform(Number)
const emptyForNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((text) => (text === '' ? undefined : text), schema.optional())

/**
 * Every variable: how its text is read, its default, and what it means. The tables in README.md and `.env.example` are
 * written from it: `unset` tells of a default that is no text, and `example` is a value to begin with.
 */
export const serviceVariables = z.object({
  AUTH_ORIGINS: list.superRefine(noteProblem(originsProblem)).prefault('').meta({
    description: 'exact origins of the pages that may sign in, comma-separated; all https, or all http on loopback',
    unset: 'none: it is required',
    example: 'https://app.example'
  }),
  AUTH_CHAINS: list
    .pipe(z.array(z.string().transform(toChainId)))
    .prefault('')
    .meta({
      description: "chains that visitors may sign in on, by id or name as in the page's `CHAINS`, comma-separated",
      unset: 'the chains of `domain/chain/known-chains.ts`',
      example: '8453,84532'
    }),
  AUTH_APP_NAME: z
    .string()
    .refine(isStatementText, {
      error: ({ input }) => `"${input}" may hold ASCII letters, digits, spaces and ${STATEMENT_SIGNS} only.`
    })
    .optional()
    .meta({
      description: "the page's `APP_NAME`: it is in the sentence that visitors sign",
      unset: '`Portside`',
      example: 'Portside'
    }),
  AUTH_DATABASE: z
    .string()
    .refine((file) => file.trim() !== '' && !file.includes('://'), not('a file\'s path or ":memory:"'))
    .optional()
    .meta({ description: 'path of the SQLite file, or `:memory:`', unset: `\`${DATABASE}\``, example: DATABASE }),
  AUTH_REDIS_URL: emptyForNone(
    // Not repeated in the sentence, as it usually contains a password.
    z.string().refine(isRedisUrl, 'it is not a URL such as redis://127.0.0.1:6379.')
  ).meta({
    description:
      'instead of `AUTH_DATABASE`: a Redis (7 or later) or Valkey that several processes share, such as `redis://127.0.0.1:6379` or `rediss://user:password@host:6380/1`',
    example: 'redis://127.0.0.1:6379'
  }),
  AUTH_DATABASE_WAIT_MS: emptyForNone(count('milliseconds', 20, 99_999)).meta({
    description: 'how many milliseconds one transaction waits for the store, from 20 to 99999',
    unset: '`250`',
    example: '250'
  }),
  AUTH_HOST: host.prefault('127.0.0.1').describe('address to listen on'),
  AUTH_PORT: port.prefault('8787').describe('port to listen on'),
  AUTH_PROXIES: count('proxies', 0, 9)
    .prefault('0')
    .describe(
      "how many proxies of your own a request passes, up to 9: the visitor's address is that many entries from the end of `X-Forwarded-For`, which is not read with 0"
    ),
  AUTH_REQUESTS_PER_ADDRESS: count('requests a minute', 10, 1_000_000)
    .prefault(String(REQUEST_RATES.perAddress))
    .describe('requests a minute from one address, from 10 to 1000000; a verification counts as four'),
  AUTH_REQUESTS_OVERALL: count('requests a minute', 10, 1_000_000)
    .prefault(String(REQUEST_RATES.overall))
    .describe('requests a minute from everybody, from 10 to 1000000'),
  AUTH_MAX_SOCKETS: count('connections', 1, 100_000).prefault('1000').describe('open connections, up to 100000'),
  AUTH_MAX_STREAMS: emptyForNone(count('event streams', 1, 99_999)).meta({
    description: 'event streams of open pages at once, each of which is a connection: fewer than `AUTH_MAX_SOCKETS`',
    unset: 'half of `AUTH_MAX_SOCKETS`',
    example: '500'
  }),
  AUTH_REQUEST_TIMEOUT_S: count('seconds', 1, 3600)
    .prefault('10')
    .describe('how many seconds a request may take to arrive, up to 3600; its headers half of that'),
  AUTH_KEEP_ALIVE_S: count('seconds', 1, 3600)
    .prefault('90')
    .describe(
      "how many seconds a connection stays open without a request, up to 3600: longer than the proxy's own, usually 60 or 75"
    ),
  AUTH_SERVER_KEYS: list.superRefine(noteProblem(serverKeysProblem)).prefault('').meta({
    description:
      "secrets of 32 bytes at least by which a team's own servers prove themselves, comma-separated: several while one is replaced",
    unset: 'none: no server may ask about visitors'
  }),
  AUTH_AUDIENCES: list.superRefine(noteProblem(audiencesProblem)).prefault('').meta({
    description: 'whom signed tokens are issued for, such as `https://api.example.com`, comma-separated',
    unset: 'none: no tokens',
    example: 'https://api.example.com'
  }),
  AUTH_TOKEN_KEYS: list.superRefine(noteProblem(tokenKeysProblem)).prefault('').meta({
    description:
      'secret keys of tokens, each of 64 hexadecimal digits, the same in all processes: the first one signs, and a second one, comma-separated, is valid too',
    unset: 'none'
  }),
  AUTH_URL: z
    .string()
    .refine((text) => isPath(text) || isHttpUrl(text), not('an http(s) URL or a path that starts with "/"'))
    .prefault('/auth')
    .describe("the page's `AUTH_URL`, which is the issuer of tokens: with a path, on the page's own origin"),
  AUTH_LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: ({ input }) => `"${input}" is not one of ${LOG_LEVELS.join(', ')}.` })
    .prefault('info')
    .describe('`fatal`, `error`, `warn`, `info`, `debug` or `trace`'),
  AUTH_LOG_KEY: emptyForNone(z.string().min(MIN_KEY_LENGTH, `it has fewer than ${MIN_KEY_LENGTH} characters.`)).meta({
    description: `a secret of at least ${MIN_KEY_LENGTH} characters that hashes visitors' addresses in the log; the same in all processes, so that one visitor has one hash`,
    unset: 'a random one for each start'
  }),
  AUTH_METRICS_PORT: emptyForNone(port).meta({
    description: 'port of `/metrics`, for Prometheus',
    unset: 'none: no metrics',
    example: '9464'
  }),
  AUTH_METRICS_HOST: host.prefault('127.0.0.1').describe('address to serve `/metrics` on'),
  AUTH_DRAIN_S: count('seconds', 0, 999)
    .prefault('0')
    .describe(
      'seconds, up to 999, between `/readyz` saying 503 and the last new connection at shutdown: longer than a balancer takes to notice'
    ),
  AUTH_FRAMED: z
    .enum(['true', 'false', ''], { error: ({ input }) => `"${input}" is neither true nor false.` })
    .prefault('false')
    .describe(
      '`true` if other sites, such as Safe{Wallet}, also show the page in a frame: cookies are then sent there'
    ),
  /** One for each chain, by its id. */
  'AUTH_RPC_URL_<chainId>': z.record(z.string(), list.superRefine(noteProblem(nodesProblem))).meta({
    description:
      'a node that verifies the signatures of contract accounts on that chain, or two, comma-separated, that have to agree',
    unset: 'none: only key-based accounts sign in',
    example: 'https://sepolia.base.org'
  })
})

const serverVariables = serviceVariables.pick({
  AUTH_SERVER_KEYS: true,
  AUTH_AUDIENCES: true,
  AUTH_TOKEN_KEYS: true,
  AUTH_URL: true
})

/** The part of the configuration that is about a team's own servers; also for the service within `npm start`. */
type ServerAccess = Pick<Environment, 'serverKeys' | 'tokens'>

/** @throws Error with one sentence that names the invalid variable. */
export function readServerAccess(variables: Variables): ServerAccess {
  const { data, error } = serverVariables.safeParse(variables)
  if (error) throw new Error(sentenceOf(error))
  const { AUTH_AUDIENCES: audiences, AUTH_TOKEN_KEYS: keys, AUTH_URL: url } = data
  if (audiences.length > 0 && keys.length === 0) {
    throw new Error('AUTH_AUDIENCES: there is no key in AUTH_TOKEN_KEYS to sign tokens with.')
  }
  return { serverKeys: data.AUTH_SERVER_KEYS, tokens: { audiences, keys, url } }
}

/** @throws Error with one sentence that names the invalid variable. */
export function readEnvironment(variables: Variables): Environment {
  const { data, error } = serviceVariables.safeParse({
    ...variables,
    'AUTH_RPC_URL_<chainId>': nodesByChain(variables)
  })
  if (error) throw new Error(sentenceOf(error))
  if (data.AUTH_REDIS_URL !== undefined && data.AUTH_DATABASE !== undefined) {
    throw new Error('AUTH_REDIS_URL: AUTH_DATABASE is set too, but there can be one store only.')
  }
  const [sockets, maxStreams] = [data.AUTH_MAX_SOCKETS, data.AUTH_MAX_STREAMS ?? Math.ceil(data.AUTH_MAX_SOCKETS / 2)]
  if (data.AUTH_MAX_STREAMS !== undefined && maxStreams >= sockets) {
    throw new Error(
      `AUTH_MAX_STREAMS: ${maxStreams} streams would take all ${sockets} connections of AUTH_MAX_SOCKETS.`
    )
  }
  const chainIds = data.AUTH_CHAINS.length > 0 ? data.AUTH_CHAINS : knownChains.map(({ id }) => id)
  const rpcUrls = Object.entries(data['AUTH_RPC_URL_<chainId>']).map(
    ([chainId, urls]) => [Number(chainId), urls] as const
  )
  const foreign = rpcUrls.find(([chainId]) => !chainIds.includes(chainId))
  if (foreign) throw new Error(`AUTH_RPC_URL_${foreign[0]}: chain ${foreign[0]} is not one of AUTH_CHAINS.`)
  return {
    port: data.AUTH_PORT,
    host: data.AUTH_HOST,
    store:
      data.AUTH_REDIS_URL === undefined
        ? { database: data.AUTH_DATABASE ?? DATABASE, databaseWaitMs: data.AUTH_DATABASE_WAIT_MS }
        : { redisUrl: data.AUTH_REDIS_URL, databaseWaitMs: data.AUTH_DATABASE_WAIT_MS },
    origins: data.AUTH_ORIGINS,
    appName: data.AUTH_APP_NAME?.trim() || undefined,
    chainIds,
    isFramed: data.AUTH_FRAMED === 'true',
    rpcUrls: Object.fromEntries(rpcUrls),
    ...readServerAccess(variables),
    requestRates: { perAddress: data.AUTH_REQUESTS_PER_ADDRESS, overall: data.AUTH_REQUESTS_OVERALL },
    maxStreams,
    connections: {
      proxies: data.AUTH_PROXIES,
      sockets,
      requestTimeoutMs: data.AUTH_REQUEST_TIMEOUT_S * 1000,
      keepAliveMs: data.AUTH_KEEP_ALIVE_S * 1000
    },
    operations: {
      log: { level: data.AUTH_LOG_LEVEL, addressKey: data.AUTH_LOG_KEY },
      metricsPort: data.AUTH_METRICS_PORT,
      metricsHost: data.AUTH_METRICS_HOST,
      drainMs: data.AUTH_DRAIN_S * 1000
    }
  }
}

/** An empty one means none. */
function nodesByChain(variables: Variables): Variables {
  const entries = Object.entries(variables).flatMap(([name, text]) => {
    const chainId = /^AUTH_RPC_URL_(\d{1,15})$/.exec(name)?.[1]
    return chainId !== undefined && text?.trim() ? [[chainId, text] as const] : []
  })
  return Object.fromEntries(entries)
}

/** Of the first variable that is wrong. */
function sentenceOf({ issues: [issue] }: z.ZodError): string {
  const [name, chainId] = issue?.path ?? []
  return `${String(name).replace('<chainId>', String(chainId))}: ${issue?.message}`
}

function noteProblem<T>(problemOf: (value: T) => string | undefined) {
  return (value: T, context: z.RefinementCtx<T>) => {
    const problem = problemOf(value)
    if (problem !== undefined) context.addIssue(problem)
  }
}

/** Of a chain's id, or the name of a known chain, as in the page's `CHAINS`. */
function toChainId(name: string, context: z.RefinementCtx<string>): number {
  const known = knownChains.find(({ network }) => network === name)
  if (known) return known.id
  if (/^[1-9]\d{0,14}$/.test(name)) return Number(name)
  context.addIssue(`"${name}" is neither a chain id nor the name of a known chain.`)
  return z.NEVER
}

function audiencesProblem(audiences: readonly string[]): string | undefined {
  const other = audiences.find((each) => !/^[\x21-\x7e]{1,256}$/.test(each))
  if (other !== undefined) return `"${other}" is not 1 to 256 visible ASCII characters.`
  return new Set(audiences).size < audiences.length ? 'it lists an audience twice.' : undefined
}

function isPath(text: string): boolean {
  return /^\/(?!\/)/.test(text) && URL.canParse(text, 'http://page')
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

function isRedisUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, pathname } = new URL(text)
  return /^rediss?:$/.test(protocol) && hostname !== '' && /^\/?\d{0,3}$/.test(pathname)
}

function nodesProblem(urls: readonly string[]): string | undefined {
  const other = urls.find((url) => !isHttpUrl(url))
  if (other !== undefined) return `"${other}" is not an http or https URL.`
  if (urls.length > 2) return `it lists ${urls.length} nodes, but at most two can be compared.`
  if (new Set(urls.map((url) => new URL(url).href)).size < urls.length)
    return 'both nodes are the same, so comparing them proves nothing.'
  return undefined
}
