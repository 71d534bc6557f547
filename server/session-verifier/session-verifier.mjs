/** How long an answer is kept: an end that the service itself hears of late, from another process, is heard of then. */
const KEPT_MS = 15_000
/** Without events, nobody says that a session has ended. */
const KEPT_WITHOUT_EVENTS_MS = 5000
/** About 5 MB. */
const MAX_KEPT = 10_000
const ANSWER_MS = 5000
/** The service sends something every 15 seconds. */
const SILENT_MS = 40_000
const RECONNECT_MS = 1000
const MIN_KEY_BYTES = 32
const UNREACHABLE = { error: 'service-unreachable', status: 503, retryAfterS: 1 }
const SESSION_COOKIES = ['__Host-portside-session', 'portside-session']

export function createSessionVerifier({ url, key }) {
  if (typeof key !== 'string' || key.length < MIN_KEY_BYTES || !/^[\x21-\x7e]+$/.test(key)) {
    throw new TypeError(`The key of this server has fewer than ${MIN_KEY_BYTES} visible ASCII characters.`)
  }
  const base = new URL(url).href.replace(/\/*$/, '')
  const authorization = `Bearer ${key}`
  /** Answers by what was asked, the oldest first. */
  const kept = new Map()
  /** Questions without an answer, by what was asked. */
  const open = new Map()
  const closing = new AbortController()
  let hasEvents = false
  let hasStarted = false

  async function verifySession(request) {
    if (!hasStarted) void follow()
    hasStarted = true
    const asked = questionOf(request)
    if (asked === undefined) return { error: 'signed-out', status: 401 }
    const answer = kept.get(asked)
    if (answer && performance.now() < lastsUntil(answer)) return { session: answer.session }
    kept.delete(asked)
    const pending = open.get(asked) ?? ask(asked)
    return pending.answer
  }

  function lastsUntil({ askedAt, endsAt }) {
    return Math.min(endsAt, askedAt + (hasEvents ? KEPT_MS : KEPT_WITHOUT_EVENTS_MS))
  }

  /** One question at a time, however many requests of one visitor wait for it. */
  function ask(asked) {
    const question = { news: new Set(), isOutdated: false, answer: undefined }
    const askedAt = performance.now()
    question.answer = answerTo(asked)
      .then((answer) => {
        if (!('session' in answer)) return answer
        const { remainingMs, ...session } = answer.session
        const { news, isOutdated } = question
        // It may have been read before the news.
        if (!isOutdated && !news.has(session.id) && !news.has(session.address)) {
          keep(asked, { session, askedAt, endsAt: askedAt + remainingMs })
        }
        return { session }
      })
      .catch(() => UNREACHABLE)
      .finally(() => open.delete(asked))
    open.set(asked, question)
    return question
  }

  function keep(asked, answer) {
    kept.set(asked, answer)
    const [oldest] = kept.keys()
    if (kept.size > MAX_KEPT) kept.delete(oldest)
  }

  /** Twice, if need be: one process of several may have ended in the middle, and a question changes nothing. */
  async function answerTo(body) {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(ANSWER_MS)])
    const answer = await post(body, signal).catch(() => UNREACHABLE)
    return answer === UNREACHABLE && !signal.aborted ? post(body, signal) : answer
  }

  async function post(body, signal) {
    const response = await fetch(`${base}/server/session`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body,
      redirect: 'error',
      signal
    })
    const answer = await response.json()
    if (response.ok) return { session: answer }
    if (typeof answer.error !== 'string') return UNREACHABLE
    if (answer.error === 'signed-out') return { error: answer.error, status: 401 }
    if (answer.error === 'origin-refused') return { error: answer.error, status: 403 }
    // The visitor is not to blame for a wrong key or a busy service.
    return { error: answer.error, status: 503, retryAfterS: Number(response.headers.get('retry-after')) || 1 }
  }

  /** Listens to the service until this verifier is closed. */
  async function follow() {
    while (!closing.signal.aborted) {
      await listen().catch(() => undefined)
      hasEvents = false
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS).unref())
    }
  }

  async function listen() {
    const silence = new AbortController()
    let timer = setTimeout(() => silence.abort(), SILENT_MS)
    try {
      const signal = AbortSignal.any([closing.signal, silence.signal])
      const response = await fetch(`${base}/server/events`, { headers: { authorization }, redirect: 'error', signal })
      if (response.status !== 200) return await response.body?.cancel()
      let unread = ''
      const text = new TextDecoder()
      for await (const bytes of response.body) {
        clearTimeout(timer)
        timer = setTimeout(() => silence.abort(), SILENT_MS)
        const lines = (unread + text.decode(bytes, { stream: true })).split('\n')
        unread = lines.pop() ?? ''
        for (const line of lines) if (line.startsWith('data: ')) hear(line.slice('data: '.length))
      }
    } finally {
      clearTimeout(timer)
    }
  }

  function hear(event) {
    const [kind, name] = event.split(' ')
    if (kind === 'open') {
      hasEvents = true
      // What happened before was not heard.
      kept.clear()
      for (const question of open.values()) question.isOutdated = true
      return
    }
    for (const question of open.values()) question.news.add(name)
    for (const [asked, { session }] of kept) {
      if (session.id === name || session.address === name) kept.delete(asked)
    }
  }

  return { verifySession, close: () => closing.abort() }
}

/** All that the service needs of a request, as text; undefined without a session's cookie. */
function questionOf({ method = 'GET', headers }) {
  const header = (name) => {
    const value = typeof headers.get === 'function' ? headers.get(name) : headers[name]
    return (Array.isArray(value) ? value[0] : value) ?? undefined
  }
  const cookies = (header('cookie') ?? '').split(';').map((pair) => pair.trim())
  const own = cookies.filter((pair) => SESSION_COOKIES.includes(pair.slice(0, pair.indexOf('='))))
  if (own.length === 0) return undefined
  return JSON.stringify({
    cookie: own.join('; '),
    method,
    origin: header('origin'),
    host: header('host') ?? header(':authority'),
    fetchSite: header('sec-fetch-site')
  })
}
