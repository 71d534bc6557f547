import { plainText } from '#domain/plain-text.ts'
import type {
  ActiveSession,
  ListedSession,
  SessionControls,
  SessionToken
} from '#domain/ports/authentication-adapter.ts'
import { accepted, fieldsOf, type HttpAnswer, isPositiveInteger, malformed } from './answer.ts'
import { readNews } from './read-news.ts'

interface Service {
  readonly call: (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<HttpAnswer>
  /** A response whose body may last. */
  readonly open: (path: string, signal: AbortSignal) => Promise<Response>
  readonly sessionOf: (text: string) => ActiveSession
}

/** As many as the service lists. */
const MAX_LISTED = 100
const MAX_LABEL_LENGTH = 40
/** Nothing else goes into a header. */
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/
const LISTED_ID = /^[\w-]{1,64}$/

/** What the sign-in service in `server/` can do with sessions. */
export function httpSessionControls({ call, open, sessionOf }: Service): SessionControls {
  return {
    renew: async () => {
      const answer = await call('POST', 'renew')
      return answer.status === 204 ? undefined : sessionOf(accepted(answer))
    },
    list: {
      read: async () => {
        const answer = await call('GET', 'sessions')
        return answer.status === 204 ? [] : listed(accepted(answer))
      },
      end: async (id) => void accepted(await call('POST', 'end-session', { id })),
      endOthers: async () => void accepted(await call('POST', 'sign-out-others'))
    },
    issueToken: async (audience) => {
      const answer = await call('POST', 'token', { audience })
      return answer.status === 204 ? undefined : issuedToken(accepted(answer))
    },
    watch: async (report, signal) => {
      const response = await open('events', signal)
      if (response.status === 204) return report('ended')
      accepted({ status: response.status, ok: response.ok, text: '' })
      if (response.body) await readNews(response.body, report)
    }
  }
}

function issuedToken(text: string): SessionToken {
  const { token, remainingMs } = fieldsOf(text)
  if (typeof token !== 'string' || !JWT.test(token) || !Number.isSafeInteger(remainingMs)) throw malformed()
  return { token, remainingMs: Number(remainingMs) }
}

function listed(text: string): readonly ListedSession[] {
  const { sessions } = fieldsOf(text)
  if (!Array.isArray(sessions)) throw malformed()
  return sessions.slice(0, MAX_LISTED).map(listedSession)
}

function listedSession(value: unknown): ListedSession {
  const { id, isCurrent, issuedAt, usedAt, expiresAt, ...client } = (value ?? {}) as Readonly<Record<string, unknown>>
  if (
    typeof id !== 'string' ||
    !LISTED_ID.test(id) ||
    typeof isCurrent !== 'boolean' ||
    !isPositiveInteger(issuedAt) ||
    !isPositiveInteger(usedAt) ||
    !isPositiveInteger(expiresAt)
  )
    throw malformed()
  const [browser, system, network] = ['browser', 'system', 'network'].map((key) =>
    plainText(client[key], MAX_LABEL_LENGTH)
  )
  return {
    id,
    isCurrent,
    issuedAt,
    usedAt,
    expiresAt,
    ...(browser && { browser }),
    ...(system && { system }),
    ...(network && { network })
  }
}
