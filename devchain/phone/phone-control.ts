import { Hono } from 'hono'
import { pageGuard } from '#devchain/gateway/page-guard.ts'
import type { Phone } from './phone.ts'
import type { PhoneBehaviour } from './phone-answers.ts'
import { phonePage, phoneScript } from './phone-page.ts'
import { PHONE_PATH } from './phone-paths.ts'

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self'; connect-src 'self'; frame-ancestors 'self'"

/**
 * Lets a person use the phone over HTTP:
 * - `GET` of the path: its page; `GET /state`: its screen
 * - `POST /pair {uri}`, `/settle {answer, id?}`, `/always {behaviour, method?}`, `/grant {accounts?, chainIds?}`,
 *   `/chain {chainId}`, `/disconnect {}`: JSON from the page's own origin only
 * @param open returns the phone, which the first request starts.
 */
export function createPhoneControl(open: () => Promise<Phone>): Hono {
  const control = new Hono({ strict: false }).basePath(PHONE_PATH)
  control.use(pageGuard(() => POLICY))
  control.get('/', (context) => context.html(phonePage))
  control.get('/script.js', (context) => context.body(phoneScript, 200, { 'content-type': 'text/javascript' }))
  control.get('/state', async (context) => {
    const phone = await open()
    const { addresses, chainIds, prompts } = phone
    return context.json({ addresses, chainIds, prompts, sessions: phone.sessions() })
  })
  for (const [name, action] of Object.entries(ACTIONS)) {
    control.post(`/${name}`, async (context) => {
      await action(await open(), Object(await context.req.json()))
      return context.json({})
    })
  }
  control.onError((cause, context) => context.json({ message: cause.message }, 422))
  return control
}

const ACTIONS: Readonly<Record<string, (phone: Phone, given: Readonly<Record<string, unknown>>) => unknown>> = {
  pair: (phone, { uri }) => phone.pair(String(uri)),
  settle: (phone, { answer, id }) =>
    phone.settle(answer === 'approve' ? 'approve' : 'reject', typeof id === 'number' ? id : undefined),
  always: (phone, { behaviour, method }) =>
    phone.always(behaviourOf(behaviour), typeof method === 'string' ? method : undefined),
  grant: (phone, { accounts, chainIds }) =>
    phone.grant({ ...(isNumbers(accounts) && { accounts }), ...(isNumbers(chainIds) && { chainIds }) }),
  chain: (phone, { chainId }) => phone.switchChain(Number(chainId)),
  disconnect: (phone) => phone.disconnect()
}

/** @throws Error for any other value. */
function behaviourOf(value: unknown): PhoneBehaviour {
  if (value === 'approve' || value === 'reject' || value === 'ask' || value === 'ignore') return value
  throw new Error('The behaviour must be approve, reject, ask or ignore.')
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'number')
}
