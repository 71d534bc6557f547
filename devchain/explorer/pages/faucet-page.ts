import { html, raw } from 'hono/html'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import type { Token } from '#devchain/explorer/chain/token.ts'
import { count } from '#devchain/explorer/parts/amount.ts'
import type { Html } from '#devchain/explorer/parts/html.ts'
import type { ExplorerChain } from '../explorer-chain.ts'
import { type FaucetFailures, type FaucetRequest, MAX_NATIVE, MAX_TOKENS } from '../faucet.ts'
import { faucetPath } from '../paths.ts'

const OFFERED_ACCOUNTS = 4

interface FaucetPageProps {
  readonly chain: ExplorerChain
  readonly tokens: readonly Token[]
  readonly request: FaucetRequest
  readonly failures: FaucetFailures
}

export function faucetPage({ chain, tokens, request, failures }: FaucetPageProps): Html {
  const options = [
    { value: 'native', text: `${chain.symbol}, up to ${count(MAX_NATIVE)}` },
    ...tokens.map(({ address, symbol, name }) => ({
      value: address,
      text: `${symbol} (${name}), up to ${count(MAX_TOKENS)}`
    }))
  ]
  const accounts = testAccounts.slice(0, OFFERED_ACCOUNTS)
  return html`<div class="head"><h1>Faucet</h1><p class="lead">Funds any account on ${chain.name}, as often as you like.</p></div>
<section aria-label="Faucet"><form class="form" method="post" action="${faucetPath(chain.id)}" novalidate>
<div class="field"><label for="address">Address</label>
<input id="address" name="address" value="${request.address}" list="accounts" autocomplete="off" spellcheck="false" maxlength="100" required${described('address', failures.address, true)}>
<datalist id="accounts">${accounts.map((account, index) => html`<option value="${account}">Account ${index + 1}</option>`)}</datalist>
${failure('address', failures.address)}<p class="hint" id="address-hint">Any account, in Dev Wallet or not.</p></div>
<div class="field"><label for="asset">Asset</label>
<select id="asset" name="asset"${described('asset', failures.asset)}>${options.map(({ value, text }) => html`<option value="${value}"${isChosen(value, request.asset) && raw(' selected')}>${text}</option>`)}</select>
${failure('asset', failures.asset)}</div>
<div class="field"><label for="amount">Amount</label>
<input id="amount" name="amount" value="${request.amount}" inputmode="decimal" autocomplete="off" maxlength="60" required${described('amount', failures.amount)}>
${failure('amount', failures.amount)}</div>
<button class="primary">Fund the account</button>
</form></section>`
}

function isChosen(value: string, asset: string): boolean {
  return value.toLowerCase() === asset.toLowerCase()
}

/** Links a control to its hint and error. */
function described(name: string, failure: string | undefined, hasHint = false): Html {
  const ids = [failure !== undefined && `${name}-wrong`, hasHint && `${name}-hint`].filter(Boolean).join(' ')
  return html`${failure !== undefined && raw(' aria-invalid="true" autofocus')}${ids !== '' && html` aria-describedby="${ids}"`}`
}

function failure(name: string, text: string | undefined): Html | undefined {
  return text === undefined ? undefined : html`<p class="wrong" id="${name}-wrong">${text}</p>`
}
