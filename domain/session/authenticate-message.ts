import { formatSignInMessage, parseSignInMessage, type SignInMessage } from './sign-in-message.ts'

/** What a wallet signs that connects and signs in at once over WalletConnect (`wc_sessionAuthenticate`). */
export interface AuthenticateMessage extends SignInMessage {
  /** Of the session, in the order in which the ReCap names them. */
  readonly chainIds: readonly number[]
}

/** The methods of a WalletConnect session. A ReCap names them in alphabetical order. */
export const SESSION_METHODS: readonly string[] = [
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_addEthereumChain',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_switchEthereumChain',
  'wallet_watchAsset'
]

/** What a ReCap grants (EIP-5573). */
interface Granted {
  readonly chainIds: readonly number[]
  readonly methods: readonly string[]
}

const RESOURCES = '\nResources:\n- '
const RECAP = 'urn:recap:'
/** Without the padding. */
const BASE64_RECAP = /^urn:recap:((?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2,3})?)$/

/** The resource that grants a session its methods on its chains, as WalletConnect writes it: all that the page asks, by default. */
export function sessionRecap(chainIds: readonly number[], methods = SESSION_METHODS): string {
  const limits = [{ chains: chainIds.map((chainId) => `eip155:${chainId}`) }]
  const eip155 = Object.fromEntries(methods.map((method) => [`request/${method}`, limits]))
  return RECAP + btoa(JSON.stringify({ att: { eip155 } })).replaceAll('=', '')
}

/** Undefined for anything that `sessionRecap` does not write. */
export function readSessionRecap(recap: string): Granted | undefined {
  const [, code = ''] = BASE64_RECAP.exec(recap) ?? []
  const json = atob(code)
  const [chains = ''] = /\[[^[\]]*\]/.exec(json) ?? []
  const granted = {
    chainIds: Array.from(chains.matchAll(/eip155:([1-9]\d*)/g), ([, chainId]) => Number(chainId)),
    methods: Array.from(json.matchAll(/"request\/(\w+)":/g), ([, method = '']) => method)
  }
  return sessionRecap(granted.chainIds, granted.methods) === recap ? granted : undefined
}

/**
 * The text that a wallet signs if it grants all that the page asks: EIP-4361, with the ReCap as a sentence and as the only
 * resource. Each chain makes it about 180 characters longer. @throws RangeError for a line break in a field.
 */
export function formatAuthenticateMessage(message: AuthenticateMessage): string {
  return formatGrantedMessage(message, SESSION_METHODS)
}

/** The text of a wallet that grants these methods, on these chains. @throws RangeError for a line break in a field. */
export function formatGrantedMessage(
  { chainIds, ...message }: AuthenticateMessage,
  methods: readonly string[]
): string {
  const statement = `${message.statement} ${sentenceOf(methods)}`
  return formatSignInMessage({ ...message, statement }) + RESOURCES + sessionRecap(chainIds, methods)
}

/** The fields of a text, or undefined unless `formatAuthenticateMessage` writes exactly this text from them. */
export function parseAuthenticateMessage(text: string): AuthenticateMessage | undefined {
  const [head = '', recap = '', ...more] = text.split(RESOURCES)
  const signIn = more.length > 0 ? undefined : parseSignInMessage(head)
  const { chainIds } = readSessionRecap(recap) ?? {}
  const end = ` ${sentenceOf(SESSION_METHODS)}`
  if (!chainIds || !signIn?.statement.endsWith(end)) return undefined
  const message = { ...signIn, statement: signIn.statement.slice(0, -end.length), chainIds }
  return formatAuthenticateMessage(message) === text ? message : undefined
}

/** How a wallet says the ReCap in the statement. */
function sentenceOf(methods: readonly string[]): string {
  return [
    'I further authorize the stated URI to perform the following actions on my behalf:',
    `(1) 'request': '${methods.join("', '")}' for 'eip155'.`
  ].join(' ')
}
