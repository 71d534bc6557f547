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

/** How a wallet says the ReCap in the statement (EIP-5573). */
const RECAP_SENTENCE = [
  'I further authorize the stated URI to perform the following actions on my behalf:',
  `(1) 'request': '${SESSION_METHODS.join("', '")}' for 'eip155'.`
].join(' ')

const RESOURCES = '\nResources:\n- '
const RECAP = 'urn:recap:'
/** Without the padding. */
const BASE64_RECAP = /^urn:recap:((?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2,3})?)$/

/** The resource that grants a session all of its methods on these chains (EIP-5573), as WalletConnect writes it. */
export function sessionRecap(chainIds: readonly number[]): string {
  const limits = [{ chains: chainIds.map((chainId) => `eip155:${chainId}`) }]
  const eip155 = Object.fromEntries(SESSION_METHODS.map((method) => [`request/${method}`, limits]))
  return RECAP + btoa(JSON.stringify({ att: { eip155 } })).replaceAll('=', '')
}

/**
 * The text that a wallet signs if it grants all that the page asks: EIP-4361, with the ReCap as a sentence and as the only
 * resource. Each chain makes it about 180 characters longer. @throws RangeError for a line break in a field.
 */
export function formatAuthenticateMessage({ chainIds, ...message }: AuthenticateMessage): string {
  const statement = `${message.statement} ${RECAP_SENTENCE}`
  return formatSignInMessage({ ...message, statement }) + RESOURCES + sessionRecap(chainIds)
}

/** The fields of a text, or undefined unless `formatAuthenticateMessage` writes exactly this text from them. */
export function parseAuthenticateMessage(text: string): AuthenticateMessage | undefined {
  const [head = '', recap = '', ...more] = text.split(RESOURCES)
  const signIn = more.length > 0 ? undefined : parseSignInMessage(head)
  const end = ` ${RECAP_SENTENCE}`
  if (!signIn?.statement.endsWith(end)) return undefined
  const message = { ...signIn, statement: signIn.statement.slice(0, -end.length), chainIds: chainsIn(recap) }
  return formatAuthenticateMessage(message) === text ? message : undefined
}

/** None, for anything that cannot be the ReCap of a session. */
function chainsIn(recap: string): readonly number[] {
  const [, code = ''] = BASE64_RECAP.exec(recap) ?? []
  const [chains = ''] = /\[[^[\]]*\]/.exec(atob(code)) ?? []
  return Array.from(chains.matchAll(/eip155:([1-9]\d*)/g), ([, chainId]) => Number(chainId))
}
