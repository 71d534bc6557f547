import type { LogOptions } from './service-log.ts'

/** How operators watch the service and end it. */
export interface Operations {
  readonly log: LogOptions
  /** Undefined: none. */
  readonly metricsPort: number | undefined
  readonly metricsHost: string
  /** Between `/readyz` turning to 503 and the last connection that is accepted. */
  readonly drainMs: number
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
const MIN_KEY_LENGTH = 16

/** @throws Error with one sentence that names the invalid variable. */
export function readOperations(variables: Readonly<Record<string, string | undefined>>): Operations {
  const {
    AUTH_LOG_LEVEL: level = 'info',
    AUTH_LOG_KEY: addressKey = '',
    AUTH_METRICS_PORT: port = '',
    AUTH_METRICS_HOST: host = '127.0.0.1',
    AUTH_DRAIN_S: drain = '0'
  } = variables
  const known = LEVELS.find((each) => each === level)
  if (!known) throw new Error(`AUTH_LOG_LEVEL: "${level}" is not one of ${LEVELS.join(', ')}.`)
  if (addressKey !== '' && addressKey.length < MIN_KEY_LENGTH) {
    throw new Error(`AUTH_LOG_KEY: it has fewer than ${MIN_KEY_LENGTH} characters.`)
  }
  if (port !== '' && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535)) {
    throw new Error(`AUTH_METRICS_PORT: "${port}" is not a port number.`)
  }
  if (!/^[\w.:-]+$/.test(host)) throw new Error(`AUTH_METRICS_HOST: "${host}" is not a host name or an IP address.`)
  if (!/^\d{1,3}$/.test(drain)) throw new Error(`AUTH_DRAIN_S: "${drain}" is not a number of seconds from 0 to 999.`)
  return {
    log: { level: known, addressKey: addressKey || undefined },
    metricsPort: port === '' ? undefined : Number(port),
    metricsHost: host,
    drainMs: Number(drain) * 1000
  }
}
