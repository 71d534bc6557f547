import type { ConnectionLimits } from '../http-server.ts'
import { REQUEST_RATES, type RequestRates } from './rate-limit.ts'

type Variables = Readonly<Record<string, string | undefined>>

interface Limits {
  readonly requestRates: RequestRates
  readonly connections: ConnectionLimits
}

interface WholeNumber {
  readonly least: number
  readonly most: number
  /** What the variable counts, in the plural. */
  readonly unit: string
}

/** How much the service takes on, from its environment. @throws Error with one sentence that names the invalid variable. */
export function readLimits(variables: Variables): Limits {
  const {
    AUTH_PROXIES: proxies = '0',
    AUTH_REQUESTS_PER_ADDRESS: perAddress = String(REQUEST_RATES.perAddress),
    AUTH_REQUESTS_OVERALL: overall = String(REQUEST_RATES.overall),
    AUTH_MAX_SOCKETS: sockets = '1000',
    AUTH_REQUEST_TIMEOUT_S: request = '10',
    AUTH_KEEP_ALIVE_S: keepAlive = '90'
  } = variables
  const rate = { least: 10, most: 1_000_000, unit: 'requests a minute' }
  const seconds = { least: 1, most: 3600, unit: 'seconds' }
  return {
    requestRates: {
      perAddress: readNumber('AUTH_REQUESTS_PER_ADDRESS', perAddress, rate),
      overall: readNumber('AUTH_REQUESTS_OVERALL', overall, rate)
    },
    connections: {
      proxies: readNumber('AUTH_PROXIES', proxies, { least: 0, most: 9, unit: 'proxies' }),
      sockets: readNumber('AUTH_MAX_SOCKETS', sockets, { least: 1, most: 100_000, unit: 'connections' }),
      requestTimeoutMs: readNumber('AUTH_REQUEST_TIMEOUT_S', request, seconds) * 1000,
      keepAliveMs: readNumber('AUTH_KEEP_ALIVE_S', keepAlive, seconds) * 1000
    }
  }
}

function readNumber(name: string, text: string, { least, most, unit }: WholeNumber): number {
  if (/^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text)
  throw new Error(`${name}: "${text}" is not a number of ${unit} from ${least} to ${most}.`)
}
