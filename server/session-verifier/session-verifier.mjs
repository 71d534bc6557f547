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
/** A problem that lasts is told again after this. */
const TOLD_AGAIN_MS = 60_000
const UNREACHABLE = { error: 'service-unreachable', status: 503, retryAfterS: 1 }
const NOT_FOUND = { error: 'service-not-found', status: 503, retryAfterS: 1 }
const SESSION_COOKIES = ['__Host-portside-session', 'portside-session']

export function createSessionVerifier({ url, key, onProblem = console.warn }) {
  checkKey(key)
  const base = baseOf(url)
  const authorization = `Bearer ${key}`
  /** Answers by what was asked, the oldest first. */
  const kept = new Map()
  /** Questions without an answer, by what was asked. */
  const open = new Map()
  /** When each problem was told last, by its sentence. */
  const told = new Map()
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
    const first = await post(body, signal)
    const isRepeated = first.answer === UNREACHABLE && !signal.aborted
    const { answer, problem } = isRepeated ? await post(body, signal) : first
    tell(problem)
    return answer
  }

  async function post(body, signal) {
    try {
      const response = await fetch(`${base}/server/session`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body,
        redirect: 'manual',
        signal
      })
      return await readAnswer(response)
    } catch (cause) {
      return { answer: UNREACHABLE, problem: unreachable(reasonOf(cause)) }
    }
  }

  /** @returns for the visitor's request, and for the operator if something is wrong with the service. */
  async function readAnswer(response) {
    const { ok, status, headers } = response
    const answer = fieldsOf(await response.text())
    if (ok && typeof answer.id === 'string') return { answer: { session: answer } }
    const { error } = answer
    if (ok || typeof error !== 'string' || error === 'not-found') return notOfService(status, headers)
    if (error === 'signed-out') return { answer: { error, status: 401 } }
    if (error === 'origin-refused') return { answer: { error, status: 403 } }
    // The visitor is not to blame for a wrong key or a busy service.
    const retryAfterS = Number(headers.get('retry-after')) || 1
    return { answer: { error, status: 503, retryAfterS }, problem: refused(error) }
  }

  /** A proxy in front of a service that does not run answers with a status from 500 on. */
  function notOfService(status, headers) {
    if (status >= 500) return { answer: UNREACHABLE, problem: unreachable(`HTTP status ${status}`) }
    const location = headers.get('location')
    const reason = `HTTP status ${status}${location === null ? '' : `, to ${location}`}`
    return {
      answer: NOT_FOUND,
      problem: `There is no sign-in service at AUTH_SERVICE, ${base}: ${base}/server/ answers with ${reason}.`
    }
  }

  function refused(error) {
    return error === 'server-key-refused'
      ? `The sign-in service at AUTH_SERVICE, ${base}, refuses AUTH_SERVER_KEY: it is none of the service's AUTH_SERVER_KEYS.`
      : `The sign-in service at AUTH_SERVICE, ${base}, refuses requests of this server: ${error}.`
  }

  function unreachable(reason) {
    return `The sign-in service at AUTH_SERVICE, ${base}, cannot be reached: ${reason}.`
  }

  function tell(problem) {
    if (problem === undefined || closing.signal.aborted) return
    const now = performance.now()
    if (now < (told.get(problem) ?? Number.NEGATIVE_INFINITY) + TOLD_AGAIN_MS) return
    told.set(problem, now)
    onProblem(problem)
  }

  /** Listens to the service until this verifier is closed. */
  async function follow() {
    while (!closing.signal.aborted) {
      tell(await listen().catch((cause) => unreachable(reasonOf(cause))))
      hasEvents = false
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS).unref())
    }
  }

  /** @returns for the operator, if something is wrong with the service; undefined once a stream has ended. */
  async function listen() {
    const silence = new AbortController()
    let timer = setTimeout(() => silence.abort(), SILENT_MS)
    try {
      const signal = AbortSignal.any([closing.signal, silence.signal])
      const response = await fetch(`${base}/server/events`, { headers: { authorization }, redirect: 'manual', signal })
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
      if (response.status !== 200 || !isStream) return (await readAnswer(response)).problem
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
      // Whatever happens from now on has happened anew.
      told.clear()
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

/** @throws TypeError that does not repeat the key. */
function checkKey(key) {
  const demand = "one of the service's AUTH_SERVER_KEYS"
  if (key === undefined || key === '') throw new TypeError(`The option key is missing: AUTH_SERVER_KEY is ${demand}.`)
  if (typeof key === 'string' && key.length >= MIN_KEY_BYTES && /^[\x21-\x7e]+$/.test(key)) return
  throw new TypeError(
    `The option key, AUTH_SERVER_KEY, has to be ${demand}: ${MIN_KEY_BYTES} visible ASCII characters or more.`
  )
}

/** Without a slash at its end. @throws TypeError */
function baseOf(url) {
  const parsed = typeof url === 'string' && URL.canParse(url) ? new URL(url) : undefined
  const isValid = parsed && /^https?:$/.test(parsed.protocol) && parsed.username === '' && parsed.password === ''
  if (isValid && parsed.search === '' && parsed.hash === '') return parsed.href.replace(/\/*$/, '')
  // Not repeated with a password.
  const given = typeof url === 'string' && !url.includes('@') ? `, not "${url}"` : ''
  throw new TypeError(
    `The option url, AUTH_SERVICE, has to be the sign-in service's address, such as http://127.0.0.1:8787${given}.`
  )
}

/** Of a JSON object; none of anything else. */
function fieldsOf(text) {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

/** Why nothing was answered: the code of a socket's error, where there is one. */
function reasonOf(error) {
  if (error?.name === 'TimeoutError') return `no answer within ${ANSWER_MS / 1000} s`
  if (error?.name === 'AbortError') return `nothing was heard for ${SILENT_MS / 1000} s`
  return error?.cause?.code ?? error?.cause?.message ?? error?.message
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
